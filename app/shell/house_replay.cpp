// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements House: replays.
#include "app/shell/house.hpp"

#include "app/games/game_list.hpp"
#include "app/shell/match_list.hpp"
#include "app/shell/shelf.hpp"

void House::replay(int match)
{
    if (const auto kept = store_.read(match); kept && games_->game(kept->game) != nullptr)
        replay(*kept);
    else
        shelf_->refresh();
}

void House::replay(const GameStore::KeptMatch& kept)
{
    const GameEntry* game = games_->game(kept.game);
    if (game == nullptr)
        return;
    QString problem;
    if (std::unique_ptr<GameTable> table = game->replay(*preferences_, kept, problem)) {
        way_back_.listed = screen_ == Matches ? std::optional(kept.id) : std::nullopt;
        addReview(*table, kept.id);
        setTable(std::move(table));
        open(Table);
    }
    if (!problem.isEmpty())
        report(problem);
}

void House::addReview(GameTable& replay, qint64 match)
{
    const GameEntry* game = games_->game(replay.gameId());
    ReviewWork work = game->review ? game->review(replay) : ReviewWork();
    if (!work)
        return;
    ReviewKeeper keeper;
    if (match != 0)
        keeper = {[this, match] { return store_.review(match); },
            [this, match](const QString& text) { store_.keepReview(match, text); }};
    replay.replay()->setReview(std::move(work), std::move(keeper));
}

void House::replayTable(bool reviewed)
{
    if (!table_ || table_->replay())
        return;
    if (table_->match().judgedElsewhere())
        return replayVisited(reviewed);
    std::unique_ptr<GameTable> replay = games_->game(table_->gameId())->replay_table(*preferences_, *table_);
    addReview(*replay, table_->match().number());
    unplug(*table_);
    way_back_.table = std::move(table_);
    setTable(std::move(replay));
    open(Table);
    if (Review* review = table_->replay()->review(); review != nullptr && reviewed)
        review->setShown(true);
}

void House::leaveReplay()
{
    if (!table_ || !table_->replay())
        return;
    if (way_back_.table) {
        setTable(std::move(way_back_.table));
        open(Table);
    } else if (way_back_.listed) {
        goBackToList();
    } else {
        goHome();
    }
}

void House::playOnFromReplay()
{
    if (!table_ || !table_->replay())
        return;
    std::unique_ptr<GameTable> table = games_->game(table_->gameId())->play_on(*preferences_, store_, *table_);
    if (!table)
        return tellNews(tr("A game with friends elsewhere can be played on from here once it is over."));
    const int moves = table->match().length();
    way_back_.listed.reset();
    setTable(std::move(table));
    leave(std::move(way_back_.table));
    open(Table);
    tellNews(
        tr("This is a copy: a separate game from move %1 on. The game you were watching has not changed.").arg(moves));
}
