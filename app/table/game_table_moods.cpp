// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences.hpp"
#include "app/table/game_table.hpp"

namespace {

QString name_of(Mood mood)
{
    static constexpr std::array names{"", "thinking", "pleased", "robbed", "caught", "beaten"};
    return QString::fromLatin1(names[static_cast<std::size_t>(mood)]);
}

}

void GameTable::feel(const Moods& moods)
{
    Moods computers;
    for (const auto& [seat, mood] : moods)
        if (faces_.value(seat) != 0) {
            moods_[seat] = mood;
            computers.emplace_back(seat, mood);
        }
    if (chats())
        talk_.hear(computers, match_->number(), match_->position());
}

void GameTable::remark(Remarks remarks)
{
    std::erase_if(remarks, [this](const auto& of) { return faces_.value(of.first) == 0; });
    if (chats() && !remarks.empty())
        talk_.say(remarks);
}

bool GameTable::chats() const
{
    // Lessons and replays, which are not saved, are for the learner and the viewer to read.
    return match_->number() != 0 && !hurries_ && preferences_.tableTalk();
}

void GameTable::calmDown()
{
    moods_ = {};
    talk_.stop();
}

QString GameTable::moodOf(int seat) const
{
    if (faces_.value(seat) == 0)
        return {};
    Mood mood = moods_[static_cast<std::size_t>(seat)];
    if (ended())
        mood = match_->result().winners.contains(static_cast<backroom::Seat>(seat)) ? Mood::pleased : Mood::beaten;
    else if (mood == Mood::calm && thinking() && seat == seat_)
        mood = Mood::thinking;
    return name_of(mood);
}

QVariantList GameTable::losingFaces(backroom::SeatSet seats, Mood mood) const
{
    QVariantList faces;
    for (const backroom::Seat seat : seats)
        if (faces_.value(seat) != 0)
            faces += QVariant::fromValue(
                SeatSign{names_.value(seat), marks_.value(seat), faces_.value(seat), name_of(mood)});
    return faces;
}
