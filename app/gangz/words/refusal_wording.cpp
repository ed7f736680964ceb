// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/refusal_wording.hpp"
#include "app/gangz/words/wording.hpp"
#include "engine/gangz/rules.hpp"

namespace gangz_table {

using namespace backroom::gangz;

QString Wording::refusal(const backroom::Refusal& refusal)
{
    const std::string_view code = refusal.code;
    if (code == refusals::one_to_three)
        return tr("Send in one, two or three cards.");
    if (code == refusals::not_in_hand)
        return tr("This card is not in your hand.");
    if (code == refusals::already_chosen)
        return tr("You have already chosen for this round.");
    if (code == refusals::already_swapped)
        return tr("You can swap your hand only once a round.");
    if (code == refusals::last_card)
        return tr("You cannot swap your last card.");
    if (code == refusals::too_few_cards)
        return tr("There are too few cards left to swap your hand.");
    if (code == refusals::still_choosing)
        return tr("There is no wall yet: some players are still choosing their cards.");
    if (code == refusals::wall_is_laid)
        return tr("The wall is up: you can send in cards again next round.");
    if (code == refusals::already_voted)
        return tr("You have already voted in this round.");
    if (code == refusals::not_on_wall)
        return tr("This card is not on the wall.");
    if (code == refusals::own_card)
        return tr("This card is your own: aim at somebody else’s.");
    if (code == refusals::twice_the_same)
        return tr("These must be two different cards.");
    return shared_refusal_sentence(refusal);
}

}
