// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements GameTable: undo and redo, and the draft that stays when a table is left.
#include "app/table/game_table.hpp"

bool GameTable::canUndo() const
{
    if (replay_ != nullptr)
        return false;
    if (deciding() && drafted())
        return true;
    if (match_->judgedElsewhere())
        return !over() && !match_->checkTakeBack(*people_.onlyPerson());
    return stepsHere() && !match_->checkUndo(undoSteps());
}

bool GameTable::canRedo() const
{
    return replay_ == nullptr && (canLayAgain() || (people_.elsewhere().empty() && !match_->checkRedo()));
}

int GameTable::undoSteps() const
{
    const backroom::SeatSet here = people_.here();
    return here.size() == match_->names().size() ? 1 : match_->stepsBackTo(here);
}

bool GameTable::stepsHere() const
{
    // A finished match cannot be continued in other houses, so there is no undo.
    if (over() && !people_.remote().empty())
        return false;
    const int elsewhere = match_->stepsBackTo(people_.elsewhere());
    return elsewhere == 0 || undoSteps() < elsewhere;
}

void GameTable::undo()
{
    if (replay_)
        return;
    if (deciding() && dropDraft()) {
        clearRefusal();
        clearHint();
        setAnimated(true);
        return refresh();
    }
    if (match_->judgedElsewhere())
        return askToTakeBack();
    if (!stepsHere())
        return;
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
    elsewhere_.endStandIns();
    left_draft_ = {};
    for (int step = 0; step < steps; ++step)
        static_cast<void>(match_->undo());
    clearRefusal();
    clearHint();
    director_.clear();
    lookAway();
    setAnimated(true);
    rebuildLog();
    stepped_ = true;
    beginEpoch();
    calmDown();
    if (const auto next = people_.nextAsked(match_->pending()))
        acted_ = *next;
    showCurrent();
}

void GameTable::askToTakeBack()
{
    if (!canUndo())
        return;
    director_.finish();
    clearHint();
    lookAway();
    performed(match_->takeBack(*people_.onlyPerson()));
}

void GameTable::redo()
{
    if (canLayAgain()) {
        setAnimated(true);
        return layAgain();
    }
    if (replay_ || !people_.elsewhere().empty())
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

LaidDraft GameTable::draft() const
{
    return deciding() ? LaidDraft{match_->length(), seat_, laidThings()} : left_draft_;
}

void GameTable::takeUp(const LaidDraft& draft)
{
    left_draft_ = draft;
    layLeftDraft();
    refresh();
}

void GameTable::layLeftDraft()
{
    if (!deciding() || left_draft_.seat != seat_ || left_draft_.length != match_->length())
        return;
    layThings(std::exchange(left_draft_, {}).things);
}
