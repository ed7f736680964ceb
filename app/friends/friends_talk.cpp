// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements Friends: sentences that persons say to each other.
#include "app/friends/friend_words.hpp"
#include "app/friends/friends.hpp"
#include "app/settings/preferences.hpp"
#include "app/table/game_table.hpp"

namespace {

/// The host accepts no more than that.
constexpr qint64 between_sentences = 2000;

}

QStringList Friends::sentences() const
{
    return FriendWords::sentences();
}

bool Friends::maySay() const
{
    return hasCompany() && library_->now() - said_at_ >= between_sentences;
}

void Friends::say(int sentence)
{
    const bool is_one = sentence >= 0 && sentence < remote::most_sentences;
    if (is_one && maySay() && present_->say(sentence))
        said_at_ = library_->now();
    updateMaySay();
}

void Friends::updateMaySay()
{
    if (std::exchange(reported_may_say_, maySay()) != reported_may_say_)
        emit changed();
}

SeatSign Friends::signOf(int seat) const
{
    for (const FriendItem& item : seats_.items())
        if (item.seat == seat)
            return {item.name, item.mark, 0, {}};
    return {};
}

void Friends::hear(const FriendTable& at, int seat, int sentence)
{
    GameTable* table = at.table();
    if (!preferences_.tableTalk() || &at != present_ || (table != nullptr && !at.isShown()))
        return;
    // The numbers come from another house and may be invalid.
    const SeatSign speaker = signOf(seat);
    const bool is_there = table != nullptr
        ? seat >= 0 && seat < table->match().names().size()
        : !speaker.name.isEmpty() && speaker.mark >= 0 && speaker.mark < backroom::max_seats;
    if (is_there)
        (table != nullptr ? *table->talk() : talk_).add(seat, FriendWords::sentences().value(sentence));
}
