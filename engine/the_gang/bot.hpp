#pragma once

#include "core/bot.hpp"
#include "the_gang/actions.hpp"
#include "the_gang/view.hpp"

namespace backroom::the_gang {

/// What this seat does; only where it is pending.
Action decide(const View& view, const Mind& mind);

}
