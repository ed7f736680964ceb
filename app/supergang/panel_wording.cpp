#include "supergang/panel_wording.hpp"

#include "supergang/names.hpp"

namespace supergang_table {

QString PanelWording::isOut()
{
    return tr("out of the game");
}

QString PanelWording::police()
{
    return tr("the police");
}

QString PanelWording::yearsShort(int years)
{
    return tr("%1 y", "years on a record, as short as can be").arg(years);
}

QString PanelWording::due(int amount)
{
    return QStringLiteral("+%1").arg(amount);
}

QString PanelWording::inCash(int amount)
{
    return tr("%1 in cash").arg(amount);
}

QString PanelWording::toCollect(int amount)
{
    return tr("%1 to collect").arg(amount);
}

QString PanelWording::hasCollected()
{
    return tr("has collected");
}

QString PanelWording::ownsOf(backroom::supergang::District district, int owned, int all)
{
    return tr("%1: %2 of %3", "a district, shops owned, shops in all")
        .arg(names::district(district), QString::number(owned), QString::number(all));
}

QString PanelWording::stock(int tokens, int pawns)
{
    return tr("%n token(s) left", nullptr, tokens) + QStringLiteral(", ") + tr("%n pawn(s) left", nullptr, pawns);
}

QString PanelWording::stored(int pawns)
{
    return tr("%n pawn(s) to place", nullptr, pawns);
}

QString PanelWording::inPlay(int gangsters)
{
    return tr("%n gangster(s) in play; wins at 0", "the police player", gangsters);
}

QString PanelWording::inJail(int turns)
{
    return tr("in jail, %n turn(s) to go", nullptr, turns);
}

QString PanelWording::inClinic(int years)
{
    return years > 0 ? tr("in the clinic, then in jail for %n turn(s)", nullptr, years) : tr("in the clinic");
}

QString PanelWording::dead()
{
    return tr("dead");
}

QString PanelWording::onRecord(int years)
{
    return tr("%n year(s) on record", nullptr, years);
}

QString PanelWording::underArrest()
{
    return tr("under arrest");
}

QString PanelWording::ledBy(const QString& name, int turns)
{
    return tr("led by %1’s vamp, %n turn(s) to go", nullptr, turns).arg(name);
}

QString PanelWording::almostFree()
{
    return tr("free as soon as he moves");
}

QString PanelWording::leads(const QString& man)
{
    return tr("leads %1", "Vito’s dealer").arg(man);
}

QString PanelWording::inSewer()
{
    return tr("in the sewer");
}

QString PanelWording::isBeaten()
{
    return tr("beaten");
}

QString PanelWording::returnsWith(const QString& name)
{
    return tr("back on %1’s turn").arg(name);
}

QString PanelWording::owes(const QString& name, int amount)
{
    return tr("owes %1 %2", "the bank: a name, an amount").arg(name, QString::number(amount));
}

QString PanelWording::bankHas(int amount)
{
    return tr("%1 in the bank").arg(amount);
}

QString PanelWording::fromRound(int round)
{
    return tr("from round %1").arg(round);
}

QString PanelWording::forSale(int price)
{
    return tr("for sale: %1").arg(price);
}

QString PanelWording::policeFrom(int round, int price)
{
    return tr("The police are not on the streets before round %1; they are for sale at %2")
        .arg(QString::number(round), QString::number(price));
}

QString PanelWording::policeForSale(int price)
{
    return tr("The police are for sale at %1").arg(price);
}

QString PanelWording::policeOf(const QString& name)
{
    return tr("%1 moves the police").arg(name);
}

}
