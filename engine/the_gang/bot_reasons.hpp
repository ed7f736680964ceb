#pragma once

#include "the_gang/bot.hpp"

namespace backroom::the_gang {

/// Why the boss does this: measured in games that are guessed from the view.
Advice explained(const View& view, const Action& action, const Mind& mind);

}
