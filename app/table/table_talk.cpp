// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_talk.hpp"

#include "app/table/table_values.hpp"
#include "engine/core/random.hpp"

namespace {

constexpr std::chrono::milliseconds time_to_read{4500};
constexpr std::chrono::milliseconds time_for_another{2000};
/// One in this many occasions gets a remark.
constexpr std::uint32_t occasions_a_line = 3;
constexpr int actions_between_lines = 6;

}

TableTalk::TableTalk(QObject* parent, std::function<SeatSign(int seat)> sign)
    : QObject(parent)
    , sign_(std::move(sign))
{
    silence_.setSingleShot(true);
    connect(&silence_, &QTimer::timeout, this, &TableTalk::pass);
}

Remarks TableTalk::hear(const Moods& moods, qint64 game, int position)
{
    backroom::Random random(static_cast<std::uint64_t>(game) * 1000003u + static_cast<std::uint64_t>(position));
    const bool soon = spoken_ && position - *spoken_ < actions_between_lines;
    if (moods.empty() || soon || random.below(occasions_a_line) != 0)
        return {};
    const auto& [seat, mood] = moods[random.below(static_cast<std::uint32_t>(moods.size()))];
    const QStringList all = linesOf(mood);
    if (all.isEmpty())
        return {};
    const auto first = static_cast<int>(random.below(static_cast<std::uint32_t>(all.size())));
    for (int tried = 0; tried < all.size(); ++tried) {
        const auto line = static_cast<int>((first + tried) % all.size());
        const std::pair key(static_cast<int>(mood), line);
        if (said_.contains(key))
            continue;
        said_.insert(key);
        spoken_ = position;
        return {{seat, all[line]}};
    }
    return {};
}

void TableTalk::forget()
{
    said_.clear();
    spoken_.reset();
}

void TableTalk::say(const Remarks& remarks, bool stays)
{
    const QStringList before = std::exchange(lines_, {});
    ends_.clear();
    const auto others = std::max<std::ptrdiff_t>(std::ssize(remarks) - 1, 0);
    const std::chrono::milliseconds time = time_to_read + others * time_for_another;
    show(remarks, stays ? QDeadlineTimer(QDeadlineTimer::Forever) : QDeadlineTimer(time));
    if (lines_ != before)
        emit changed();
}

void TableTalk::add(int seat, const QString& text)
{
    show({{static_cast<backroom::Seat>(seat), text}}, QDeadlineTimer(time_to_read));
    emit changed();
}

void TableTalk::show(const Remarks& remarks, QDeadlineTimer end)
{
    QStringList heard;
    for (const auto& [seat, text] : remarks) {
        const SeatSign speaker = sign_(seat);
        const auto count = std::max<qsizetype>(lines_.size(), speaker.mark + 1);
        lines_.resize(count);
        ends_.resize(count);
        lines_[speaker.mark] = text;
        ends_[speaker.mark] = end;
        heard += speaker.name + QStringLiteral(": ") + text;
    }
    heard_ = heard.join(QLatin1Char('\n'));
    wait();
}

void TableTalk::wait()
{
    silence_.stop();
    std::optional<qint64> next;
    for (qsizetype mark = 0; mark < lines_.size(); ++mark)
        if (!lines_[mark].isEmpty() && !ends_[mark].isForever())
            next = std::min(next.value_or(INT_MAX), ends_[mark].remainingTime());
    if (next)
        silence_.start(static_cast<int>(*next));
}

void TableTalk::pass()
{
    const QStringList before = lines_;
    for (qsizetype mark = 0; mark < lines_.size(); ++mark)
        if (ends_[mark].hasExpired())
            lines_[mark].clear();
    while (!lines_.isEmpty() && lines_.constLast().isEmpty())
        lines_.removeLast();
    wait();
    if (lines_ == before)
        return;
    heard_.clear();
    emit changed();
}

QStringList TableTalk::linesOf(Mood mood)
{
    switch (mood) {
    case Mood::pleased:
        return {tr("A pleasure doing business."), tr("Don’t mind if I do."), tr("Mother would be proud."),
            tr("I’ll send flowers."), tr("Put it on my tab."), tr("Like taking candy from a judge."),
            tr("And they say crime doesn’t pay."), tr("Somebody write that down.")};
    case Mood::robbed:
        return {tr("I was fond of that."), tr("I never forget a face."),
            tr("I’d have my brakes checked, if I were you."), tr("Keep it. It was stolen anyway."),
            tr("That goes in the little black book."), tr("And I shook your hand."), tr("There used to be manners."),
            tr("My lawyer will hear of this.")};
    case Mood::caught:
        return {tr("I wasn’t even here."), tr("It was the other fellow."), tr("I want my phone call."),
            tr("It went better in rehearsal."), tr("I can explain everything. Give me a year."),
            tr("Was that a siren?"), tr("At least they got my good side."), tr("Next time, less talking.")};
    case Mood::beaten:
        return {tr("Tell it kindly, will you?"), tr("I’ll be back. With cousins."),
            tr("The hat. Somebody save the hat."), tr("I’ve had better Tuesdays."), tr("And who feeds the cat?"),
            tr("All right. I’ll take up gardening."), tr("Nobody touches my chair."),
            tr("That was a tactical collapse.")};
    case Mood::calm:
    case Mood::thinking:
        break;
    }
    return {};
}
