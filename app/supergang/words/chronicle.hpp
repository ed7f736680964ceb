// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/mood.hpp"
#include "engine/supergang/public_state.hpp"

#include <QList>
#include <QPointF>
#include <QStringList>

#include <utility>

namespace supergang_table {

class Chronicle {
public:
    /// `levels` are those of the computer players, as in `SeatList`.
    Chronicle(const QStringList& names, const QList<int>& marks, QList<int> levels);

    /// Returns the lines that come before the first event.
    static QStringList begins(const backroom::supergang::PublicState& open);
    /// Returns no lines for an unimportant event; `before` is the public state before the event.
    QStringList sentences(
        const backroom::supergang::Event& event, const backroom::supergang::PublicState& before) const;
    /// Returns why the game is over.
    QString reason(const backroom::supergang::PublicState& open) const;
    /// Returns what the event's lines point at on the table, as in `LogItem::about`; kinds are `Subject`s.
    QPointF about(const backroom::supergang::Event& event) const;

    /// Returns the round and the turn, the units by which a replay skips.
    static std::pair<int, int> chapter(const backroom::supergang::PublicState& open);
    /// Returns the icon of an important event on the timeline of a replay, null for other events.
    static const char* mark(const backroom::supergang::Event& event);
    /// Returns how the seats look after an event that everybody saw; `before` is the public state before it.
    static Moods moods(const backroom::supergang::Event& event, const backroom::supergang::PublicState& before);

private:
    QStringList coloured_names_;
    QList<int> marks_;
    QList<int> levels_;
};

}
