// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.hpp"

#include <QStringList>

#include <vector>

/// What the tests of all scripts need to know about events and beats.
namespace test {

/// Returns what everybody may see of the events.
template <class Events>
auto seen(const Events& events)
{
    std::vector<std::decay_t<decltype(*events.begin())>> list;
    for (const auto& event : events)
        list.push_back(redact(event, backroom::nobody));
    return list;
}

template <class Beat>
QStringList beat_names(const std::vector<Beat>& beats)
{
    QStringList list;
    for (const Beat& beat : beats)
        list += QString::fromLatin1(beat.name);
    return list;
}

/// Returns the events that the beats log.
template <class Beat>
auto logged(const std::vector<Beat>& beats)
{
    decltype(Beat::logged) list;
    for (const Beat& beat : beats)
        list.insert(list.end(), beat.logged.begin(), beat.logged.end());
    return list;
}

}
