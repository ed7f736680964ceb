// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/fields.hpp"

/// The topics of a table at the broker.
namespace remote::topics {

inline QString of_table(const QByteArray& table, const char* name)
{
    return QStringLiteral("backroom/1/") + hex(table) + u'/' + QLatin1String(name);
}
/// The topic for knocks.
inline QString door(const QByteArray& table)
{
    return of_table(table, "door");
}
/// The topic of the card, which contains the host's public key.
inline QString card(const QByteArray& table)
{
    return of_table(table, "card");
}
inline QString down(const QByteArray& table, const QByteArray& box)
{
    return of_table(table, box.toHex() + "/down");
}
inline QString up(const QByteArray& table, const QByteArray& box)
{
    return of_table(table, box.toHex() + "/up");
}

}
