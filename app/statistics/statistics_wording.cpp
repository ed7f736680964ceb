// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statistics_wording.hpp"

#include "app/settings/time_form.hpp"
#include "app/table/naming.hpp"

#include <algorithm>
#include <cmath>

namespace {

/// Returns whether a rounded value is within this fraction of the exact one.
bool is_close(double said, double exact, double part)
{
    return std::abs(said - exact) <= exact * part;
}

}

QString StatisticsWording::nameOf(const PlayerId& someone)
{
    switch (someone.level) {
    case 0:
        return PlayerNames::shown(someone.name);
    case 1:
        return tr("Rookie (computer)");
    case 2:
        return tr("Soldier (computer)");
    default:
        return tr("Boss (computer)");
    }
}

QString StatisticsWording::day(const QDateTime& when) const
{
    return time_form::day(when.date(), locale_);
}

QString StatisticsWording::number(double value, int decimals) const
{
    return locale_.toString(value, 'f', decimals);
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
    return {odds(count.value), {}};
}

QString StatisticsWording::odds(double chance) const
{
    const double one_in = 1 / chance;
    // Rounds to two digits: nobody notices the difference between 1 in 243 and 1 in 240.
    const double step = one_in < 100 ? 1 : std::pow(10, std::floor(std::log10(one_in)) - 1);
    if (const double rounded = std::round(one_in / step) * step; is_close(rounded, one_in, 0.1) && rounded > 1)
        return tr("1 in %1").arg(number(rounded));
    for (int times = 2; times < 10; ++times)
        if (const double tries = std::round(times * one_in); is_close(tries, times * one_in, 0.05) && tries > times)
            return tr("%1 in %2", "odds: 2 in 5").arg(QString::number(times), number(tries));
    return share(chance);
}

QString StatisticsWording::result(const Appearance& appearance, const QString& game) const
{
    const CountedSeat& end = appearance.end();
    return tr("%1: %2, place %3 of %4, score %5")
        .arg(day(appearance.match->when), game, QString::number(end.place), QString::number(appearance.seats()),
            number(end.points));
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
    // Matches are in the order in which they were played; a wrong clock may have dated them otherwise.
    const auto [first, last] =
        std::ranges::minmax(shown, {}, [](const Appearance& appearance) { return appearance.match->when; });
    const QString from = day(first.match->when);
    const QString to = day(last.match->when);
    QString text = from == to ? tr("%1: %2.", "a day: what was played").arg(from, games(summary))
                              : tr("%1 to %2: %3.").arg(from, to, games(summary));
    if (shown.size() >= 4) {
        const std::size_t half = shown.size() / 2;
        const double change = rise(half, shown.size()) - rise(0, half);
        text += QLatin1Char(' ')
            + (change > 0.05         ? tr("Placings have been improving lately.")
                    : change < -0.05 ? tr("Placings have been slipping lately.")
                                     : tr("Placings have hardly changed lately."));
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
