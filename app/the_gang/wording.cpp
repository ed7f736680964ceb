#include "the_gang/wording.hpp"

#include "naming.hpp"

#include "the_gang/rules.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

QString Wording::title()
{
    return tr("The Gang");
}

QString Wording::progress(int round, int job)
{
    return tr("Round %1, job %2").arg(round).arg(job);
}

QString Wording::keptProgress(int round, int job)
{
    return tr("round %1, job %2").arg(round).arg(job);
}

QString Wording::blurb()
{
    return tr("Catch their runs between your odd and even gangsters.");
}

QString Wording::lengthOption()
{
    return tr("Length");
}

QString Wording::fourRounds()
{
    return tr("4 rounds");
}

QString Wording::untilDeckEnds()
{
    return tr("Until the deck ends");
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
    return is_odd(gangster) ? tr("Gangster %1, odd, %2").arg(gangster).arg(shot)
                            : tr("Gangster %1, even, %2").arg(gangster).arg(shot);
}

QString Wording::ticket(City city)
{
    return tr("Ticket to %1").arg(Wording::city(city));
}

QString Wording::closedCard()
{
    return tr("Gangster, face down");
}

QString Wording::playSpot()
{
    return tr("Your play");
}

QString Wording::endOf(City city, End end)
{
    return end == End::left ? tr("Left end of %1").arg(Wording::city(city))
                            : tr("Right end of %1").arg(Wording::city(city));
}

QString Wording::number(Gangster gangster)
{
    return QStringLiteral("<b><font color=\"%1\">%2</font></b>")
        .arg(is_odd(gangster) ? QStringLiteral("#FFA594") : QStringLiteral("#A9D1FF"))
        .arg(gangster);
}

QString Wording::numbers(Gangsters gangsters)
{
    QStringList list;
    for (const Gangster gangster : gangsters)
        list += number(gangster);
    return list.join(QLatin1Char(' '));
}

QString Wording::jobBegins(int job)
{
    return tr("Job %1: choose a gangster, and a ticket or the special card.").arg(job);
}

QString Wording::revealed(const Revealed& revealed)
{
    QStringList list;
    for (const Revealed::Entry& entry : revealed.choices)
        list += number(entry.choice.gangster);
    return tr("All have chosen. Lowest first: %1.").arg(list.join(QStringLiteral(", ")));
}

QString Wording::placed(const QString& who, const Placed& placed)
{
    return tr("%1: %2 to %3.").arg(who, number(placed.gangster), city(placed.city));
}

QString Wording::specialPlayed(const QString& who, const SpecialPlayed& played)
{
    const QString where = city(played.city);
    switch (played.special) {
    case Special::lookout:
        return played.end == End::left ? tr("%1 posts the Lookout at the left end of %2.").arg(who, where)
                                       : tr("%1 posts the Lookout at the right end of %2.").arg(who, where);
    case Special::spy:
        return is_odd(played.gangster) ? tr("%1 sets the Spy on %2 in %3: for this turn it counts as even.")
                                             .arg(who, number(played.gangster), where)
                                       : tr("%1 sets the Spy on %2 in %3: for this turn it counts as odd.")
                                             .arg(who, number(played.gangster), where);
    case Special::boss_calls:
        return played.gangster == 0
            ? tr("%1 plays The Boss Calls on %2, but nobody is there to be called.").arg(who, where)
            : tr("%1 plays The Boss Calls: %2 moves from %3 to %4.")
                  .arg(who, number(played.gangster), city(played.from), where);
    case Special::none:
        break;
    }
    return {};
}

QString Wording::captured(const QString& who, const Captured& captured, Gangster left, Gangster right)
{
    const QString shot = tr("%n revolver(s)", "won", revolvers(captured.gangsters));
    const QString gang = numbers(captured.gangsters);
    if (left == 0)
        return tr("%1 captures %2 between the Lookout and %3: %4.").arg(who, gang, number(right), shot);
    if (right == 0)
        return tr("%1 captures %2 between %3 and the Lookout: %4.").arg(who, gang, number(left), shot);
    return tr("%1 captures %2 between %3 and %4: %5.").arg(who, gang, number(left), number(right), shot);
}

QString Wording::unusedDiscarded(const QString& who, Special special)
{
    return tr("%1 discards an unused card: %2.").arg(who, Wording::special(special));
}

QString Wording::refilled(const Refilled& refilled)
{
    return tr("%1 is refilled with %2.").arg(city(refilled.city), numbers(refilled.gangsters));
}

QString Wording::roundEnded(int round)
{
    return tr("Round %1 is over.").arg(round);
}

QString Wording::dealt()
{
    return tr("Everyone is dealt four gangsters and a special card.");
}

QString Wording::gameOver()
{
    return tr("The game is over.");
}

QString Wording::chooseTitle()
{
    return tr("Your play");
}

QString Wording::choosePrompt()
{
    return tr("Bring a gangster here, and a ticket or your special card.");
}

QString Wording::missing(bool gangster, bool second)
{
    if (gangster && second)
        return choosePrompt();
    return gangster ? tr("Now a gangster.") : tr("Now a ticket or your special card.");
}

QString Wording::goesTo(Gangster gangster, City city)
{
    return tr("%1 goes to %2.").arg(gangster).arg(Wording::city(city));
}

QString Wording::goesWith(Gangster gangster, Special special)
{
    return tr("%1 + %2: you pick the city when its turn comes.").arg(gangster).arg(Wording::special(special));
}

QString Wording::turnTitle(Gangster gangster, Special special)
{
    return tr("%1 + %2", "a gangster and its special card").arg(gangster).arg(Wording::special(special));
}

QString Wording::ticketTurn(const QString& name, Gangster gangster, City city)
{
    return tr("%1 sends %2 to %3.").arg(name).arg(gangster).arg(Wording::city(city));
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

QString Wording::gangsterLeft(Gangster gangster, City city)
{
    return tr("Now bring %1 to %2 as well.").arg(gangster).arg(Wording::city(city));
}

QString Wording::specialLeft(Special special, City city)
{
    switch (special) {
    case Special::lookout:
        return tr("Now the Lookout, at an end of the row in %1.").arg(Wording::city(city));
    case Special::spy:
        return tr("Now the Spy, on a gangster in %1.").arg(Wording::city(city));
    default:
        return tr("Now The Boss Calls, in %1.").arg(Wording::city(city));
    }
}

QString Wording::callSomebody(City city)
{
    return tr("Who is called? Bring a gangster from another city to %1.").arg(Wording::city(city));
}

QString Wording::wouldCapture(bool sure, int gangs, int gangsters, int revolvers)
{
    const QString shot = tr("%n revolver(s)", "won", revolvers);
    if (!sure)
        return gangs == 2 ? tr("As the row stands now, it would capture two gangs: %1.").arg(shot)
                          : tr("As the row stands now, it would capture a gang of %1: %2.").arg(gangsters).arg(shot);
    return gangs == 2 ? tr("Here it captures two gangs: %1.").arg(shot)
                      : tr("Here it captures a gang of %1: %2.").arg(gangsters).arg(shot);
}

QString Wording::winner(const QStringList& names)
{
    return names.size() == 1 ? tr("%1 runs this town").arg(names.first())
                             : tr("%1 share this town").arg(naming::joined(names));
}

QString Wording::tieBreak(const QStringList& names, int revolvers)
{
    return tr("%1 hold %n revolver(s) each. The single highest gangster decides:", "two or more names", revolvers)
        .arg(naming::joined(names));
}

QString Wording::sharedPlace(const QStringList& names)
{
    return tr("%1 captured nothing and stay tied.").arg(naming::joined(names));
}

}
