// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/announcements.hpp"

#include "app/gang_of_dice/words/wording.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace gang_of_dice_table::announcements {

using namespace backroom::gang_of_dice;

namespace {

/// Returns the best other result with the same total; null if there is none.
const TurnResult* equal(const Results& results, backroom::Seat seat)
{
    const TurnResult* best = nullptr;
    for (backroom::Seat other = 0; other < results.size(); ++other)
        if (other != seat && results[other] && results[other]->valid && results[other]->total == results[seat]->total
            && (best == nullptr || results[other]->dice > best->dice))
            best = &*results[other];
    return best;
}

Results with(const ResultShown& result, const PublicState& open)
{
    Results results = open.results;
    results[result.seat] = TurnResult{result.total, result.dice, true};
    return results;
}

}

QString tie_of(const Results& results, backroom::Seat best)
{
    const TurnResult* other = equal(results, best);
    if (other == nullptr)
        return {};
    const TurnResult& winner = *results[best];
    return winner.dice > other->dice ? Wording::moreDiceWin(winner.total, winner.dice, other->dice)
                                     : Wording::earlierWins(winner.total, winner.dice);
}

QString tie_of(const ResultShown& result, const PublicState& open)
{
    const Results results = with(result, open);
    const backroom::Seat best = *leader(results, open.start, open.seats);
    return results[best]->total == result.total ? tie_of(results, best) : QString();
}

Announcement round_begins(const WarningRevealed& revealed, const PublicState& open)
{
    Announcement said;
    said.title = Wording::roundTitle(revealed.round);
    said.text = Wording::cardSentence(revealed.card);
    if (revealed.added > 0)
        said.text = Wording::tokensAdded(revealed.added / dice_of_token) + QLatin1Char('\n') + said.text;
    if (const QString warning = Wording::warning(open); !warning.isEmpty())
        said.text += QLatin1Char('\n') + warning;
    return said;
}

Announcement round_won(const RoundWon& won, const Results& results, const Seated& seated)
{
    Announcement said;
    said.title = Wording::diceFor(seated.name(won.seat), won.dice);
    said.mark = seated.mark(won.seat);
    const TurnResult& best = *results[won.seat];
    const QString tie = tie_of(results, won.seat);
    said.text = tie.isEmpty() ? Wording::wonWith(best.total, best.dice) : tie;
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

Announcement tie(const ResultShown& result, const PublicState& open, const Seated& seated)
{
    const backroom::Seat best = *leader(with(result, open), open.start, open.seats);
    Announcement said;
    said.title = Wording::tieFor(seated.name(best));
    said.mark = seated.mark(best);
    said.text = tie_of(result, open);
    return said;
}

}
