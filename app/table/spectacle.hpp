// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"
#include "app/sound/sounds.hpp"

#include <QRectF>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// The size of something that happens at a table, from a pair captured to a game decided, so that what is larger looks
/// and sounds larger. SuperGang's moments (`BigMoment`) have a scale of their own, with three steps.
enum class Weight {
    /// Its own animation is enough.
    small,
    /// The light falls on it, and its number is shown large.
    large,
    /// The same, larger and longer: it may decide the game.
    huge,
};

/// Everybody holds their breath before it for the first of these times, and it is shown for the second, in milliseconds
/// at normal speed.
constexpr int held_breath(Weight weight)
{
    return weight == Weight::huge ? 900 : weight == Weight::large ? 500 : 0;
}
constexpr int shown_time(Weight weight)
{
    return weight == Weight::huge ? 2100 : weight == Weight::large ? 1500 : 0;
}

/// This is heard while breath is held.
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
    /// Names what the number counts.
    MEMBER_PROPERTY(QString, unit);
    /// The number counts up by itself; otherwise it follows what is on the table.
    MEMBER_PROPERTY(bool, counts) = false;
    /// The mark of the seat whose it is; −1 for none.
    MEMBER_PROPERTY(int, mark) = -1;
    /// A list of `SeatSign`: the computer players who lose by it.
    MEMBER_PROPERTY(QVariantList, losers);
    /// The part of the table that it is about, which stays uncovered; may be empty.
    MEMBER_PROPERTY(QRectF, lit);

    bool operator==(const Spectacle&) const = default;
};
