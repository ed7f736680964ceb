// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/replay.hpp"

#include "app/table/game_table.hpp"

#include <QLocale>
#include <QTextDocumentFragment>

#include <algorithm>
#include <array>
#include <ranges>

namespace {

constexpr std::array speeds{0.5, 1.0, 2.0, 4.0};
constexpr std::size_t usual_speed = 1;

// In milliseconds at speed 1: the pause between actions, and the one after a decision that is laid out.
constexpr int pause_time = 350;
constexpr int reading_time = 900;

/// Marks closer to each other than one part in `most_marks` of the timeline are merged.
constexpr int most_marks = 60;
constexpr int most_lines = 4;

}

Replay::Replay(GameTable& table, const Secrets& secrets)
    : table_(table)
    , director_(*table.director())
    , secrets_(secrets)
    , speed_(usual_speed)
{
    if (secrets_.none && !secrets_.unknown)
        seen_by_ = Everyone;
    else if (secrets_.persons.size() == 1 && !secrets_.unknown)
        seen_by_ = *secrets_.persons.begin();
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &Replay::next);
    connect(&director_, &Director::busyChanged, this, &Replay::wait);
    connect(&director_, &Director::waitingChanged, this, &Replay::wait);
    listViewers();
}

int Replay::position() const
{
    return table_.match().position();
}

int Replay::length() const
{
    return table_.match().length();
}

qreal Replay::speed() const
{
    return speeds[speed_];
}

QString Replay::speedText() const
{
    return QStringLiteral("×") + QLocale(QLocale::English).toString(speed());
}

void Replay::listViewers()
{
    std::vector<ReplayViewer> list;
    const SeatList seats = table_.seatList();
    if (secrets_.none)
        list.push_back({Everyone, tr("Everyone"), -1, seen_by_ == Everyone});
    else
        list.push_back({Table, tr("The table"), -1, seen_by_ == Table});
    for (int seat = 0; seat < seats.names.size(); ++seat)
        if (secrets_.none || secrets_.persons.contains(static_cast<backroom::Seat>(seat)))
            list.push_back({seat, table_.names().value(seat), seats.marks.value(seat), seen_by_ == seat});
    viewers_.assign(list);
}

QString Replay::seenByName() const
{
    const ReplayViewer* of = viewers_.find(seen_by_);
    return of != nullptr ? of->name : QString();
}

int Replay::seenByMark() const
{
    const ReplayViewer* of = viewers_.find(seen_by_);
    return of != nullptr ? of->mark : -1;
}

backroom::Seat Replay::seen(backroom::SeatSet pending, backroom::Seat next) const
{
    if (secrets_.unknown || curtained_)
        return backroom::nobody;
    if (everyone())
        return next != backroom::nobody || pending.empty() ? next : *pending.begin();
    const auto viewer = static_cast<backroom::Seat>(seen_by_);
    return seen_by_ >= 0 && pending.contains(viewer) ? viewer : backroom::nobody;
}

void Replay::setReview(ReviewWork work, ReviewKeeper keeper)
{
    review_ =
        std::make_unique<Review>(*this, Seated{table_.names(), table_.marks()}, std::move(work), std::move(keeper));
    connect(review_.get(), &Review::changed, this, &Replay::followReview);
}

void Replay::followReview()
{
    const bool lays = advised().has_value();
    if (std::exchange(lays_advised_, lays) != lays && !director_.busy())
        show(position(), true);
}

void Replay::assign(std::vector<ReplayChapter> chapters, const std::vector<ReplayMark>& marks, LogOf log)
{
    log_ = std::move(log);
    chapters_.assign(std::move(chapters));
    std::vector<ReplayMark> few;
    for (const ReplayMark& mark : marks) {
        if (few.empty() || (mark.key - few.back().key) * most_marks > length()) {
            few.push_back(mark);
            continue;
        }
        QString& words = few.back().words;
        const auto lines = words.count(QLatin1Char('\n')) + 1;
        if (lines < most_lines)
            words += QLatin1Char('\n') + mark.words;
        else if (!words.endsWith(QChar(0x2026)))
            words += QStringLiteral("\n…");
    }
    marks_.assign(few);
    if (review_)
        review_->tell();
}

