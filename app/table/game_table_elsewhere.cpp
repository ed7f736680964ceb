// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements GameTable: persons who decide elsewhere, such as on a phone.
#include "app/table/game_table.hpp"

void GameTable::setElsewhere(backroom::SeatSet seats)
{
    if (replay_ || match_->isLesson())
        return;
    const backroom::SeatSet before = people_.elsewhere();
    people_.setElsewhere(hidesNothing() ? backroom::SeatSet() : seats);
    if (before == people_.elsewhere())
        return;
    emit elsewhereChanged();
    // While something is shown, who decides next is determined at its end. Whoever decides here is not disturbed.
    if (director_.busy() || over() || (deciding() && people_.here().contains(seat())))
        return emit changed();
    stopThinking();
    letGo();
    settle();
}

QString GameTable::awaited() const
{
    return stage_ == Stage::awaiting ? people_.waitingFor(match_->pending()) : QString();
}

bool GameTable::mayDecideElsewhere(backroom::Seat seat) const
{
    // Where nothing is secret, a decision can be taken both here and there.
    const bool may = hidesNothing() ? people_.persons().contains(seat) : people_.elsewhere().contains(seat);
    // "Replay what just happened" shows the past.
    const bool now = !replay_ && match_->position() == match_->length();
    return may && now && match_->pending().contains(seat) && (together_ || !director_.busy());
}

/// Returns whether the newest action is a choice that stays sealed because others have still to choose.
bool GameTable::sealed()
{
    const backroom::SeatSet left = match_->pending();
    const backroom::SeatSet before = std::exchange(asked_, left);
    // After the last choice the same seat alone may be asked again, for something else.
    return together_ && !left.empty() && (left & before) == left && (left != before || before.size() > 1);
}

bool GameTable::actedElsewhere(backroom::Seat seat)
{
    if (sealed()) {
        followNewest();
        if (stage_ == Stage::awaiting)
            settle();
        emit elsewhereChanged();
        return true;
    }
    acted_ = seat;
    setAnimated(true);
    clearRefusal();
    together_ = false;
    ++epoch_;
    showNewest();
    return false;
}
