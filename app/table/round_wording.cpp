// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/round_wording.hpp"

#include <QCoreApplication>

namespace {

struct Rounds {
    Q_DECLARE_TR_FUNCTIONS(Rounds)
};

}

namespace round_wording {

QString of(int round, int last)
{
    if (last == 0)
        return Rounds::tr("Round %1").arg(round);
    return round < last ? Rounds::tr("Round %1 of at most %2").arg(QString::number(round), QString::number(last))
                        : Rounds::tr("Round %1, the last").arg(round);
}

QString kept(int round, int last)
{
    if (last == 0)
        return Rounds::tr("round %1", "of a game that was left").arg(round);
    return round < last ? Rounds::tr("round %1 of at most %2", "of a game that was left")
                              .arg(QString::number(round), QString::number(last))
                        : Rounds::tr("round %1, the last", "of a game that was left").arg(round);
}

}
