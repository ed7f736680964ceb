#pragma once

#include "the_gang/bot.hpp"

namespace backroom::the_gang {

/// Finds the reason for the boss-level player's action by playing games guessed from the view.
Advice explained(const View& view, const Action& action, const Mind& mind);

}
