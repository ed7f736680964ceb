#include "app/supergang/words/names.hpp"
#include "app/supergang/words/wording.hpp"
#include "app/table/naming.hpp"
#include "engine/supergang/rules.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString Wording::richest(const QStringList& players)
{
    return players.size() == 1 ? tr("%1 is the richest").arg(players.first())
                               : tr("%1 are tied as the richest").arg(naming::joined(players));
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

}
