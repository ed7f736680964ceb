// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/words/names.hpp"

#include <QCoreApplication>

namespace supergang_table {

/// The texts of the alarms, of what has happened since a player's last turn, and of big moments.
class AlarmWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

public:
    static QString lacksShops(const QString& who, int shops, backroom::supergang::District district)
    {
        return tr("%2: %1 needs %n more shop(s) to win.", "a player, a district", shops)
            .arg(who, names::district(district));
    }
    static QString lastRound() { return tr("This is the last round: after it, the richest gang wins."); }
    static QString lastGangster(const QString& who, const QString& winner)
    {
        return tr("%1 has only one gangster left: if that one dies, %2 wins.", "a player, a player").arg(who, winner);
    }
    static QString atLarge(const QString& police, int gangsters)
    {
        return tr("%n gangster(s) at large: once there are none, %1 wins.", "the police player", gangsters).arg(police);
    }

    /// The text below the number.
    static QString yearsInJail(int years) { return tr("year(s) in jail", "below their number: %n", years); }
    static QString sinceYourTurn() { return tr("Since your last turn"); }
    static QString nothingHappenedToYou() { return tr("Nothing happened to you."); }
    static QString moreInLog(int lines) { return tr("And %n more line(s) in “What happened”.", nullptr, lines); }
};

}