QString Replay::plainWords(const QStringList& lines)
{
    return QTextDocumentFragment::fromHtml(lines.join(QLatin1Char(' '))).toPlainText();
}

void Replay::retranslate()
{
    listViewers();
    emit viewerChanged();
}

void Replay::show(int position, bool gliding)
{
    table_.showPosition(position, gliding);
    lays_advised_ = advised().has_value();
    wait();
}

void Replay::setPlaying(bool playing)
{
    if (playing == playing_ || (playing && length() == 0))
        return;
    playing_ = playing;
    emit playingChanged();
    if (playing && position() == length() && !director_.busy())
        show(0, false);
    wait();
}

void Replay::wait()
{
    timer_.stop();
    if (!playing_ || curtained_ || (director_.busy() && !director_.waiting()))
        return;
    if (position() == length() && !director_.waiting())
        return setPlaying(false);
    const int time = director_.waiting() ? longest_pause : table_.seesDecision() ? reading_time : pause_time;
    timer_.start(static_cast<int>(time / speed()));
}

void Replay::next()
{
    if (director_.waiting())
        return director_.goOn();
    table_.showNext();
    wait();
}

void Replay::stepOn()
{
    setPlaying(false);
    if (director_.busy())
        director_.finish();
    else if (position() < length())
        table_.showNext();
}

void Replay::stepBack()
{
    setPlaying(false);
    if (position() > 0)
        show(position() - 1, true);
}

void Replay::chapterOn()
{
    const auto& all = chapters_.items();
    const auto next = std::ranges::upper_bound(all, position(), {}, &ReplayChapter::key);
    show(next != all.end() ? next->key : length(), false);
}

void Replay::chapterBack()
{
    const auto& all = chapters_.items();
    const auto here = std::ranges::lower_bound(all, position(), {}, &ReplayChapter::key);
    show(here != all.begin() ? std::prev(here)->key : 0, false);
}

void Replay::seek(int position)
{
    const int to = std::clamp(position, 0, length());
    if (to != this->position() || director_.busy())
        show(to, false);
}

void Replay::setSpeed(std::size_t index)
{
    speed_ = index;
    director_.setHaste(speed());
    emit speedChanged();
}

void Replay::faster()
{
    if (speed_ + 1 < speeds.size())
        setSpeed(speed_ + 1);
}

void Replay::slower()
{
    if (speed_ > 0)
        setSpeed(speed_ - 1);
}

void Replay::turnSpeed()
{
    setSpeed((speed_ + 1) % speeds.size());
}

void Replay::setViewer(int viewer)
{
    if (viewer == seen_by_ || viewers_.find(viewer) == nullptr)
        return;
    setPlaying(false);
    seen_by_ = viewer;
    // In an unfinished match with several people, only its owner may see a hand.
    curtained_ = viewer >= 0 && !secrets_.none && secrets_.persons.size() > 1;
    listViewers();
    emit viewerChanged();
    show(position(), false);
}

bool Replay::press(int key)
{
    switch (key) {
    case Qt::Key_Space:
        toggle();
        return true;
    case Qt::Key_Left:
        stepBack();
        return true;
    case Qt::Key_Right:
        stepOn();
        return true;
    case Qt::Key_PageUp:
        chapterBack();
        return true;
    case Qt::Key_PageDown:
        chapterOn();
        return true;
    case Qt::Key_Home:
        seek(0);
        return true;
    case Qt::Key_End:
        seek(length());
        return true;
    case Qt::Key_Up:
        faster();
        return true;
    case Qt::Key_Down:
        slower();
        return true;
    case Qt::Key_V:
        if (review_)
            review_->toggle();
        return review_ != nullptr;
    case Qt::Key_Escape:
        if (review_ && review_->shown())
            review_->toggle();
        else
            leave();
        return true;
    default:
        return false;
    }
}

void Replay::playOn()
{
    if (canPlayOn())
        emit playOnAsked();
}
