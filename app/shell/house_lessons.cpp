// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements House: lessons.
#include "app/shell/house.hpp"

#include "app/games/game_list.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/deal_number.hpp"

#include <algorithm>

QList<LessonItem> House::lessonsOf(const QString& gameId) const
{
    QList<LessonItem> items;
    for (const QString& id : lessons_.ofGame(preferences_->language(), gameId)) {
        const Lesson& lesson = *lessons_.lesson(preferences_->language(), id);
        items += LessonItem{id, lesson.title, lesson.about, lessonBegun(id), lesson_places_.done(id)};
    }
    return items;
}

bool House::lessonsDone(const QString& gameId) const
{
    return std::ranges::all_of(lessons_.ofGame(preferences_->language(), gameId),
        [this](const QString& id) { return lesson_places_.done(id); });
}

QString House::learnText(const QString& gameId) const
{
    // The home screen asks this at the start of the program: no lesson is read for it.
    const QStringList lessons = lessons_.ofGame(preferences_->language(), gameId);
    const auto done = std::ranges::count_if(lessons, [this](const QString& id) { return lesson_places_.done(id); });
    if (std::ranges::any_of(lessons, [this](const QString& id) { return lessonBegun(id); }))
        return tr("Continue the lesson");
    if (lessons.size() == 1 || done == 0)
        return tr("Learn by playing");
    return tr("Lessons: %1 of %2 done").arg(QString::number(done), QString::number(lessons.size()));
}

void House::learn(const QString& gameId)
{
    const QList<LessonItem> lessons = lessonsOf(gameId);
    const auto begun = std::ranges::find_if(lessons, &LessonItem::begun);
    if (begun != lessons.end())
        startLesson(begun->id);
    else if (lessons.size() > 1 && std::ranges::any_of(lessons, &LessonItem::done))
        emit lessonsAsked(gameId);
    else
        startLesson(gameId);
}

QString House::lessonAfter(const QString& lessonId) const
{
    const Lesson* lesson = lessons_.lesson(preferences_->language(), lessonId);
    if (lesson == nullptr)
        return {};
    const QStringList ids = lessons_.ofGame(preferences_->language(), lesson->game);
    return ids.value(ids.indexOf(lessonId) + 1);
}

void House::startLesson(const QString& lessonId, bool anew)
{
    const Lesson* lesson = lessons_.lesson(preferences_->language(), lessonId);
    const GameEntry* game = lesson != nullptr ? games_->game(lesson->game) : nullptr;
    if (game == nullptr)
        return;
    preferences_->setLessonOffered(game->id);
    SeatList seats{lesson->seats, {}, {}};
    for (int seat = 0; seat < seats.names.size(); ++seat) {
        seats.marks += seat;
        seats.levels += seat == 0 ? 0 : 1;
    }
    const LessonPlace place = anew ? LessonPlace() : lesson_places_.place(lessonId);
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
    if (!lesson_)
        return;
    const LessonProgress& course = lesson_->course();
    lesson_places_.keep(course.lesson().id, lesson_->place());
    if (course.atEnd())
        lesson_places_.setDone(course.lesson().id);
}

void House::beginLessonAnew()
{
    if (lesson_)
        startLesson(QString(lesson_->course().lesson().id), true);
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

QString House::gameLength(const QString& lessonId, bool brief) const
{
    const Lesson* lesson = lessons_.lesson(preferences_->language(), lessonId);
    const GameEntry* game = lesson != nullptr ? games_->game(lesson->game) : nullptr;
    if (game == nullptr)
        return {};
    const auto sets = std::ranges::find_if(game->options, [](const GameOption& option) { return option.brief >= 0; });
    return sets == game->options.end()
        ? QString()
        : sets->choices(static_cast<int>(lesson->seats.size())).value(brief ? sets->brief : sets->usual);
}

void House::playAfterLesson(bool brief)
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
            options.insert(option.id, option.values.value(brief && option.brief >= 0 ? option.brief : option.usual));
    // All other options are the recommended ones.
    startMatch(game, seats, deal_number::draw(), options, QStringList());
    begun_ = table_->match().number();
}
