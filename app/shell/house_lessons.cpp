// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements House: guided first games.
#include "app/shell/house.hpp"

#include "app/games/game_list.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/deal_number.hpp"

void House::startLesson(const QString& gameId, bool anew)
{
    const GameEntry* game = games_->game(gameId);
    const Lesson* lesson = lessons_.lesson(preferences_->language(), gameId);
    if (game == nullptr || lesson == nullptr)
        return;
    preferences_->setLessonOffered(gameId);
    SeatList seats{lesson->seats, {}, {}};
    for (int seat = 0; seat < seats.names.size(); ++seat) {
        seats.marks += seat;
        seats.levels += seat == 0 ? 0 : 1;
    }
    const LessonPlace place = anew ? LessonPlace() : lesson_places_.place(gameId);
    LessonTable made = game->lesson(*preferences_, *lesson, seats, place);
    // The lesson has changed since it was left.
    if (!made.table && !place.atBeginning())
        made = game->lesson(*preferences_, *lesson, seats, {});
    if (!made.table)
        return;
    // The plate of the lesson appears first.
    made.table->dismissAnnouncement();
    way_back_.listed.reset();
    setTable(std::move(made.table), std::move(made.guide));
    keepLessonPlace();
    open(Table);
}

void House::keepLessonPlace()
{
    if (lesson_)
        lesson_places_.keep(lesson_->course().lesson().game, lesson_->place());
}

void House::beginLessonAnew()
{
    if (lesson_)
        startLesson(QString(lesson_->course().lesson().game), true);
}

bool House::offersLesson(const QString& gameId) const
{
    return !preferences_->lessonOffered(gameId) && !store_.hasPlayed(gameId)
        && lessons_.lesson(preferences_->language(), gameId) != nullptr;
}

void House::declineLesson(const QString& gameId)
{
    preferences_->setLessonOffered(gameId);
}

void House::playWholeGame()
{
    if (!lesson_)
        return;
    const QString game = table_->gameId();
    SeatList seats = table_->seatList();
    for (int& level : seats.levels)
        if (level > 0)
            level = preferences_->computerLevel();
    QVariantMap options;
    for (const GameOption& option : games_->game(game)->options)
        if (!option.house_rule)
            options.insert(option.id, option.values.value(option.usual));
    // Uses the recommended options.
    startMatch(game, seats, deal_number::draw(), options, QStringList());
}
