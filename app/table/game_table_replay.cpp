// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/game_table.hpp"

#include "app/table/asking.hpp"

void GameTable::beginReplay()
{
    Replay::Secrets secrets;
    match_->seek(match_->length());
    secrets.none = plays_openly_ || match_->pending().empty();
    secrets.unknown = hidesNothing();
    secrets.persons = people_.persons();
    match_->seek(0);
    replay_ = std::make_unique<Replay>(*this, secrets);
}

void GameTable::askInReplay()
{
    const backroom::SeatSet pending = match_->pending();
    const backroom::Seat next = match_->nextSeat();
    const backroom::Seat seen = replay_->seen(pending, next);
    sees_decision_ = seen != backroom::nobody;
    stage_ = replay_->curtained() ? Stage::closed : Stage::watching;
    if (replay_->curtained())
        seat_ = replay_->seenBy();
    else if (sees_decision_)
        seat_ = seen;
    else
        seat_ = next != backroom::nobody ? int{next} : pending.empty() ? nobody : int{*pending.begin()};
    sitting_ = nobody;
    announce(pending.empty() && !replay_->curtained() ? outcome() : Announcement());
}

void GameTable::showPosition(int position, bool gliding)
{
    match_->seek(position);
    director_.clear();
    lookAway();
    clearPrivate();
    calmDown();
    setAnimated(gliding);
    replay_->follow();
    rebuildLog();
    showCurrent();
}

void GameTable::showNext()
{
    match_->seek(match_->position() + 1);
    replay_->follow();
    setAnimated(true);
    showNewest();
}

bool GameTable::canShowAgain() const
{
    return (director_.waiting() && canTellAgain())
        || (again_from_ && (curtainClosed() || over() || (deciding() && !drafted())));
}

void GameTable::showAgain()
{
    if (endShowingAgain() || !canShowAgain())
        return;
    if (director_.waiting() && canTellAgain())
        return tellAgain();
    clearRefusal();
    showHint({});
    clearPrivate();
    lookAway();
    announce({});
    setAnimated(false);
    // Others may look now, so the curtain must close again afterwards.
    sitting_ = nobody;
    stepped_ = curtainClosed();
    shown_again_ = true;
    calmDown();
    stage_ = Stage::watching;
    match_->seek(*again_from_);
    seat_ = match_->nextSeat();
    rewind();
    refresh();
    emit stageChanged();
    constexpr int breath = 400;
    director_.add({"again", breath, [] {}});
    director_.add({"again-on", 0, [this] { showAgainOn(); }});
}

bool GameTable::endShowingAgain()
{
    if (!shown_again_)
        return false;
    director_.finish();
    return true;
}

void GameTable::showAgainOn()
{
    if (match_->position() == match_->length()) {
        director_.add({"settled", 0, [this] {
                           log_.restore();
                           calmDown();
                           showCurrent();
                       }});
        return;
    }
    match_->seek(match_->position() + 1);
    Script script = newestScript();
    // An action without a visible effect may still change what the acting seat knows.
    if (script.empty())
        clearScene();
    for (Cue& cue : script)
        director_.add(shown(std::move(cue)));
    director_.add({"again-on", 0, [this] { showAgainOn(); }});
}
