#include "supergang/duel_wording.hpp"

#include "supergang/names.hpp"
#include "table/naming.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString DuelWording::toClinic(const QStringList& names)
{
    return names.size() == 1 ? tr("%1 goes to the clinic and misses a turn.").arg(names.first())
                             : tr("%1 go to the clinic and miss a turn.").arg(naming::joined(names));
}

QString DuelWording::underArrest(const QStringList& names)
{
    return names.size() == 1
        ? tr("%1 is under arrest: the clinic, then jail for everything on the record.").arg(names.first())
        : tr("%1 are under arrest: the clinic, then jail for everything on their records.").arg(naming::joined(names));
}

QString DuelWording::clinicThenJail(const QString& name, int years)
{
    return tr("%1 is under arrest: the clinic, then jail, %2.", "a figure, 2 years").arg(name, names::years(years));
}

QString DuelWording::dead(const QStringList& names)
{
    return names.size() == 1 ? tr("%1 is dead. The record is wiped.").arg(names.first())
                             : tr("%1 are dead. Their records are wiped.").arg(naming::joined(names));
}

QString DuelWording::managersReplaced(int managers)
{
    return managers == 1 ? tr("The dead manager is replaced after the duel.")
                         : tr("Both dead managers are replaced after the duel.");
}

QString DuelWording::patrolOut(const QString& who)
{
    return tr("The whole patrol is out. It starts again from the centre on %1’s next turn.").arg(who);
}

QString DuelWording::hasLeft(const QString& name)
{
    return tr("%1 is free, and has walked away unhurt.").arg(name);
}

QString DuelWording::prices()
{
    return tr("Each injury costs every attacker 1 year, each death 2.");
}

QString DuelWording::defenceIsInnocent()
{
    return tr("Defending yourself is no crime.");
}

QString DuelWording::copsArrest()
{
    return tr("Whoever is injured by the cops is under arrest: the clinic, then jail.");
}

QString DuelWording::yearsAtOnce(int years)
{
    return tr("On the record of every surviving attacker, at once: %1.", "2 years").arg(names::years(years));
}

QString DuelWording::yearsWatched(int years)
{
    return tr("A patrol is watching: %1 for every attacker who lives.", "2 years").arg(names::years(years));
}

QString DuelWording::yearsIfSeen(int years)
{
    return tr("No patrol sees it: %1 for every attacker, not written down yet.", "2 years").arg(names::years(years));
}

QString DuelWording::yearsIfManagerLives(int years)
{
    return tr("If a manager survives, he talks: %1 for every attacker.", "2 years").arg(names::years(years));
}

QString DuelWording::onRecord(const QString& name, int years)
{
    return tr("Goes on the record of %1: %2.", "figures, 2 years").arg(name, names::years(years));
}

QString DuelWording::nobodySaw()
{
    return tr("Nobody has seen it: nothing is written down yet.");
}

QString DuelWording::shootsBackIfStanding(const QString& who, int darts)
{
    return tr("If anybody is left standing, %1 shoots back with %n dart(s).", nullptr, darts).arg(who);
}

QString DuelWording::noDefence()
{
    return tr("With the darts gone, it is over: there is no defence.");
}

QString DuelWording::bringsMoney(int amount, const QString& owner)
{
    return owner.isEmpty() ? tr("If it works: %1 from the bank.").arg(amount)
                           : tr("If it works: %1 from %2.", "money, a player").arg(QString::number(amount), owner);
}

QString DuelWording::bringsShop(const QString& shop)
{
    return tr("If it works: the shop itself, %1.").arg(shop);
}

QString DuelWording::gets(const QString& who, int amount, const QString& from)
{
    return from.isEmpty()
        ? tr("%1 gets %2 from the bank.", "a player, money").arg(who, QString::number(amount))
        : tr("%1 gets %2 from %3.", "a player, money, a player").arg(who, QString::number(amount), from);
}

QString DuelWording::belongsTo(const QString& shop, const QString& who)
{
    return tr("%1 now belongs to %2.", "a shop, a player").arg(shop, who);
}

QString DuelWording::takenAway(const QString& who)
{
    return tr("What %1 had there, racket or pawns, goes back to the bank.").arg(who);
}

}
