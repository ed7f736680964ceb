#include "supergang/wording.hpp"

namespace supergang_table {

QString Wording::title()
{
    return tr("SuperGang");
}

QString Wording::blurb()
{
    return tr("A killer, a vamp, a dealer, and a sunny town to buy up: own a whole district.");
}

QString Wording::credits()
{
    return tr(
        "SuperGang was designed by Gérard Mathieu, Gérard Delfanti and Pascal Trigaux and published by Ludodélire "
        "in 1991.");
}

QString Wording::standIn()
{
    return tr("The town, its shops and a few lists are this program’s own, in place of the printed board and sheets.");
}

QString Wording::panelTitle()
{
    return tr("The gangs");
}

QString Wording::lookAway()
{
    return {};
}

QString Wording::lengthOption()
{
    return tr("Length");
}

QString Wording::lengthHint()
{
    return tr("After this many rounds the richest gang wins, if nobody has won before");
}

QStringList Wording::lengths()
{
    return {tr("Unlimited"), tr("10 rounds"), tr("20 rounds"), tr("30 rounds")};
}

QString Wording::incomeOption()
{
    return tr("Income");
}

QString Wording::incomeHint()
{
    return tr("What you have not collected by the end of your turn is paid automatically, or is lost");
}

QStringList Wording::incomes()
{
    return {tr("Automatic"), tr("Only if you ask")};
}

QString Wording::duelsOption()
{
    return tr("Duels");
}

QString Wording::duelsHint()
{
    return tr("Aim the darts yourself with a swaying sight, or let dice decide");
}

QStringList Wording::duels()
{
    return {tr("By hand"), tr("By dice")};
}

QString Wording::clockOption()
{
    return tr("Clock");
}

QString Wording::clockHint()
{
    return tr("Anyone who has not moved by then sits in jail for a turn");
}

QStringList Wording::clocks()
{
    return {tr("No clock"), tr("4 minutes a turn")};
}

QString Wording::policePlayerOption()
{
    return tr("Police player");
}

QString Wording::policePlayerHint()
{
    return tr("The last seat has no gang and moves the patrols; this is the only way to play with five");
}

QString Wording::policeSeat()
{
    return tr("plays the police: wins when no gangster is at large");
}

QString Wording::steadyHandsOption()
{
    return tr("Steady hands");
}

QString Wording::steadyHandsHint()
{
    return tr("Aiming is easier: the sight sways half as far");
}

}
