// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_place.hpp"

#include <deque>

/// The progress of a lesson. The match asks it which actions are allowed; the guide shows it.
class LessonProgress {
public:
    explicit LessonProgress(Lesson lesson)
        : lesson_(std::move(lesson))
    {
    }

    const Lesson& lesson() const { return lesson_; }
    /// Replaces the lesson by the same one in another language.
    void translate(Lesson lesson) { lesson_ = std::move(lesson); }

    int step() const { return step_; }
    int steps() const { return static_cast<int>(lesson_.steps.size()); }
    const Lesson::Step& present() const { return lesson_.steps[static_cast<std::size_t>(step_)]; }
    bool atEnd() const { return step_ + 1 == steps(); }
    bool tells() const { return present().expect.empty(); }
    bool nextTells() const { return !atEnd() && lesson_.steps[static_cast<std::size_t>(step_) + 1].expect.empty(); }
    /// True after the action of this step was played and before the next step begins.
    bool done() const { return done_; }
    /// The number of wrong actions in this step.
    int tries() const { return tries_; }

    bool awaits(const QJsonObject& action) const;
    /// Returns why the action does not complete the step, and counts the attempt; returns an empty string if it does.
    QString objection(const QJsonObject& action);
    /// Returns why the step does not wait for an action of this `type`; empty if it does.
    QString objectionTo(const QJsonObject& action);
    /// Returns the answer to an attempt that leads to no action; empty once the step is done.
    QString objectionToMiss();
    /// The text that one of the three functions above returned last.
    const QString& lastObjection() const { return objection_; }
    void finishStep(const QJsonObject& action);
    void nextStep();
    /// Skips steps that are only read, up to the next one that needs an action, but not beyond `step`.
    void readOn(int step);
    /// Returns whether all steps between the current one and `step` are only read.
    bool leadsTo(int step) const;
    /// Returns the place to continue from later: the beginning if the lesson has ended.
    LessonPlace place() const;
    /// Returns the next scripted action of the computer player at this seat, if it is next; null if there is none.
    const QJsonObject* coming(int seat) const;
    void takeComing(int seat);

private:
    Lesson lesson_;
    int step_ = 0;
    bool done_ = false;
    int tries_ = 0;
    QString objection_;
    std::vector<QJsonObject> played_;
    std::deque<Lesson::Act> coming_;
};
