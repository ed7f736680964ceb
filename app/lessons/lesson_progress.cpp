// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_progress.hpp"

#include <QCoreApplication>

#include <algorithm>

using lessons::agrees;

namespace {

QString read_on_first()
{
    return QCoreApplication::translate("LessonGuide", "Not yet: read on, and the lesson will get there.");
}

QString was_last()
{
    return QCoreApplication::translate("LessonGuide", "That was the last step: play on in a whole game.");
}

}

bool LessonProgress::awaits(const QJsonObject& action) const
{
    const auto fits = [&](const QJsonObject& pattern) { return agrees(pattern, action); };
    return !done_ && std::ranges::any_of(present().expect, fits);
}

QString LessonProgress::objection(const QJsonObject& action)
{
    objection_.clear();
    if (awaits(action))
        return {};
    ++tries_;
    if (tells())
        return objection_ = atEnd() ? was_last() : read_on_first();
    const auto wrong = std::ranges::find_if(
        present().wrong, [&](const Lesson::Wrong& attempt) { return agrees(attempt.when, action); });
    objection_ = lessons::plain(wrong == present().wrong.end() ? present().otherwise : wrong->text);
    return objection_;
}

QString LessonProgress::objectionTo(const QJsonObject& action)
{
    const QString type = QStringLiteral("type");
    const auto alike = [&](const QJsonObject& pattern) { return pattern[type] == action[type]; };
    return !done_ && std::ranges::any_of(present().expect, alike) ? QString() : objection(action);
}

QString LessonProgress::objectionToMiss()
{
    objection_.clear();
    // After the last step the lesson gets nowhere.
    if (done_ || (tells() && atEnd()))
        return {};
    if (tells())
        return objection_ = read_on_first();
    ++tries_;
    return objection_ = lessons::plain(present().otherwise);
}

void LessonProgress::finishStep(const QJsonObject& action)
{
    done_ = true;
    tries_ = 0;
    played_.push_back(action);
    coming_.insert(coming_.end(), present().others.begin(), present().others.end());
}

void LessonProgress::nextStep()
{
    if (atEnd())
        return;
    ++step_;
    done_ = false;
    tries_ = 0;
}

void LessonProgress::readOn(int step)
{
    while (tells() && !atEnd() && step_ < step)
        nextStep();
}

bool LessonProgress::leadsTo(int step) const
{
    const auto& all = lesson_.steps;
    if (step <= step_ || step >= steps())
        return step == step_;
    return std::all_of(
        all.begin() + step_ + 1, all.begin() + step, [](const Lesson::Step& one) { return one.expect.empty(); });
}

LessonPlace LessonProgress::place() const
{
    if (atEnd())
        return {};
    return {done_ ? step_ + 1 : step_, played_};
}

const QJsonObject* LessonProgress::coming(int seat) const
{
    const auto next = std::ranges::find(coming_, seat, &Lesson::Act::seat);
    return next == coming_.end() ? nullptr : &next->action;
}

void LessonProgress::takeComing(int seat)
{
    const auto next = std::ranges::find(coming_, seat, &Lesson::Act::seat);
    if (next != coming_.end())
        coming_.erase(next);
}
