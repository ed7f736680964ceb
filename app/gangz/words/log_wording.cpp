#include "app/gangz/words/wording.hpp"

#include "app/table/naming.hpp"

namespace gangz_table {

QString Wording::ending(const backroom::Ending& ending, const QStringList& names)
{
    const QStringList reached = naming::of(ending.seats, names);
    const QString points = QString::number(ending.parameters[0]);
    return reached.size() == 1 ? tr("%1 has reached %2 points.").arg(reached.first(), points)
                               : tr("%1 have reached %2 points.").arg(naming::joined(reached), points);
}

QString Wording::winner(const QStringList& players)
{
    return players.size() == 1 ? tr("%1 leads the gangs").arg(players.first())
                               : tr("%1 lead the gangs together").arg(naming::joined(players));
}

QString Wording::hardestWall(int round, int found, int pawns)
{
    return found == 0 ? tr("The wall of round %1 fooled everybody: none of the %2 pawns found an intruder.")
                            .arg(QString::number(round), QString::number(pawns))
                      : tr("The hardest wall was that of round %1: %n of %2 pawns found an intruder.", nullptr, found)
                            .arg(QString::number(round), QString::number(pawns));
}

QString Wording::standing(int place, const QString& player, int points)
{
    return tr("Place %1: %2, %3", "place, player, points").arg(QString::number(place), player, Wording::points(points));
}

}
