// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements HostTable: friends who only watch.
#include "app/remote/host_table.hpp"
#include "app/remote/topics.hpp"

#include <algorithm>

namespace remote {

QStringList HostTable::watchers() const
{
    QStringList names;
    for (int number = count(); number < countAll(); ++number)
        if (live(number).status < SeatStatus::away)
            names += seat(number).name;
    return names;
}

void HostTable::setWatched(bool watched)
{
    if (std::exchange(table_.watched, watched) == watched)
        return;
    for (const KeptTable::Seat& gone : watched ? std::vector<KeptTable::Seat>() : table_.watchers)
        refuse(gone.box, gone.key, with_code("not-watched"), true);
    if (!watched) {
        table_.watchers.clear();
        live_.resize(table_.seats.size());
    }
    callbacks_.keep(table_);
    card_posted_ = 0;
    tick();
    callbacks_.changed();
}

void HostTable::letWatch(const Knock& knock)
{
    QJsonObject why = table_.watched ? callbacks_.objection(knock) : with_code("not-watched");
    if (why.isEmpty() && table_.watchers.size() >= most_watchers) {
        int gone = count();
        while (gone < countAll() && live(gone).status < SeatStatus::away)
            ++gone;
        if (gone < countAll())
            stopWatching(gone);
        else
            why = with_code("too-many-watch");
    }
    if (!why.isEmpty())
        return refuse(knock.box, knock.key, why, false);
    knocks_.giveBack();
    table_.watchers.push_back({knock.box, knock.key, knock.name, knock.mark});
    live_.push_back({.keys = host_line(table_.keys, knock.key), .heard = clock_()});
    callbacks_.keep(table_);
    updateStatuses();
    carrier_.follow(topics::up(name_, knock.box));
    post(countAll() - 1);
    callbacks_.changed();
}

/// Dismisses somebody who watches.
void HostTable::stopWatching(int number)
{
    refuse(seat(number).box, seat(number).key, with_code("too-many-watch"), true);
    table_.watchers.erase(table_.watchers.begin() + (number - count()));
    live_.erase(live_.begin() + number);
}

/// Ignores requests and sentences of those who only watch.
void HostTable::hearWatcher(int number, const UpLetter& letter)
{
    if (letter.absence == QLatin1String("left")) {
        stopWatching(number);
        callbacks_.keep(table_);
        return callbacks_.changed();
    }
    const bool has_changed = updateStatuses();
    UpLetter heard = letter;
    heard.request.reset();
    if (heard.match == table_.match)
        take(number, heard);
    if (heard.match != table_.match || isBehind(number))
        post(number);
    if (has_changed)
        callbacks_.changed();
}

}
