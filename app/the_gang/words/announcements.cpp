// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/announcements.hpp"

#include "app/the_gang/words/wording.hpp"
#include "engine/the_gang/rules.hpp"

namespace the_gang_table::announcements {

using namespace backroom::the_gang;

Announcement reveal(bool alone)
{
    Announcement said;
    // The only person has not looked away from the screen.
    said.title = alone ? Wording::allHaveChosen() : Wording::everyoneMayLook();
    said.text = alone ? Wording::lowestFirst() : Wording::allChoseLowestFirst();
    return said;
}

Announcement job_over(const JobOver& over, const PublicState& open, const Seated& seated)
{
    Announcement said;
    said.title = over.round_over > 0 ? Wording::roundIsOver(over.round_over) : Wording::jobEnded(over.job);
    QStringList sentences;
    for (const SpecialDiscarded& unused : over.unused)
        sentences += Wording::unusedDiscarded(seated.name(unused.seat), unused.special);
    if (over.last) {
        sentences += Wording::ending(ending(open)) + QLatin1Char(' ') + Wording::pilesAreTurnedUp();
    } else {
        const Outlook next = outlook(open);
        sentences += over.round_over > 0 ? Wording::nextRound(next.round) : Wording::nextJob(next);
        if (const QString warning = Wording::warning(next); !warning.isEmpty())
            sentences += warning;
    }
    said.text = sentences.join(QLatin1Char('\n'));
    for (backroom::Seat seat = 0; seat < open.seats; ++seat) {
        const int captured = open.places[seat].captured;
        const Haul& taken = over.taken[seat];
        // Revolvers decide the game. How many a seat has in all is secret, unlike what this job has brought.
        const QString won =
            taken.revolvers > 0 ? QStringLiteral("+%1").arg(taken.revolvers) : QString::number(taken.revolvers);
        AnnouncedSeat announced = seated.seat(seat, won, Wording::revolversWord(taken.revolvers), {});
        announced.also = Wording::inThisJob(captured);
        said.seats += QVariant::fromValue(announced);
    }
    return said;
}

}
