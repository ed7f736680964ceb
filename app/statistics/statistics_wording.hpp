// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/player_names.hpp"
#include "app/statistics/record.hpp"

#include <QCoreApplication>
#include <QLocale>

class StatisticsWording {
    Q_DECLARE_TR_FUNCTIONS(Statistics)

public:
    explicit StatisticsWording(const QString& language)
        : locale_(language)
    {
    }

    static QString nameOf(const PlayerId& someone);
    static QString allGames() { return tr("All games"); }

    /// Such as "12 games, 5 won".
    static QString games(const Summary& summary)
    {
        return tr("%1, %2", "12 games, 5 won")
            .arg(tr("%n game(s)", nullptr, summary.played), tr("%n won", "games", summary.won));
    }
    /// Such as "3 March 2026".
    QString day(const QDateTime& when) const;
    QString number(double value, int decimals = 0) const;
    /// Such as "42%".
    QString share(double value) const { return tr("%1%").arg(number(100 * value)); }
    /// Such as "1 in 9", "2 in 5", "1 in 240".
    QString odds(double chance) const;

    struct Shown {
        QString value;
        /// Says what the value is a part of; may be empty.
        QString note;
    };
    Shown shown(const GameFigure& figure, const Count& count) const;

    static QString played() { return tr("Games played"); }
    QString since(const QDateTime& when) const
    {
        return tr("since %1", "a month").arg(locale_.toString(when.date(), QStringLiteral("MMM yyyy")));
    }
    static QString won() { return tr("Games won"); }
    QString shareOfGames(const Summary& summary) const
    {
        return tr("%1 of all games").arg(share(static_cast<double>(summary.won) / summary.played));
    }
    static QString bestResult() { return tr("Best score"); }
    static QString meanResult() { return tr("Average score"); }
    static QString meanPlace() { return tr("Average place"); }
    static QString streak() { return tr("Most wins in a row"); }
    static QString presentStreak(int wins) { return tr("current: %1").arg(wins); }

    static QString resultsTitle(bool of_one_game)
    {
        return of_one_game ? tr("Scores over time") : tr("Places over time");
    }
    /// Such as "3 March 2026: The Gang, place 2 of 4, result 12".
    QString result(const Appearance& appearance, const QString& game) const;
    /// The chart for screen readers.
    QString resultsSummary(const std::vector<Appearance>& shown, const Summary& summary) const;
    static QString placesSummary(const Summary& summary);
    static QString rivalry(const QString& name, const Rivalry& rivalry)
    {
        return tr("%1, %2: %3 ahead, %4 tied, %5 behind")
            .arg(name, tr("%n game(s) together", nullptr, rivalry.together), QString::number(rivalry.ahead),
                QString::number(rivalry.level), QString::number(rivalry.behind));
    }
    /// Such as "Rosa against Bea".
    static QString against(const QString& one, const QString& other) { return tr("%1 against %2").arg(one, other); }
    /// The two ends of the chart's scale if it shows places.
    static QString first() { return tr("first"); }
    static QString last() { return tr("last"); }

    static QString exported(const QString& file) { return tr("The statistics were saved as a table: %1").arg(file); }
    static QString notExported(const QString& file) { return tr("The table could not be saved: %1").arg(file); }

    static QString nameForgotten(const QString& name)
    {
        return tr("%1 is among the forgotten players. Bring that player back first, or choose another name.")
            .arg(PlayerNames::shown(name));
    }
    static QString satTogether(const QString& one, const QString& other)
    {
        return tr("%1 and %2 have played at the same table, so they are two different people.")
            .arg(PlayerNames::shown(one), PlayerNames::shown(other));
    }

private:
    QLocale locale_;
};
