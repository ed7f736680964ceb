// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences.hpp"
#include "app/table/game_table.hpp"
#include "app/table/seat_style.hpp"

void GameTable::feel(const Moods& moods)
{
    const Moods computers = people_.feel(moods);
    if (chats())
        noteRemarks(talk_.hear(computers, match_->number(), match_->position()));
}

void GameTable::remark(Remarks remarks)
{
    std::erase_if(remarks, [this](const auto& of) { return people_.face(of.first) == 0; });
    if (!chats() || remarks.empty())
        return;
    talk_.say(remarks, remarksStay());
    noteRemarks(remarks);
}

void GameTable::noteRemarks(const Remarks& remarks)
{
    if (log_complete_)
        return;
    for (const auto& [seat, text] : remarks) {
        // The log of the event may quote it.
        if (!log_.items().empty() && log_.items().back().text.contains(text))
            continue;
        const int mark = people_.marks().value(seat);
        const QString pattern = tr("%1: <i>%2</i>", "a name, and what that player says");
        log_.addAside(pattern.arg(SeatStyle::named(names().value(seat), mark), text.toHtmlEscaped()),
            {LogModel::about_seat, qreal(mark)});
    }
}

bool GameTable::chats() const
{
    // In lessons and replays, which are not saved, the learner or viewer has to read.
    return match_->number() != 0 && hurry_ == Hurry::none && preferences_.tableTalk();
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
