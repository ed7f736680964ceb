// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/protocol/codec.hpp"

namespace backroom {

using namespace gang_of_dice;

std::string Codec<GangOfDice>::message(const Refusal& refusal)
{
    const std::string_view code = refusal.code;
    const std::string first = std::to_string(refusal.parameters[0]);
    const std::string second = std::to_string(refusal.parameters[1]);
    if (code == gang_of_dice::refusals::no_dice)
        return "at least one die is needed";
    if (code == gang_of_dice::refusals::more_than_wealth)
        return first + " dice are more than the " + second + " behind the screen";
    if (code == gang_of_dice::refusals::more_than_in_game)
        return first + " dice are more than the " + second + " of the game";
    if (code == gang_of_dice::refusals::already_taken)
        return "the number of dice of this turn is already decided: " + first;
    if (code == gang_of_dice::refusals::not_rolled)
        return "no dice are rolled yet";
    if (code == gang_of_dice::refusals::no_such_die)
        return "there is no die " + first + ": this turn uses " + second;
    return std::string(code);
}

}
