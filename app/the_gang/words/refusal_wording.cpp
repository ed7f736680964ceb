// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/refusal_wording.hpp"
#include "app/the_gang/words/wording.hpp"
#include "engine/the_gang/rules.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

QString Wording::refusal(const backroom::Refusal& refusal)
{
    const auto gangster = [&] { return QString::number(refusal.parameters[0]); };
    const auto cityAt = [&](int parameter) {
        return city(static_cast<City>(refusal.parameters[static_cast<std::size_t>(parameter)]));
    };
    const std::string_view code = refusal.code;
    if (code == refusals::not_in_hand)
        return tr("Gangster %1 is not in your hand.").arg(gangster());
    if (code == refusals::no_special)
        return tr("You have no special card left in this round.");
    if (code == refusals::no_such_ticket || code == refusals::city_not_in_play)
        return tr("%1 is not in play with two players.").arg(cityAt(0));
    if (code == refusals::already_chosen)
        return tr("You have already chosen for this job.");
    if (code == refusals::still_choosing)
        return tr("Nothing is played until everyone has chosen. Bring the card to “Your play”.");
    if (code == refusals::choices_are_open)
        return tr("The choices have been revealed: they stand until the next job.");
    if (code == refusals::lower_gangster_first)
        return tr("The lowest gangster comes first: %1 is playing.").arg(gangster());
    if (code == refusals::already_placed)
        return tr("Gangster %1 is already in a city.").arg(gangster());
    if (code == refusals::already_played)
        return tr("The special card has already been played.");
    if (code == refusals::other_special)
        return tr("The special card of this turn is a different one: %1.")
            .arg(special(static_cast<Special>(refusal.parameters[0])));
    if (code == refusals::one_city)
        return tr("Both cards must go to the same city: %1.").arg(cityAt(0));
    if (code == refusals::spy_needs_gangster)
        return tr("The Spy must be placed on a gangster in a row.");
    if (code == refusals::not_in_row)
        return tr("Gangster %1 is not in %2.").arg(gangster(), cityAt(1));
    if (code == refusals::not_in_another_city)
        return tr("Gangster %1 must come from a city other than %2.").arg(gangster(), cityAt(1));
    if (code == refusals::must_call)
        return tr("Somebody must be called to %1: pick a gangster from another city.").arg(cityAt(0));
    return shared_refusal_sentence(refusal);
}

}
