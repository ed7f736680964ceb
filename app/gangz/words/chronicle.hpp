// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/mood.hpp"
#include "engine/gangz/public_state.hpp"

#include <QList>
#include <QPointF>
#include <QStringList>

#include <utility>

namespace gangz_table {

/// Turns events into sentences for the log.
class Chronicle {
public:
    Chronicle(const QStringList& names, const QList<int>& marks);

    static QStringList begins(const backroom::gangz::PublicState& open);
    /// Returns no lines for an event that needs none; `before` is the public state before the event.
    QStringList sentences(const backroom::gangz::Event& event, const backroom::gangz::PublicState& before) const;
    QString reason(const backroom::gangz::PublicState& open) const;
    /// Returns the point of the table that the event's lines refer to, as `LogItem::about`.
    QPointF about(const backroom::gangz::Event& event) const;

    /// Returns the chapter of a replay that a position belongs to: its round.
    static std::pair<int, int> chapter(const backroom::gangz::PublicState& open) { return {open.round, 0}; }
    /// Returns the icon for an important event on the timeline of a replay; null for any other event.
    static const char* mark(const backroom::gangz::Event& event);
    /// Returns how the seats look after an event that everybody saw; `before` is the public state before it.
    static Moods moods(const backroom::gangz::Event& event, const backroom::gangz::PublicState& before);

private:
    QStringList names_;
    QList<int> marks_;
};

}
