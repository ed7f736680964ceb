#include "gang_of_dice/wording.hpp"

namespace gang_of_dice_table {

QString Wording::lookAway()
{
    return tr("Everyone else looks at the ceiling until the dice roll.");
}

QString Wording::roundTitle(int round)
{
    return tr("Round %1").arg(round);
}

QString Wording::diceFor(const QString& name, int dice)
{
    return tr("%n dice for %1", nullptr, dice).arg(name);
}

QString Wording::wonWith(int total, int dice)
{
    return tr("%1 with %n dice beats all the others.", nullptr, dice).arg(total);
}

QString Wording::moreDiceWin(int total, int dice, int other)
{
    return tr("%1 with %2 dice beats %1 with %3: on a tie, more dice win.")
        .arg(QString::number(total), QString::number(dice), QString::number(other));
}

QString Wording::earlierWins(int total, int dice)
{
    return tr("%1 with %n dice, twice: the earlier turn wins the tie.", nullptr, dice).arg(total);
}

QString Wording::tieFor(const QString& name)
{
    return tr("A tie: %1 leads").arg(name);
}

QString Wording::roundWithoutWinner(int round)
{
    return tr("Nobody wins round %1").arg(round);
}

QString Wording::nameIsOut(const QString& name)
{
    return tr("%1 is out").arg(name);
}

QString Wording::nothingLeft()
{
    return tr("Nothing is left behind the screen.");
}

}
