// What the rail and the dice say in the course of a turn.
#include "app/supergang/words/menu_wording.hpp"

namespace supergang_table {

using namespace rules;

QString MenuWording::proposal(bool arrests)
{
    return arrests ? tr("Arrest!") : tr("Move on");
}

QString MenuWording::theProposal(const QString& place, bool arrests)
{
    return arrests ? tr("Arrest: %1").arg(place) : tr("On to %1").arg(place);
}

QString MenuWording::dropIt(const QString& place, int ways)
{
    return ways > 1 ? tr("To %1. There are %n routes: scroll or press Tab.", nullptr, ways).arg(place)
                    : tr("To %1.").arg(place);
}

QString MenuWording::dieOf(const QString& who, int face, const QString& state)
{
    return face > 0 ? tr("%1, %2: %3").arg(who, QString::number(face), state) : tr("%1: %2").arg(who, state);
}

}
