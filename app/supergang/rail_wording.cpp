// What the rail and the dice say in the course of a turn.
#include "supergang/menu_wording.hpp"

namespace supergang_table {

using namespace rules;

QString MenuWording::collect(int income)
{
    return tr("Collect") + QLatin1Char(' ') + QString::number(income);
}

QString MenuWording::collected()
{
    return tr("Collected");
}

QString MenuWording::proposal(bool arrests)
{
    return arrests ? tr("Arrest!") : tr("Move on");
}

QString MenuWording::theProposal(const QString& place, bool arrests)
{
    return arrests ? tr("Arrest: %1").arg(place) : tr("On to %1").arg(place);
}

QString MenuWording::dice()
{
    return tr("Dice");
}

QString MenuWording::police()
{
    return tr("Police");
}

QString MenuWording::turnOf(const QString& name)
{
    return tr("%1’s turn").arg(name);
}

QString MenuWording::chooseAct()
{
    return tr("Choose from the menu beside the figure or press its number, then click Done.");
}

QString MenuWording::rollFirst()
{
    return tr("Roll for your gangsters. Before that, you may collect or trade.");
}

QString MenuWording::movePolice()
{
    return tr("First the police: drag a patrol to a highlighted place, or accept the suggested move.");
}

QString MenuWording::moveOnePatrol()
{
    return tr("One die: move either patrol to a highlighted place, or accept a suggested move.");
}

QString MenuWording::chooseFigure()
{
    return tr("Pick up one of your gangsters: every place where the move can end lights up.");
}

QString MenuWording::thenEnd()
{
    return tr("All have moved. Collect, trade, or end the turn.");
}

QString MenuWording::chosen(const QString& who, int number)
{
    return tr("%1: %n squares", nullptr, number).arg(who);
}

QString MenuWording::dropIt(const QString& place, int ways)
{
    return ways > 1 ? tr("To %1. There are %n routes: scroll or press Tab.", nullptr, ways).arg(place)
                    : tr("To %1.").arg(place);
}

QString MenuWording::whereTo()
{
    return tr("Drop the figure on a highlighted place. Nobody turns back in the street.");
}

QString MenuWording::actsNow(const QString& who)
{
    return tr("%1 acts").arg(who);
}

QString MenuWording::chooseToken()
{
    return tr("Click the shop whose token you want back, or press Esc for none.");
}

QString MenuWording::inHand()
{
    return tr("in hand");
}

QString MenuWording::toMove()
{
    return tr("to move");
}

QString MenuWording::eitherToMove()
{
    return tr("one of the two", "patrols, to be moved");
}

QString MenuWording::moved()
{
    return tr("moved");
}

QString MenuWording::acting()
{
    return tr("acts");
}

QString MenuWording::away()
{
    return tr("away");
}

QString MenuWording::dieOf(const QString& who, int face, const QString& state)
{
    return face > 0 ? tr("%1, %2: %3").arg(who, QString::number(face), state) : tr("%1: %2").arg(who, state);
}

QString MenuWording::patrol(int patrol)
{
    return tr("Patrol %1").arg(patrol);
}

QString MenuWording::needsPolicePlayer()
{
    return tr("There are four gangs: a fifth player has to be the police (see the options).");
}

}
