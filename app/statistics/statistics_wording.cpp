#include "statistics/statistics_wording.hpp"

#include "table/naming.hpp"

#include <algorithm>
#include <cmath>

QString StatisticsWording::nameOf(const Someone& someone)
{
    switch (someone.level) {
    case 0:
        return someone.name;
    case 1:
        return tr("Rookie (computer)");
    case 2:
        return tr("Soldier (computer)");
    default:
        return tr("Boss (computer)");
    }
}

QString StatisticsWording::allGames()
{
    return tr("All games");
}

QString StatisticsWording::games(const Summary& summary)
{
    return tr("%1, %2", "12 games, 5 won")
        .arg(tr("%n game(s)", nullptr, summary.played), tr("%n won", "games", summary.won));
}

QString StatisticsWording::day(const QDateTime& when) const
{
    return locale_.toString(when.date(), QStringLiteral("d MMMM yyyy"));
}

QString StatisticsWording::number(double value, int decimals) const
{
    return locale_.toString(value, 'f', decimals);
}

QString StatisticsWording::share(double value) const
{
    return tr("%1%").arg(number(100 * value));
}

StatisticsWording::Shown StatisticsWording::shown(const GameFigure& figure, const Count& count) const
{
    if (count.of == 0)
        return {QStringLiteral("–"), {}};
    switch (figure.kind) {
    case GameFigure::Kind::total:
    case GameFigure::Kind::most:
        return {number(count.value), {}};
    case GameFigure::Kind::mean:
        return {number(count.value / count.of, 2), {}};
    case GameFigure::Kind::share:
        return {share(count.value / count.of), tr("%1 of %2").arg(number(count.value), number(count.of))};
    case GameFigure::Kind::rarest:
        break;
    }
    const double one_in = 1 / count.value;
    return {tr("1 in %1").arg(number(one_in, one_in < 9.95 ? 1 : 0)), {}};
}

QString StatisticsWording::played()
{
    return tr("Played");
}

QString StatisticsWording::since(const QDateTime& when) const
{
    return tr("since %1", "a month").arg(locale_.toString(when.date(), QStringLiteral("MMM yyyy")));
}

QString StatisticsWording::won()
{
    return tr("Won");
}

QString StatisticsWording::shareOfGames(const Summary& summary) const
{
    return tr("%1 of the games").arg(share(static_cast<double>(summary.won) / summary.played));
}

QString StatisticsWording::bestResult()
{
    return tr("Best result");
}

QString StatisticsWording::meanResult()
{
    return tr("Mean result");
}

QString StatisticsWording::meanPlace()
{
    return tr("Mean place");
}

QString StatisticsWording::streak()
{
    return tr("Wins in a row");
}

QString StatisticsWording::presentStreak(int wins)
{
    return wins > 0 ? tr("now %1").arg(wins) : tr("now none");
}

QString StatisticsWording::resultsTitle(bool of_one_game)
{
    return of_one_game ? tr("Results over time") : tr("Places over time");
}

QString StatisticsWording::result(const Appearance& appearance, const QString& game) const
{
    const CountedSeat& end = appearance.end();
    return tr("%1: %2, place %3 of %4, result %5")
        .arg(day(appearance.match->when), game)
        .arg(end.place)
        .arg(appearance.seats())
        .arg(number(end.points));
}

QString StatisticsWording::resultsSummary(const std::vector<Appearance>& shown, const Summary& summary) const
{
    if (shown.empty())
        return {};
    const auto rise = [&](std::size_t from, std::size_t to) {
        double sum = 0;
        for (std::size_t at = from; at < to; ++at)
            sum += shown[at].rank();
        return sum / static_cast<double>(to - from);
    };
    QString text =
        tr("%1 to %2: %3.").arg(day(shown.front().match->when), day(shown.back().match->when), games(summary));
    if (shown.size() >= 4) {
        const std::size_t half = shown.size() / 2;
        const double change = rise(half, shown.size()) - rise(0, half);
        text += QLatin1Char(' ')
            + (change > 0.05         ? tr("Better places lately than before.")
                    : change < -0.05 ? tr("Worse places lately than before.")
                                     : tr("Places lately are as before."));
    }
    return text;
}

QString StatisticsWording::placesSummary(const Summary& summary)
{
    QStringList parts;
    for (std::size_t place = 0; place < summary.places.size(); ++place)
        parts += tr("place %1: %n time(s)", nullptr, summary.places[place]).arg(place + 1);
    return naming::joined(parts);
}

QString StatisticsWording::rivalry(const QString& name, const Rivalry& rivalry)
{
    return tr("%1, %2: %3 ahead, %4 level, %5 behind")
        .arg(name, tr("%n game(s) together", nullptr, rivalry.together))
        .arg(rivalry.ahead)
        .arg(rivalry.level)
        .arg(rivalry.behind);
}

QString StatisticsWording::against(const QString& one, const QString& other)
{
    return tr("%1 against %2").arg(one, other);
}

QString StatisticsWording::first()
{
    return tr("first");
}

QString StatisticsWording::last()
{
    return tr("last");
}

QString StatisticsWording::exported(const QString& file)
{
    return tr("The statistics are now a table: %1").arg(file);
}

QString StatisticsWording::notExported(const QString& file)
{
    return tr("The table cannot be written: %1").arg(file);
}

QString StatisticsWording::nameMissing()
{
    return tr("Everybody has a name.");
}

QString StatisticsWording::nameTooLong(int most)
{
    return tr("A name has %n letters at most.", nullptr, most);
}

QString StatisticsWording::nameForgotten(const QString& name)
{
    return tr("%1 is forgotten. Remember that player first, or take another name.").arg(name);
}

QString StatisticsWording::satTogether(const QString& one, const QString& other)
{
    return tr("%1 and %2 sat at one table: they are two.").arg(one, other);
}
