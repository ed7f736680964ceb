// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences.hpp"
#include "app/table/game_table.hpp"
#include "app/table/seat_style.hpp"

namespace {

/// Returns the lines of the log for what is said, except what its line `last` quotes already.
std::vector<LogItem> asides(const Remarks& remarks, const TablePeople& people, const QString& last)
{
    std::vector<LogItem> lines;
    for (const auto& [seat, text] : remarks) {
        if (last.contains(text))
            continue;
        const int mark = people.marks().value(seat);
        const QString pattern = GameTable::tr("%1: <i>%2</i>", "a name, and what that player says");
        lines.push_back({0, pattern.arg(SeatStyle::named(people.names().value(seat), mark), text.toHtmlEscaped()),
            {LogModel::about_seat, qreal(mark)}, true});
    }
    return lines;
}

}

Remarks GameTable::saidAbout(Remarks remarks, const Moods& moods, int position)
{
    // In lessons and replays, which are not saved, the learner or viewer has to read.
    if (match_->number() == 0)
        return {};
    std::erase_if(remarks, [this](const auto& of) { return people_.face(of.first) == 0; });
    if (!remarks.empty())
        talk_.heed(position);
    // Remarks that stay leave no room for others.
    else if (!remarksStay())
        return talk_.hear(people_.computers(moods), match_->number(), position);
    return remarks;
}

void GameTable::react(const Moods& moods, const Remarks& remarks, int position)
{
    people_.feel(moods);
    // What is shown again, or was told when the log was rebuilt, has been decided already.
    const bool told = log_complete_ || shown_again_;
    const Remarks said = saidAbout(remarks, told ? Moods() : moods, position);
    if (said.empty() || !preferences_.tableTalk())
        return;
    if (hurry_ == Hurry::none)
        talk_.say(said, remarksStay());
    if (log_complete_)
        return;
    for (const LogItem& line : asides(said, people_, log_.items().empty() ? QString() : log_.items().back().text))
        log_.addAside(line);
}

std::vector<LogItem> GameTable::tell(const Remarks& remarks, const Moods& moods, int position, const QString& last)
{
    const Remarks said = saidAbout(remarks, moods, position);
    return preferences_.tableTalk() ? asides(said, people_, last) : std::vector<LogItem>();
}

void GameTable::calmDown()
{
    people_.calmDown();
    talk_.stop();
}

Mood GameTable::moodOf(int seat) const
{
    if (people_.face(seat) == 0)
        return Mood::calm;
    if (ended())
        return match_->result().winners.contains(static_cast<backroom::Seat>(seat)) ? Mood::pleased : Mood::beaten;
    const Mood mood = people_.mood(seat);
    return mood == Mood::calm && thinking() && seat == seat_ ? Mood::thinking : mood;
}
