#pragma once

#include "lessons/lesson_place.hpp"

#include <deque>
#include <optional>

/// How far a lesson is: the match asks it what may be done, the guide shows it.
class LessonCourse {
public:
    explicit LessonCourse(Lesson lesson)
        : lesson_(std::move(lesson))
    {
    }

    const Lesson& lesson() const { return lesson_; }
    /// The same lesson in another language.
    void translate(Lesson lesson) { lesson_ = std::move(lesson); }

    int step() const { return step_; }
    int steps() const { return static_cast<int>(lesson_.steps.size()); }
    const Lesson::Step& present() const { return lesson_.steps[static_cast<std::size_t>(step_)]; }
    bool atEnd() const { return step_ + 1 == steps(); }
    /// The step is only read.
    bool tells() const { return present().expect.empty(); }
    bool nextTells() const { return !atEnd() && lesson_.steps[static_cast<std::size_t>(step_) + 1].expect.empty(); }
    /// What the step waited for was done, and the next one is not begun.
    bool done() const { return done_; }
    /// Tries of this step that were refused.
    int tries() const { return tries_; }

    /// Why this is not what the step waits for; empty when it is.
    QString objection(const QJsonObject& action);
    /// Why the step does not wait for anything of this kind (`type`); empty when it does.
    QString objectionTo(const QJsonObject& action);
    /// What is said to a try that comes to nothing; empty while nothing is waited for.
    QString astray();
    /// What one of these said last.
    const QString& lastObjection() const { return objection_; }
    /// What the step waited for was done, by this.
    void finishStep(const QJsonObject& action);
    void nextStep();
    /// From sentences that are only read to the next step that waits for something, but no further than to that one.
    void readOn(int step);
    /// Nothing is to be played before that step, but for the present one.
    bool leadsTo(int step) const;
    /// Where it is, to be gone on from later: at the end it is over, and begins anew.
    LessonPlace place() const;
    /// What the computer at this seat does next, if it is written.
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
