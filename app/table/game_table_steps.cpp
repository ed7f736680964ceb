// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements GameTable: undo and redo.
#include "app/table/asking.hpp"
#include "app/table/game_table.hpp"

void GameTable::undo()
{
    if (replay_)
        return;
    if (putBack()) {
        clearRefusal();
        clearHint();
        setAnimated(true);
        return refresh();
    }
    const int steps = undoSteps();
    if (const auto refusal = match_->checkUndo(steps)) {
        director_.skip();
        point(frame()->belowBar());
        refuse(*refusal);
        return;
    }
    // Finishing may start a computer player.
    director_.finish();
    stopThinking();
    for (int step = 0; step < steps; ++step)
        static_cast<void>(match_->undo());
    clearRefusal();
    clearHint();
    director_.clear();
    lookAway();
    setAnimated(true);
    rebuildLog();
    stepped_ = true;
    calmDown();
    if (const auto next = next_asked(match_->pending(), persons_))
        acted_ = *next;
    settle();
}

void GameTable::redo()
{
    if (replay_)
        return;
    if (match_->checkRedo()) {
        director_.skip();
    } else {
        stopThinking();
        director_.finish();
    }
    const auto refusal = match_->redo();
    stepped_ = !refusal;
    if (refusal)
        point(frame()->belowBar());
    performed(refusal);
}
