#pragma once

#include "gang_of_dice/bot.hpp"

namespace backroom::gang_of_dice {

/// Why the boss does this, which is legal. What would give up chances to win the round for nothing that is worth a word
/// is not advised: then it is what wins the round rather.
Advice explained(const View& view, const Action& action, const std::stop_token& stop);

}
