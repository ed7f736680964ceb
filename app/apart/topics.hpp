// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/fields.hpp"

/// Where letters lie at the broker.
namespace apart::topics {

inline QString of_table(const QByteArray& table, const char* name)
{
    return QStringLiteral("backroom/1/") + hex(table) + u'/' + QLatin1String(name);
}
/// Where knocks come.
inline QString door(const QByteArray& table)
{
    return of_table(table, "door");
}
/// Where the host's key lies.
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
