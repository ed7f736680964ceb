// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/sounds.hpp"
#include "app/table/table_values.hpp"
#include "engine/core/seat.hpp"

#include <QRectF>
#include <QVariantList>

#include <functional>

/// How large something is that happens at a table. All games use this one scale, from a pair captured to a game
/// decided, so that what is larger looks and sounds larger.
enum class Weight {
    /// Its own animation is enough.
    small,
    /// The light falls on it, and its number is shown large.
    large,
    /// The same, larger and longer: it may decide the game.
    huge,
};

/// How long everybody holds their breath before it, and how long it is shown, in milliseconds at normal speed.
constexpr int held_breath(Weight weight)
{
    return weight == Weight::huge ? 900 : weight == Weight::large ? 500 : 0;
}
constexpr int shown_time(Weight weight)
{
    return weight == Weight::huge ? 2100 : weight == Weight::large ? 1500 : 0;
}

/// Is heard while breath is held.
inline Noises heartbeat(Weight weight)
{
    return {{Sound::Thud, 0.55, weight == Weight::huge ? 3 : 2, held_breath(weight) * 3 / 4}};
}

/// Something large as QML shows it: the light, the number, and the faces of those who lose by it.
struct Spectacle {
    Q_GADGET
    QML_VALUE_TYPE(spectacle)

public:
    /// A `Weight`; 0 for nothing.
    MEMBER_PROPERTY(int, weight) = 0;
    /// False while breath is held: the light has fallen, and nothing is said yet.
    MEMBER_PROPERTY(bool, told) = false;
    MEMBER_PROPERTY(QString, title);
    /// −1 for none.
    MEMBER_PROPERTY(int, figure) = -1;
    /// What the number counts.
    MEMBER_PROPERTY(QString, unit);
    /// The number counts up by itself; otherwise it follows what is on the table.
    MEMBER_PROPERTY(bool, counts) = false;
    /// The mark of the seat whose it is; −1 for none.
    MEMBER_PROPERTY(int, mark) = -1;
    /// A list of `SeatSign`: the computer players who lose by it.
    MEMBER_PROPERTY(QVariantList, losers);
    /// What it is about, on the table, and stays uncovered; may be empty.
    MEMBER_PROPERTY(QRectF, lit);

    bool operator==(const Spectacle&) const = default;
};

/// Returns the portraits of those of these seats that are computer players. `sign` makes them.
QVariantList losing_faces(backroom::SeatSet seats, const QString& mood, const std::function<SeatSign(int seat)>& sign);
