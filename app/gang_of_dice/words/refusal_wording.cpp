// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/refusal_wording.hpp"
#include "app/gang_of_dice/words/wording.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

QString Wording::refusal(const backroom::Refusal& refusal)
{
    const std::string_view code = refusal.code;
    if (code == refusals::no_dice)
        return refusal.rule == "GD-3.1" ? tr("Take at least one die.") : tr("Choose at least one die to reroll.");
    if (code == refusals::more_than_wealth)
        return tr("You have no more than %n dice.", nullptr, refusal.parameters[1]);
    if (code == refusals::more_than_in_game)
        return tr("There are only %n dice in the game.", nullptr, refusal.parameters[1]);
    if (code == refusals::already_taken)
        return tr("The number of dice is fixed for this turn: %1.").arg(refusal.parameters[0]);
    if (code == refusals::not_rolled)
        return tr("Take dice and roll them first.");
    if (code == refusals::no_such_die)
        return tr("That die is not in the tray.");
    return shared_refusal_sentence(refusal);
}

}
