// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/announcements.hpp"

#include "app/gang_of_dice/words/wording.hpp"
#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>

namespace gang_of_dice_table::announcements {

using namespace backroom::gang_of_dice;

namespace {

QString why(const TurnResult& winner, const TurnResult& other)
{
    return winner.dice > other.dice ? Wording::moreDiceWin(winner.total, winner.dice, other.dice)
                                    : Wording::earlierWins(winner.total, winner.dice);
}

/// Returns the best other result with the same total.
const TurnResult* equal(const Results& results, backroom::Seat seat)
{
    const TurnResult* best = nullptr;
    for (backroom::Seat other = 0; other < results.size(); ++other)
        if (other != seat && results[other] && results[other]->valid && results[other]->total == results[seat]->total
            && (best == nullptr || results[other]->dice > best->dice))
            best = &*results[other];
    return best;
}

}

Announcement round_begins(const WarningRevealed& revealed)
{
    Announcement said;
    said.title = Wording::roundTitle(revealed.round);
    said.text = Wording::cardSentence(revealed.card);
    if (revealed.added > 0)
        said.text = Wording::tokensAdded(revealed.added / dice_of_token) + QLatin1Char('\n') + said.text;
    return said;
}

Announcement round_won(const RoundWon& won, const Results& results, const Seated& seated)
{
    Announcement said;
    said.title = Wording::diceFor(seated.name(won.seat), won.dice);
    said.mark = seated.mark(won.seat);
    const TurnResult& best = *results[won.seat];
    const TurnResult* other = equal(results, won.seat);
    said.text = other == nullptr ? Wording::wonWith(best.total, best.dice) : why(best, *other);
    return said;
}

Announcement round_lost(const RoundLost& lost, int round)
{
    Announcement said;
    said.title = Wording::roundWithoutWinner(round);
    said.text = Wording::stayInTheMiddle(lost.middle);
    said.bad = true;
    return said;
}

Announcement eliminated(const Eliminated& gone, const Seated& seated)
{
    Announcement said;
    said.title = Wording::nameIsOut(seated.name(gone.seat));
    said.text = Wording::nothingLeft();
    said.mark = seated.mark(gone.seat);
    said.bad = true;
    return said;
}

bool ties(const ResultShown& result, const PublicState& open)
{
    return std::ranges::any_of(
        open.results, [&](const auto& other) { return other && other->valid && other->total == result.total; });
}

Announcement tie(const ResultShown& result, const PublicState& open, const Seated& seated)
{
    Results results = open.results;
    results[result.seat] = TurnResult{result.total, result.dice, true};
    const backroom::Seat best = *leader(results, open.start, open.seats);
    Announcement said;
    said.title = Wording::tieFor(seated.name(best));
    said.mark = seated.mark(best);
    if (const TurnResult* other = equal(results, best))
        said.text = why(*results[best], *other);
    return said;
}

}
