#include "app/table/table_talk.hpp"

#include "engine/core/random.hpp"

#include <QCoreApplication>

namespace {

constexpr std::chrono::milliseconds time_to_read{4500};
/// One occasion in so many is taken.
constexpr std::uint32_t occasions_a_line = 3;
constexpr int actions_between_lines = 6;

}

TableTalk::TableTalk(QObject* parent, std::function<SeatSign(int seat)> sign)
    : QObject(parent)
    , sign_(std::move(sign))
{
    silence_.setSingleShot(true);
    connect(&silence_, &QTimer::timeout, this, &TableTalk::stop);
}

void TableTalk::hear(const Moods& moods, qint64 game, int position)
{
    backroom::Random random(static_cast<std::uint64_t>(game) * 1000003u + static_cast<std::uint64_t>(position));
    const bool soon = spoken_ && std::abs(position - *spoken_) < actions_between_lines;
    if (moods.empty() || soon || random.below(occasions_a_line) != 0)
        return;
    const auto& [seat, mood] = moods[random.below(static_cast<std::uint32_t>(moods.size()))];
    const QStringList all = lines(mood);
    for (qsizetype left = all.size(), line = left == 0 ? 0 : random.below(static_cast<std::uint32_t>(left)); left > 0;
         --left) {
        if (const std::pair key(static_cast<int>(mood), static_cast<int>(line)); !said_.contains(key)) {
            said_.insert(key);
            spoken_ = position;
            return say(sign_(seat), all[line]);
        }
        line = (line + 1) % all.size();
    }
}

void TableTalk::stop()
{
    say({}, {});
}

void TableTalk::say(const SeatSign& speaker, const QString& text)
{
    silence_.stop();
    if (!text.isEmpty())
        silence_.start(time_to_read);
    if (text == text_)
        return;
    speaker_ = speaker;
    text_ = text;
    emit changed();
}

QStringList TableTalk::lines(Mood mood)
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
