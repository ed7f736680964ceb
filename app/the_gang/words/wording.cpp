// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/wording.hpp"

#include "engine/the_gang/rules.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

QString Wording::lengthHint(int seats)
{
    const int most = most_rounds({0}, seats);
    return tr("With %n players the deck lasts for at most %1 rounds; the more you capture, the sooner it runs out",
        nullptr, seats)
        .arg(most);
}

QString Wording::city(City city)
{
    switch (city) {
    case City::chicago:
        return tr("Chicago");
    case City::detroit:
        return tr("Detroit");
    case City::new_york:
        return tr("New York");
    }
    return {};
}

QString Wording::special(Special special)
{
    switch (special) {
    case Special::lookout:
        return tr("Lookout");
    case Special::spy:
        return tr("Spy");
    case Special::boss_calls:
        return tr("The Boss Calls");
    case Special::none:
        break;
    }
    return tr("Special card, face down");
}

QString Wording::shortSpecial(Special special)
{
    return special == Special::boss_calls ? tr("Boss Calls", "The Boss Calls, in short") : Wording::special(special);
}

QString Wording::gangster(Gangster gangster)
{
    const QString shot = tr("%n revolver(s)", "on a gangster", revolvers(gangster));
    return is_odd(gangster) ? tr("Gangster %1, odd, %2").arg(QString::number(gangster), shot)
                            : tr("Gangster %1, even, %2").arg(QString::number(gangster), shot);
}

QString Wording::spied(Gangster gangster)
{
    return is_odd(gangster) ? tr("Gangster %1, odd, counts as even").arg(gangster)
                            : tr("Gangster %1, even, counts as odd").arg(gangster);
}

QString Wording::endOf(City city, End end)
{
    return end == End::left ? tr("Left end of %1").arg(Wording::city(city))
                            : tr("Right end of %1").arg(Wording::city(city));
}

QString Wording::plate(const QString& name, int cards, bool special, int captured, const QString& note)
{
    QStringList parts{name, tr("%n gangster(s) in hand", nullptr, cards)};
    if (special)
        parts += tr("a special card");
    parts += tr("%n captured", "gangsters", captured);
    if (!note.isEmpty())
        parts += note;
    return parts.join(QStringLiteral(", "));
}

QString Wording::number(Gangster gangster)
{
    return QStringLiteral("<b><font color=\"%1\">%2</font></b>")
        .arg(is_odd(gangster) ? QStringLiteral("#FFA594") : QStringLiteral("#A9D1FF"), QString::number(gangster));
}

QString Wording::numbers(Gangsters gangsters)
{
    QStringList list;
    for (const Gangster gangster : gangsters)
        list += number(gangster);
    return naming::joined(list);
}

QString Wording::missing(bool gangster, bool second, bool has_special)
{
    if (gangster && second)
        return choosePrompt(has_special);
    if (gangster)
        return tr("Now a gangster.");
    return has_special ? tr("Now a ticket or your special card.") : tr("Now a ticket.");
}

QString Wording::bothFree(Special special)
{
    switch (special) {
    case Special::lookout:
        return tr("Play both in one city, either one first. The Lookout goes to an end of the row.");
    case Special::spy:
        return tr("Play both in one city, either one first. The Spy goes onto a gangster.");
    default:
        return tr("Play both in one city, either one first. The Boss Calls brings a gangster from another city.");
    }
}

QString Wording::holdingSpecial(Special special)
{
    switch (special) {
    case Special::lookout:
        return tr("Put it at the left or the right end of a row.", "the Lookout");
    case Special::spy:
        return tr("Put it on the gangster that is to change type.", "the Spy");
    default:
        return tr("Put it in the city where a gangster is to come. Next you choose which one, from another city.",
            "The Boss Calls");
    }
}

QString Wording::specialLeft(Special special, City city)
{
    switch (special) {
    case Special::lookout:
        return tr("Now the Lookout, at an end of the row in %1.").arg(Wording::city(city));
    case Special::spy:
        return tr("Now the Spy, on a gangster in %1.").arg(Wording::city(city));
    default:
        return tr("Now The Boss Calls: click a gangster in another city, and it comes to %1.").arg(Wording::city(city));
    }
}

QString Wording::wouldCapture(bool sure, int gangs, int gangsters, int revolvers)
{
    const QString shot = tr("%n revolver(s)", "won", revolvers);
    if (!sure)
        return gangs == 2
            ? tr("With the row as it is, two gangs would be captured: %1.").arg(shot)
            : tr("With the row as it is, a gang of %1 would be captured: %2.").arg(QString::number(gangsters), shot);
    return gangs == 2 ? tr("Here it captures two gangs: %1.").arg(shot)
                      : tr("Here it captures a gang of %1: %2.").arg(QString::number(gangsters), shot);
}

}
