#pragma once

#include "gangz/actions.hpp"
#include "gangz/view.hpp"

#include <stop_token>

namespace backroom::gangz {

/// What is best to play against guessed hands of the others, who choose and vote as they have done so far.
Action choose_by_guesses(const View& view, Random& random, const std::stop_token& stop);

}
