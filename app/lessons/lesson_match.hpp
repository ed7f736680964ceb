// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_progress.hpp"
#include "app/match/local_match.hpp"
#include "engine/core/codec.hpp"

#include <QJsonDocument>

#include <memory>

namespace lessons {

inline backroom::Json to_engine(const QJsonObject& object)
{
    return backroom::Json::parse(QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString());
}

template <backroom::Game G>
QJsonObject to_lesson(const typename G::Action& action)
{
    const std::string line = backroom::to_line(backroom::Codec<G>::to_json(action));
    return QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
}

}

/// The match of a lesson. It accepts only the action that the step expects and refuses others with the lesson's own
/// text; computer players play the scripted actions. Undo and redo are not allowed.
template <backroom::Game G>
class LessonMatch final : public LocalMatch<G> {
public:
    using typename LocalMatch<G>::Seat;
    using typename LocalMatch<G>::Refused;

    LessonMatch(backroom::Match<G> match, std::shared_ptr<LessonProgress> course)
        : LocalMatch<G>(std::move(match))
        , course_(std::move(course))
    {
    }

    Refused act(Seat seat, const typename G::Action& action) override
    {
        if (seat != learner)
            return LocalMatch<G>::act(seat, action);
        if (const Refused refused = refusalOf(action))
            return refused;
        static_cast<void>(LocalMatch<G>::act(seat, action));
        course_->finishStep(lessons::to_lesson<G>(action));
        return {};
    }

    Refused objectionTo(Seat seat, const typename G::Action& action) override
    {
        if (seat == learner && !course_->objectionTo(lessons::to_lesson<G>(action)).isEmpty())
            return backroom::Refusal{not_yet, {}};
        return {};
    }
    bool awaits(const typename G::Action& action) const override
    {
        return course_->awaits(lessons::to_lesson<G>(action));
    }
    Refused objectionToMiss() override
    {
        if (course_->objectionToMiss().isEmpty())
            return {};
        return backroom::Refusal{not_yet, {}};
    }

    /// Replays the lesson up to a place, without its last action, which is then played at the table. Returns false if
    /// the lesson does not lead to the place; the match must not be used after that.
    bool catchUp(const LessonPlace& place)
    {
        for (std::size_t at = 0; at < place.played.size(); ++at) {
            course_->readOn(course_->steps());
            const auto action = backroom::Codec<G>::action(lessons::to_engine(place.played[at]));
            if (at + 1 == place.played.size())
                return !refusalOf(action) && place.step > course_->step() && course_->leadsTo(place.step);
            if (act(learner, action))
                return false;
            letOthersPlay();
            course_->nextStep();
        }
        course_->readOn(place.step);
        return course_->step() == place.step;
    }

    QString ownWords(const backroom::Refusal& refusal) const override
    {
        return refusal.code == not_yet ? course_->lastObjection() : QString();
    }

    Computation thought(Seat seat, backroom::Level level) override
    {
        const QJsonObject* written = course_->coming(seat);
        if (written == nullptr)
            return LocalMatch<G>::thought(seat, level);
        return [this, seat, action = *written](const std::stop_token&) -> MainThreadAction {
            return [this, seat, action] {
                course_->takeComing(seat);
                return LocalMatch<G>::act(seat, backroom::Codec<G>::action(lessons::to_engine(action)));
            };
        };
    }

    bool isLesson() const override { return true; }
    Refused checkUndo(int) const override { return backroom::Refusal{backroom::refusals::nothing_to_undo, {}}; }
    Refused checkRedo() const override { return backroom::Refusal{backroom::refusals::nothing_to_redo, {}}; }
    Refused undo() override { return checkUndo(1); }
    Refused redo() override { return checkRedo(); }

private:
    static constexpr Seat learner = 0;
    static constexpr std::string_view not_yet = "not-in-this-lesson";

    Refused refusalOf(const typename G::Action& action)
    {
        // The rules are checked first because their refusal explains more.
        if (const Refused refused = check(this->match().state(), learner, action))
            return refused;
        if (!course_->objection(lessons::to_lesson<G>(action)).isEmpty())
            return backroom::Refusal{not_yet, {}};
        return {};
    }

    void letOthersPlay()
    {
        for (backroom::SeatSet seats = this->pending(); !seats.empty() && !seats.contains(learner);
             seats = this->pending())
            static_cast<void>(thought(*seats.begin(), backroom::Level::rookie)({})());
    }

    std::shared_ptr<LessonProgress> course_;
};
