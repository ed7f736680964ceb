// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_guide.hpp"

LessonGuide::LessonGuide(std::shared_ptr<LessonProgress> course, GameTable& table, Play play, LessonPlace from)
    : course_(std::move(course))
    , table_(table)
    , play_(std::move(play))
    , from_(std::move(from))
    , catching_up_(!from_.played.empty())
{
    connect(&table_, &GameTable::stageChanged, this, &LessonGuide::follow);
    connect(table_.director(), &Director::waitingChanged, this, &LessonGuide::follow);
    connect(&table_, &GameTable::refusalChanged, this, &LessonGuide::changed);
}

bool LessonGuide::asked(bool tells) const
{
    return table_.deciding() || table_.over() || (tells && table_.director()->waiting());
}

bool LessonGuide::shown() const
{
    return !catching_up_ && !course_->done() && asked(tells() && !course_->present().after_telling);
}

void LessonGuide::follow()
{
    if (hastening_)
        QMetaObject::invokeMethod(this, &LessonGuide::hasten, Qt::QueuedConnection);
    if (course_->done() && asked(course_->nextTells()))
        course_->nextStep();
    while (tells() && shown() && step() < from_.step)
        readOn();
    emit changed();
}

void LessonGuide::hasten()
{
    if (!hastening_)
        return;
    hastening_ = !shown();
    if (!hastening_ || table_.director()->waiting())
        return;
    table_.skipAhead();
    // Also what stays for a moment to be read; a result that waits for the learner stays.
    while (table_.director()->busy() && !table_.director()->waiting())
        table_.director()->skip();
}

LessonPlace LessonGuide::place() const
{
    const LessonPlace place = course_->place();
    return !course_->atEnd() && place.step < from_.step ? from_ : place;
}

void LessonGuide::begin()
{
    if (!std::exchange(catching_up_, false))
        return;
    if (!course_->done()) {
        hastening_ = true;
        play(from_.played.back());
    }
    emit changed();
}

void LessonGuide::goOn()
{
    if (!tells() || !shown())
        return;
    if (atEnd())
        return emit gameAsked(false);
    table_.clearRefusal();
    readOn();
    emit changed();
}

void LessonGuide::readOn()
{
    course_->nextStep();
    // A reveal is waiting at its end, and the step comes after it.
    if ((!tells() || course_->present().after_telling) && table_.director()->waiting())
        table_.director()->goOn();
}

void LessonGuide::showMe()
{
    if (tells() || !shown())
        return;
    if (table_.canUndo())
        table_.undo();
    play(course_->present().expect.front());
}

void LessonGuide::setLeaving(bool leaving)
{
    if (std::exchange(leaving_, leaving) != leaving)
        emit leavingChanged();
}

void LessonGuide::translate(Lesson lesson)
{
    course_->translate(std::move(lesson));
    emit changed();
}
