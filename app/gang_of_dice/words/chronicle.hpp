// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/mood.hpp"
#include "engine/gang_of_dice/public_state.hpp"

#include <QList>
#include <QPointF>
#include <QStringList>

#include <utility>

namespace gang_of_dice_table {

/// Turns events into sentences for the log.
class Chronicle {
public:
    Chronicle(const QStringList& names, const QList<int>& marks);

    /// Returns one line, or two if the round adds tokens to the middle.
    static QStringList roundBegins(int round, const backroom::gang_of_dice::Warning& card, int added);
    static QStringList begins(const backroom::gang_of_dice::PublicState& open);
    /// `before` is the public state before the event.
    QStringList sentences(
        const backroom::gang_of_dice::Event& event, const backroom::gang_of_dice::PublicState& before) const;
    QString reason(const backroom::gang_of_dice::PublicState& open) const;
    /// Returns the point of the table that the event's lines refer to, as `LogItem::about`.
    QPointF about(const backroom::gang_of_dice::Event& event) const;

    /// Returns the chapter of a replay that a position belongs to: its round.
    static std::pair<int, int> chapter(const backroom::gang_of_dice::PublicState& open) { return {open.round, 0}; }
    /// Returns the icon for an important event on the timeline of a replay; null for any other event.
    static const char* mark(const backroom::gang_of_dice::Event& event);
    /// Returns how the seats look after an event that everybody saw; `before` is the public state before it.
    static Moods moods(const backroom::gang_of_dice::Event& event, const backroom::gang_of_dice::PublicState& before);

private:
    QStringList names_;
    QList<int> marks_;
};

}
