// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/words/names.hpp"
#include "app/table/naming.hpp"

#include <QCoreApplication>

namespace supergang_table {

/// The texts of the side panel: the seats' plates, the bank and the police.
class PanelWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

public:
    static QString isOut() { return tr("out of the game"); }
    static QString police() { return tr("the police"); }
    static QString yearsShort(int years) { return tr("%1 y", "years on a record, as short as can be").arg(years); }
    static QString due(int amount) { return QStringLiteral("+%1").arg(amount); }

    // A plate, for screen readers.
    static QString inCash(int amount) { return tr("%1 in cash").arg(amount); }
    static QString toCollect(int amount) { return tr("%1 to collect").arg(amount); }
    static QString hasCollected() { return tr("has collected"); }
    static QString ownsOf(backroom::supergang::District district, int owned, int all)
    {
        return tr("%1: %2 of %3", "a district, shops owned, shops in all")
            .arg(names::district(district), QString::number(owned), QString::number(all));
    }
    static QString stock(int tokens, int pawns)
    {
        return tr("%n token(s) left", nullptr, tokens) + QStringLiteral(", ") + tr("%n pawn(s) left", nullptr, pawns);
    }
    static QString stored(int pawns) { return tr("%n pawn(s) in the suitcase to be placed", nullptr, pawns); }
    static QString inPlay(int gangsters)
    {
        return tr("%n gangster(s) in play; wins at 0", "the police player", gangsters);
    }

    // A figure on a plate.
    static QString inJail(int turns) { return tr("in jail, %n turn(s) to go", nullptr, turns); }
    static QString inClinic(int years)
    {
        return years > 0 ? tr("in the clinic, then in jail for %n turn(s)", nullptr, years) : tr("in the clinic");
    }
    static QString dead() { return tr("dead"); }
    static QString onRecord(int years) { return tr("%n year(s) on record", nullptr, years); }
    static QString underArrest() { return tr("under arrest"); }
    static QString ledBy(const QString& name, int turns)
    {
        return tr("led by %1’s vamp, %n turn(s) to go", nullptr, turns).arg(naming::whose(name));
    }
    static QString almostFree() { return tr("free as soon as he moves"); }
    static QString leads(const QString& man) { return tr("leads %1", "Vito’s dealer").arg(man); }
    static QString inSewer() { return tr("in the sewer"); }
    static QString isBeaten() { return tr("beaten"); }
    static QString returnsWith(const QString& name) { return tr("back on %1’s turn").arg(name); }

    // Bank and police.
    static QString owes(const QString& name, int amount)
    {
        return tr("owes %1 %2", "the bank: a name, an amount").arg(name, QString::number(amount));
    }
    static QString bankHas(int amount) { return tr("%1 in the bank").arg(amount); }
    static QString fromRound(int round) { return tr("from round %1").arg(round); }
    static QString forSale(int price) { return tr("for sale: %1").arg(price); }
    static QString policeFrom(int round, int price)
    {
        return tr("The police are not on the streets before round %1; they are for sale at %2")
            .arg(QString::number(round), QString::number(price));
    }
    static QString policeForSale(int price) { return tr("The police are for sale at %1").arg(price); }
    static QString policeOf(const QString& name) { return tr("%1 moves the police").arg(name); }
};

}
