#pragma once

#include "supergang/figures.hpp"
#include "supergang/town.hpp"
#include "table/seated.hpp"

#include <QCoreApplication>
#include <QString>

namespace supergang_table {

/// The texts of the side panel: the seats' plates, the bank and the police.
class PanelWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

public:
    static QString isOut();
    static QString police();
    static QString yearsShort(int years);
    static QString due(int amount);

    // A plate, for screen readers.
    static QString inCash(int amount);
    static QString toCollect(int amount);
    static QString hasCollected();
    static QString ownsOf(backroom::supergang::District district, int owned, int all);
    static QString stock(int tokens, int pawns);
    static QString stored(int pawns);
    static QString inPlay(int gangsters);

    // A figure on a plate.
    static QString inJail(int turns);
    static QString inClinic(int years);
    static QString dead();
    static QString onRecord(int years);
    static QString underArrest();
    static QString ledBy(const QString& name, int turns);
    static QString almostFree();
    static QString leads(const QString& man);
    static QString inSewer();
    static QString isBeaten();
    static QString returnsWith(const QString& name);

    // Bank and police.
    static QString owes(const QString& name, int amount);
    static QString bankHas(int amount);
    static QString fromRound(int round);
    static QString forSale(int price);
    static QString policeFrom(int round, int price);
    static QString policeForSale(int price);
    static QString policeOf(const QString& name);
};

}
