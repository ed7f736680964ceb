// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/review.hpp"

#include "app/table/lead_story.hpp"
#include "app/table/replay.hpp"
#include "app/table/review_wording.hpp"

#include <utility>

Review::Review(Replay& replay, const Seated& seated, ReviewWork work, ReviewKeeper keeper)
    : replay_(replay)
    , seated_(seated)
    , work_(std::move(work))
    , keeper_(std::move(keeper))
{
    connect(&thinker_, &Thinker::decided, this, [](const MainThreadAction& action) { static_cast<void>(action()); });
}

void Review::setShown(bool shown)
{
    if (std::exchange(shown_, shown) == shown)
        return;
    if (!shown)
        thinker_.stop();
    else if (!ready())
        begin();
    emit changed();
}

void Review::begin()
{
    setProgress(0);
    thinker_.think([this, work = work_, kept = keeper_.kept ? keeper_.kept() : QString()](
                       const std::stop_token& stop) -> MainThreadAction {
        int percent = 0;
        const auto progressed = [this, &percent](double share) {
            const int now = static_cast<int>(100 * share);
            if (std::exchange(percent, now) != now)
                QMetaObject::invokeMethod(
                    this, [this, share] { setProgress(share); }, Qt::QueuedConnection);
        };
        std::optional<FoundReview> found = work(kept, stop, progressed);
        return [this, found = std::move(found)]() mutable -> std::optional<backroom::Refusal> {
            if (found)
                take(*std::move(found));
            return {};
        };
    });
}

void Review::take(FoundReview found)
{
    if (keeper_.keep && !found.text.isEmpty())
        keeper_.keep(found.text);
    found_ = std::move(found);
    for (int seat = 0; seat < found_->review.seats && person_ < 0; ++seat)
        if (found_->review.persons[static_cast<std::size_t>(seat)])
            person_ = seat;
    tell();
}

void Review::setProgress(qreal progress)
{
    progress_ = progress;
    emit progressChanged();
}

void Review::choose(int seat)
{
    if (persons_.find(seat) == nullptr || person_ == seat)
        return;
    person_ = seat;
    tellPerson();
    emit changed();
}

std::any Review::advised(int position) const
{
    const bool can_advise = shown_ && ready() && position >= 0;
    return can_advise && (position == best_.position || position == costliest_.position) ? found_->best(position)
                                                                                         : std::any();
}

void Review::tell()
{
    if (!ready())
        return;
    chances_in_words_ = inWords();
    tellTurns();
    tellPerson();
    emit changed();
}

void Review::tellTurns()
{
    std::vector<ReviewTurn> turns;
    for (const backroom::TurningPoint& turn : turning_points(found_->review))
        turns.push_back({turn.position, seated_.mark(turn.seat), turn.after, turn.after > turn.before,
            ReviewWording::turn(turn, seated_.name(turn.seat), briefly(turn.position))});
    turns_.assign(turns);
    std::vector<ReviewLine> lines;
    for (int seat = 0; seat < found_->review.seats; ++seat)
        lines.push_back({seat, seated_.names.value(seat), seated_.marks.value(seat)});
    lines_.assign(lines);
}

void Review::tellPerson()
{
    std::vector<ReviewPerson> persons;
    for (int seat = 0; seat < found_->review.seats; ++seat)
        if (found_->review.persons[static_cast<std::size_t>(seat)])
            persons.push_back({seat, seated_.names.value(seat), seated_.marks.value(seat), seat == person_});
    persons_.assign(persons);
    if (person_ < 0)
        return;
    const backroom::SeatReview& of = *found_->review.persons[static_cast<std::size_t>(person_)];
    story_ = storyOf(person_);
    summary_ = ReviewWording::summary(of);
    luck_ = found_->measure.luck(of.luck);
    if (const QString skill = found_->skill ? found_->skill(static_cast<backroom::Seat>(person_)) : QString();
        !skill.isEmpty())
        luck_ += QLatin1Char(' ') + skill;
    best_ = note(of.best, true);
    costliest_ = note(of.costliest, false);
}

QString Review::briefly(int action) const
{
    // A choice that reveals all others is followed by a whole round, which is too long for a sentence of a review.
    constexpr qsizetype longest = 160;
    const QString sentence = replay_.logOf(action);
    return sentence.size() <= longest ? sentence : QString();
}

QString Review::storyOf(int seat) const
{
    const LeadStory story = LeadStory::of(found_->review, static_cast<backroom::Seat>(seat));
    if (story.position < 0)
        return ReviewWording::story(story, seated_, static_cast<backroom::Seat>(seat), {});
    int round = 0;
    for (const ReplayChapter& chapter : replay_.chapters()->items())
        if (chapter.key <= story.position && chapter.round > 0)
            round = chapter.round;
    return ReviewWording::story(
        story, seated_, static_cast<backroom::Seat>(seat), {found_->measure.round(round), briefly(story.position)});
}

QString Review::inWords() const
{
    QStringList sentences;
    const auto& chances = found_->review.chances;
    for (int seat = 0; seat < found_->review.seats; ++seat) {
        const auto at = [&](std::size_t position) { return chances[position][static_cast<std::size_t>(seat)]; };
        std::size_t highest = 0;
        std::size_t lowest = 0;
        for (std::size_t position = 0; position + 1 < chances.size(); ++position) {
            highest = at(position) > at(highest) ? position : highest;
            lowest = at(position) < at(lowest) ? position : lowest;
        }
        sentences += ReviewWording::course(seated_.names.value(seat), at(0), {at(highest), static_cast<int>(highest)},
            {at(lowest), static_cast<int>(lowest)});
    }
    return sentences.join(QLatin1Char('\n'));
}

ReviewNote Review::note(const std::optional<backroom::JudgedDecision>& decision, bool best) const
{
    if (!decision)
        return {-1, best ? ReviewWording::noBest() : ReviewWording::noCostliest(), {}, {}};
    DecisionWords words = found_->tell(decision->position, seated_);
    // Each is a sentence of its own.
    for (QString* sentence : {&words.taken, &words.advised})
        if (!sentence->isEmpty())
            sentence->front() = sentence->front().toUpper();
    return {decision->position, best ? QString() : words.taken, words.advised,
        best ? found_->measure.gain(decision->gain) : found_->measure.cost(decision->cost)};
}
