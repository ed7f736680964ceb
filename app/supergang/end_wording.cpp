#include "supergang/names.hpp"
#include "supergang/rules.hpp"
#include "supergang/wording.hpp"
#include "table/naming.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString Wording::theEnd()
{
    return tr("The town has made up its mind");
}

QString Wording::ownsDistrict(const QString& who, District district)
{
    return tr("%1 owns %2", "who, district").arg(who, names::district(district));
}

QString Wording::richest(const QStringList& players)
{
    return players.size() == 1 ? tr("%1 is the richest").arg(players.first())
                               : tr("%1 are the richest, tied").arg(naming::joined(players));
}

QString Wording::lastGang(const QString& who)
{
    return tr("%1 is the last gang").arg(who);
}

QString Wording::diedLast(const QStringList& players)
{
    return tr("%1 died last").arg(naming::joined(players));
}

QString Wording::policeWon(const QString& who)
{
    return tr("The police win: %1").arg(who);
}

QString Wording::sharedRichest(const QStringList& players, int sum)
{
    return tr("%1 have %2 each and share the win.").arg(naming::joined(players), QString::number(sum));
}

QString Wording::ending(const backroom::Ending& ending)
{
    if (ending.reason == endings::district)
        return tr("Whoever owns all %n shops of a district wins at once.", nullptr,
            town.districts[static_cast<std::size_t>(ending.parameters[0])].shop_set.size());
    if (ending.reason == endings::last_gang)
        return tr("All other gangs are out of the game.");
    if (ending.reason == endings::police)
        return tr("No gangster is at large: all are in jail, in the clinic or dead.");
    if (ending.reason == endings::nobody_left)
        return tr("No gang is left: those who died last share the win.");
    return tr("After %n rounds the richest gang wins.", nullptr, ending.parameters[0]);
}

QString Wording::sumOf(int cash, int shops, int rackets, int pawns)
{
    return QStringLiteral("%1 + %2 + %3 + %4")
        .arg(QString::number(cash), QString::number(shops), QString::number(rackets), QString::number(pawns));
}

QString Wording::outOfGame()
{
    return tr("is out");
}

QString Wording::playsPolice()
{
    return tr("plays the police");
}

QString Wording::stillInJail(int turns)
{
    return tr("%n year(s) of jail left", nullptr, turns);
}

QString Wording::standing(int place, const QString& player, int sum)
{
    return tr("Place %1: %2, %3", "place, player, sum").arg(QString::number(place), player, QString::number(sum));
}

QString Wording::standingOfPolice(int place, const QString& player)
{
    return tr("Place %1: %2, the police").arg(QString::number(place), player);
}

}
