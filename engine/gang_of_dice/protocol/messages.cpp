// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/protocol/codec.hpp"

#include "engine/core/sentences.hpp"

namespace backroom {

std::string Codec<gang_of_dice::GangOfDice>::message(const Refusal& refusal)
{
    namespace codes = gang_of_dice::refusals;
    static constexpr auto sentences = std::to_array<Sentence<>>({
        {codes::no_dice, "at least one die is needed"},
        {codes::more_than_wealth, "%1 dice are more than the %2 behind the screen"},
        {codes::more_than_in_game, "%1 dice are more than the %2 of the game"},
        {codes::already_taken, "the number of dice of this turn is already decided: %1"},
        {codes::not_rolled, "no dice are rolled yet"},
        {codes::no_such_die, "there is no die %1: this turn uses %2"},
    });
    return sentence_of(refusal, sentences);
}

}
