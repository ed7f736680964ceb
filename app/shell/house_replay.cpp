// Implements House: replays.
#include "app/shell/house.hpp"

#include "app/games/game_list.hpp"
#include "app/shell/match_list.hpp"
#include "app/shell/shelf.hpp"

void House::replay(int match)
{
    if (const auto kept = store_.read(match); kept && games_->game(kept->game) != nullptr) {
        watched_ = match;
        replay(*kept);
    } else {
        shelf_->refresh();
    }
}

void House::replay(const GameStore::KeptMatch& kept)
{
    const GameEntry* game = games_->game(kept.game);
    if (game == nullptr)
        return;
    QString problem;
    if (std::unique_ptr<GameTable> table = game->replay(*preferences_, kept, problem)) {
        from_ledger_ = screen_ == Matches;
        setTable(std::move(table));
        open(Table);
    }
    if (!problem.isEmpty())
        report(problem);
}

void House::replayTable()
{
    if (!table_ || table_->replay())
        return;
    std::unique_ptr<GameTable> replay = games_->game(table_->gameId())->replay_table(*preferences_, *table_);
    waiting_table_ = std::move(table_);
    setTable(std::move(replay));
    open(Table);
}

void House::leaveReplay()
{
    if (!table_ || !table_->replay())
        return;
    if (!waiting_table_ && !from_ledger_)
        return goHome();
    if (!waiting_table_) {
        openMatches();
        setTable(nullptr);
        return matches_->say({}, watched_);
    }
    setTable(std::move(waiting_table_));
    open(Table);
}

void House::playOnFromReplay()
{
    if (!table_ || !table_->replay())
        return;
    std::unique_ptr<GameTable> table = games_->game(table_->gameId())->play_on(*preferences_, store_, *table_);
    if (!table)
        return;
    const int moves = table->match().length();
    from_ledger_ = false;
    setTable(std::move(table));
    leave(std::move(waiting_table_));
    open(Table);
    tellNews(
        tr("This is a copy: a separate game from move %1 on. The game you were watching has not changed.").arg(moves));
}
