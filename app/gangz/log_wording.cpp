#include "gangz/wording.hpp"

#include "table/naming.hpp"

namespace gangz_table {

QString Wording::wallIsLaid()
{
    return tr("The wall is up");
}

QString Wording::amongThese(int cards, int intruders)
{
    return tr("%1 cards, %2 of them intruders from the deck. Now everyone votes in secret.")
        .arg(QString::number(cards), QString::number(intruders));
}

QString Wording::everyoneMayLook()
{
    return tr("Everyone may look");
}

QString Wording::allHaveVoted()
{
    return tr("All have voted.");
}

QString Wording::roundBegins(int round)
{
    return tr("<b>Round %1.</b> A new leader.").arg(round);
}

QString Wording::swapped(const QString& who, int cards)
{
    return tr("%1 took a new hand and now holds %n card(s).", nullptr, cards).arg(who);
}

QString Wording::reshuffled()
{
    return tr("The deck has run out: the discards are shuffled into a new one.");
}

QString Wording::laidOut(int cards)
{
    return tr("The wall: %n cards, two of them intruders.", nullptr, cards);
}

QString Wording::unmasked(const QString& one, const QString& other)
{
    return tr("The intruders were: %1, %2.").arg(one, other);
}

QString Wording::scored(const QString& who, int points, int total)
{
    return tr("%1: %2, now %3.")
        .arg(who, signedPoints(points), total < 0 ? signedPoints(total) : QString::number(total));
}

QString Wording::ending(const backroom::Ending& ending, const QStringList& names)
{
    const QStringList reached = naming::of(ending.seats, names);
    const QString points = QString::number(ending.parameters[0]);
    return reached.size() == 1 ? tr("%1 has reached %2 points.").arg(reached.first(), points)
                               : tr("%1 have reached %2 points.").arg(naming::joined(reached), points);
}

QString Wording::theEnd()
{
    return tr("The last round is over");
}

QString Wording::winner(const QStringList& players)
{
    return players.size() == 1 ? tr("%1 leads the gangs").arg(players.first())
                               : tr("%1 lead the gangs together").arg(naming::joined(players));
}

QString Wording::sharedWin(const QStringList& players, int points)
{
    return tr("%1 have %2 points each and share the win.").arg(naming::joined(players), QString::number(points));
}

QString Wording::honours()
{
    return tr("Best liar: the most clean cards. Best nose: the most intruders found.");
}

QString Wording::bestLiar()
{
    return tr("best liar");
}

QString Wording::bestNose()
{
    return tr("best nose");
}

QString Wording::hardestWall(int round, int found, int pawns)
{
    return found == 0 ? tr("The wall of round %1 fooled everybody: none of %2 pawns found an intruder.")
                            .arg(QString::number(round), QString::number(pawns))
                      : tr("The hardest wall was that of round %1: %n of %2 pawns found an intruder.", nullptr, found)
                            .arg(QString::number(round), QString::number(pawns));
}

QString Wording::standing(int place, const QString& player, int points)
{
    return tr("Place %1: %2, %3", "place, player, points").arg(QString::number(place), player, Wording::points(points));
}

}
