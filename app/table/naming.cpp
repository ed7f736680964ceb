// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/naming.hpp"

#include <QCoreApplication>

namespace {

struct Naming {
    Q_DECLARE_TR_FUNCTIONS(Naming)
};

QString list(const QStringList& names, const QString& pattern)
{
    if (names.size() < 2)
        return names.join(QString());
    return pattern.arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
}

}

namespace naming {

QString joined(const QStringList& names)
{
    return list(names, Naming::tr("%1 and %2"));
}

QString either(const QStringList& names)
{
    return list(names, Naming::tr("%1 or %2"));
}

QStringList of(backroom::SeatSet seats, const QStringList& names)
{
    QStringList some;
    for (const backroom::Seat seat : seats)
        some += names.value(seat);
    return some;
}

}
