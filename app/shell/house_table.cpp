// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements House: the table that is shown, and how it is left.
#include "app/shell/house.hpp"

#include "app/friends/friends.hpp"
#include "app/games/game_list.hpp"
#include "app/phones/phones.hpp"
#include "app/shell/table_picture.hpp"

QUrl House::tableSource() const
{
    return table_ ? games_->game(table_->gameId())->table_source : QUrl();
}

void House::keepPicture()
{
    if (screen_ != Table || !table_ || !view_ || view_->window() == nullptr)
        return;
    picturing_ = true;
    emit picturingChanged();
    table_->showOnlyOpen();
    // If no picture can be taken, the previous one stays.
    if (const QByteArray picture = table_picture::of(*view_, *table_->frame());
        !picture.isEmpty() && table_->match().number() != 0)
        store_.keepPicture(table_->match().number(), picture);
    picturing_ = false;
    emit picturingChanged();
}

void House::setTable(std::unique_ptr<GameTable> table, std::unique_ptr<LessonGuide> lesson)
{
    table_sound_.reset();
    sound_.hurry();
    std::unique_ptr<GameTable> old = std::exchange(table_, std::move(table));
    std::unique_ptr<LessonGuide> old_lesson = std::exchange(lesson_, std::move(lesson));
    if (table_)
        follow(*table_);
    // Queued, because the sender is destroyed before the next table is made.
    if (lesson_) {
        connect(lend(lesson_.get()), &LessonGuide::gameAsked, this, &House::playAfterLesson, Qt::QueuedConnection);
        connect(lesson_.get(), &LessonGuide::beginningAsked, this, &House::beginLessonAnew, Qt::QueuedConnection);
        connect(lesson_.get(), &LessonGuide::changed, this, &House::keepLessonPlace);
    }
    guard_.setTeaching(lesson_ != nullptr);
    phones_->setTable(table_.get());
    friends_->setTable(table_.get());
    emit tableChanged();
    leave(std::move(old), std::move(old_lesson));
}

void House::follow(GameTable& table)
{
    lend(&table);
    connect(&table, &GameTable::playAgain, this, &House::playAgain);
    connect(&table, &GameTable::replayMatch, this, &House::replayTable);
    // With the guard off, as in tests, announcements need no reading time either.
    const int reading = table.replay() == nullptr ? Director::reading_time : Replay::longest_pause;
    table.director()->setStillTime(guard_.patience() > 0 ? reading : 0);
    table_sound_ = std::make_unique<TableSound>(table, *preferences_, sound_);
    if (Replay* replay = table.replay()) {
        connect(lend(replay), &Replay::left, this, &House::leaveReplay, Qt::QueuedConnection);
        connect(replay, &Replay::playOnAsked, this, &House::playOnFromReplay, Qt::QueuedConnection);
        return;
    }
    const auto draft = drafts_.extract(table.match().number());
    if (draft)
        table.takeUp(draft.mapped());
    connect(&table, &GameTable::stageChanged, &guard_, [this, &table, asked = true]() mutable {
        const bool asks = table.deciding() || table.curtainClosed() || table.over();
        // In a lesson nothing is decided by surprise, and Continue must not seem dead.
        if ((table.asksAnew() && !lesson_) || table.over())
            guard_.armToRead();
        else if (asks || asked)
            guard_.arm();
        if (asks)
            guard_.awaitDecision();
        // While computers play among themselves, nothing new appears under the mouse.
        asked = asks;
    });
    connect(table.director(), &Director::waitingChanged, &guard_, &PressGuard::arm);
    // The player who was deciding when the table was left has seen what led to the decision.
    if (guard_.patience() > 0 && (!draft || draft.mapped().seat < 0))
        table.remind();
}

void House::unplug(GameTable& table)
{
    table.disconnect(this);
    table.disconnect(&guard_);
    table.director()->disconnect(&guard_);
}

void House::leave(std::unique_ptr<GameTable> table, std::unique_ptr<LessonGuide> lesson)
{
    if (!table)
        return;
    if (const qint64 match = table->match().number(); match != 0)
        drafts_[match] = table->draft();
    unplug(*table);
    forgetUnplayed(*table);
    table = friends_->keep(std::move(table));
    if (!table)
        return;
    table->close();
    if (lesson)
        lesson->disconnect(this);
    auto* left = new Left;
    left->table = std::move(table);
    left->lesson = std::move(lesson);
    std::erase_if(left_, [](const QPointer<Left>& gone) { return gone.isNull(); });
    left_.emplace_back(left);
    left->deleteLater();
}

bool House::unplayed(const GameTable& table) const
{
    const qint64 match = table.match().number();
    if (match == 0 || match != begun_ || !table.draft().things.empty())
        return false;
    // A journal of undone actions has more than its header.
    const auto kept = store_.read(match);
    return kept && kept->lines.size() == 1;
}

void House::forgetUnplayed(const GameTable& table)
{
    if (unplayed(table))
        store_.hide(table.match().number());
}

void House::leaveOvertaken(qint64 match)
{
    if (!friends_->drop(match))
        goHome();
    report(tr("You went on with this game in another window. That version counts."));
}
