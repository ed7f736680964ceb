#pragma once

#include "supergang/bot.hpp"
#include "supergang/bot_search.hpp"

/// Why a computer player does what it does, from the very numbers that it weighs.
namespace backroom::supergang {

/// Of an action that is legal in the state from which the search looks; it looks elsewhere afterwards. The search
/// fights by dice, whatever the game does.
Advice reasoned(Search& search, const Action& action, Duels duels);

}
