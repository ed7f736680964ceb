#pragma once

#include "core/bot.hpp"
#include "supergang/actions.hpp"
#include "supergang/view.hpp"

#include <optional>

/// Computer players of SuperGang, who see what everybody sees.
namespace backroom::supergang {

/// What the seat does, which is asked (SG-3.2 and whatever interrupts a turn). Nobody gives up, and no turn goes on for
/// ever: of each kind of deed there is an end (SG-5.1, 6.1).
Action decide(const View& view, const Mind& mind);

}
