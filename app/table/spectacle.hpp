// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"
#include "app/sound/sounds.hpp"

#include <QRectF>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// The importance of an event at a table, from the capture of a pair to the decision of a game, which determines how
/// big it looks and sounds. SuperGang's moments (`BigMoment`) have a scale of their own, with three steps.
enum class Weight {
    /// Shown by its own animation only.
    small,
    /// Lit up, with its number in large figures.
    large,
    /// Lit up for longer and with larger figures: it may decide the game.
    huge,
};

/// The duration of the pause of suspense before it, and of its display, in milliseconds at normal speed.
constexpr int held_breath(Weight weight)
{
    return weight == Weight::huge ? 900 : weight == Weight::large ? 500 : 0;
}
constexpr int shown_time(Weight weight)
{
    return weight == Weight::huge ? 2100 : weight == Weight::large ? 1500 : 0;
}

/// Returns the sound of the pause of suspense.
inline Noises heartbeat(Weight weight)
{
    return {{Sound::Thud, 0.55, weight == Weight::huge ? 3 : 2, held_breath(weight) * 3 / 4}};
}

/// A spectacle for QML: the light, the number, and the faces of the losers.
struct Spectacle {
    Q_GADGET
    QML_VALUE_TYPE(spectacle)

public:
    /// A `Weight`; 0 for nothing.
    MEMBER_PROPERTY(int, weight) = 0;
    /// False during the pause of suspense, when the light is on but no text is shown.
    MEMBER_PROPERTY(bool, revealed) = false;
    MEMBER_PROPERTY(QString, title);
    /// The number; −1 for none.
    MEMBER_PROPERTY(int, figure) = -1;
    /// The unit of the number.
    MEMBER_PROPERTY(QString, unit);
    /// True if the number counts up by itself; otherwise it follows what is on the table.
    MEMBER_PROPERTY(bool, counts) = false;
    /// The mark of the seat that it belongs to; −1 for none.
    MEMBER_PROPERTY(int, mark) = -1;
    /// A list of `SeatSign`: who loses by it.
    MEMBER_PROPERTY(QVariantList, losers);
    /// The part of the table that stays lit; may be empty.
    MEMBER_PROPERTY(QRectF, lit);

    bool operator==(const Spectacle&) const = default;
};
