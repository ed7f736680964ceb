// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements GameTable: what computer players decide, and hints.
#include "app/settings/preferences.hpp"
#include "app/table/game_table.hpp"

void GameTable::think()
{
    // After a person's action has been redone, the computer players' actions are redone as well.
    if (canRedo())
        return redo();
    beat_.start(hurry_ != Hurry::none ? 0 : static_cast<int>(pauseBeforeActing() * preferences_.speedFactor()));
    const bool stands_in = elsewhere_.standIns().contains(seat());
    const auto level =
        stands_in ? backroom::Level::soldier : static_cast<backroom::Level>(people_.levels().value(seat_));
    thinker_.think(
        stands_in && !elsewhere_.decidesAll(seat()) ? match_->standIn(seat()) : match_->thought(seat(), level));
}

QString GameTable::thinkingText() const
{
    if (!thinking())
        return {};
    const bool stands_in = elsewhere_.standIns().contains(seat());
    return stands_in ? people_.housePlays(inTurn().name) : tr("%1 (computer) is thinking").arg(inTurn().name);
}

bool GameTable::givesHints() const
{
    const bool alone = people_.persons().size() < 2;
    return replay_ == nullptr && !match_->isLesson() && (alone || !houseRule(no_hints_rule));
}

void GameTable::askHint()
{
    // While something is shown, the request waits for a decision that comes right after it. It is dropped if others
    // think first: their turns may take long.
    hint_wanted_ = givesHints() && stage_ == Stage::watching;
    if (!deciding() || !givesHints() || thinker_.busy())
        return;
    if (!hint_.isEmpty())
        return clearHint();
    thinker_.think(hintThought());
}

void GameTable::clearHint()
{
    if (hint_.isEmpty())
        return;
    showHint({});
    putBackHinted();
}

void GameTable::showHint(const QString& hint)
{
    if (std::exchange(hint_, hint) != hint)
        emit hintChanged();
}

void GameTable::stopThinking()
{
    thinker_.stop();
    beat_.stop();
    decision_ = {};
}

void GameTable::applyDecision()
{
    if (paused_ || beat_.isActive() || !decision_)
        return;
    const auto refusal = std::exchange(decision_, {})();
    if (elsewhere_.housePlayed(refusal))
        performed(refusal);
}

void GameTable::setPaused(bool paused)
{
    if (std::exchange(paused_, paused) == paused)
        return;
    director_.setPaused(paused);
    emit pausedChanged();
    applyDecision();
}
