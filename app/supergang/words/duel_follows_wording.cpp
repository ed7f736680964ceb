#include "app/supergang/words/duel_wording.hpp"

#include "app/supergang/words/names.hpp"
#include "app/table/naming.hpp"

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

QString DuelWording::bringsMoney(int amount, const QString& owner)
{
    return owner.isEmpty() ? tr("If it works: %1 from the bank.").arg(amount)
                           : tr("If it works: %1 from %2.", "money, a player").arg(QString::number(amount), owner);
}

QString DuelWording::gets(const QString& who, int amount, const QString& from)
{
    return from.isEmpty()
        ? tr("%1 gets %2 from the bank.", "a player, money").arg(who, QString::number(amount))
        : tr("%1 gets %2 from %3.", "a player, money, a player").arg(who, QString::number(amount), from);
}

}
