// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements HostedTable: sentences.
#include "app/friends/friend_json.hpp"
#include "app/friends/hosted_table.hpp"
#include "app/table/game_table.hpp"

#include <algorithm>

bool HostedTable::hasCompany() const
{
    return std::ranges::any_of(host_->kept().seats, &remote::KeptTable::Seat::isTaken);
}

bool HostedTable::say(int sentence)
{
    const QList<int> speakers = friend_json::speakers(setting_.seats.levels);
    int seat = static_cast<int>(setting_.seats.levels.indexOf(0));
    // If several persons play in this house, the one at the screen speaks.
    if (table_)
        for (const backroom::Seat asked : table_->people().here() & table_->match().pending()) {
            seat = asked;
            break;
        }
    return host_->say(static_cast<int>(speakers.indexOf(seat)), sentence);
}

void HostedTable::said(int speaker, int sentence)
{
    callbacks_.said(*this, friend_json::speakers(setting_.seats.levels).value(speaker, -1), sentence);
}
