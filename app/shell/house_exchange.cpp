// Of the house: matches that come from files.
#include "shell/house.hpp"

#include "games/game_list.hpp"
#include "shell/match_exchange.hpp"
#include "shell/match_list.hpp"

qint64 House::take(const GameStore::KeptMatch& match)
{
    const qint64 known = store_.find(match.game, match.lines);
    if (known == 0)
        return store_.add(match, match.lines);
    store_.bringBack(known);
    return known;
}

void House::play(const GameStore::KeptMatch& match, int moves)
{
    const qint64 kept = take(match);
    if (kept != 0 && store_.heldElsewhere(kept))
        return report(tr("This game is being played in another window."));
    if (kept != 0)
        continueMatch(static_cast<int>(kept));
    else
        openKept(match);
    if (moves > 0) {
        news_ = verified(moves);
        emit problemChanged();
    }
}

void House::takeFile(const QUrl& file)
{
    const match_exchange::FromFile read = match_exchange::read(file.toLocalFile(), games_->entries());
    if (!read.error.isEmpty())
        return report(read.told);
    const qint64 match = take(read.match);
    if (match == 0)
        return;
    if (screen_ != Matches)
        openMatches();
    matches_->refresh();
    matches_->say(
        tr("%1 is among your games now.").arg(file.fileName()) + QLatin1Char(' ') + verified(read.moves), match);
}
