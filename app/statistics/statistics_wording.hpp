#pragma once

#include "statistics/record.hpp"

#include <QCoreApplication>
#include <QLocale>
#include <QString>

class StatisticsWording {
    Q_DECLARE_TR_FUNCTIONS(Statistics)

public:
    explicit StatisticsWording(const QString& language)
        : locale_(language)
    {
    }

    static QString nameOf(const Someone& someone);
    static QString allGames();

    /// Such as "12 games, 5 won".
    static QString games(const Summary& summary);
    /// Such as "3 March 2026".
    QString day(const QDateTime& when) const;
    QString number(double value, int decimals = 0) const;
    /// Such as "42%".
    QString share(double value) const;
    /// Such as "1 in 9", "2 in 5", "1 in 240".
    QString odds(double chance) const;

    struct Shown {
        QString value;
        /// Says what the value is a part of; may be empty.
        QString note;
    };
    Shown shown(const GameFigure& figure, const Count& count) const;

    static QString played();
    QString since(const QDateTime& when) const;
    static QString won();
    QString shareOfGames(const Summary& summary) const;
    static QString bestResult();
    static QString meanResult();
    static QString meanPlace();
    static QString streak();
    static QString presentStreak(int wins);

    static QString resultsTitle(bool of_one_game);
    /// Such as "3 March 2026: The Gang, place 2 of 4, result 12".
    QString result(const Appearance& appearance, const QString& game) const;
    /// The chart for screen readers.
    QString resultsSummary(const std::vector<Appearance>& shown, const Summary& summary) const;
    static QString placesSummary(const Summary& summary);
    static QString rivalry(const QString& name, const Rivalry& rivalry);
    /// Such as "Rosa against Bea".
    static QString against(const QString& one, const QString& other);
    /// The ends of the chart's scale if it shows places.
    static QString first();
    static QString last();

    static QString exported(const QString& file);
    static QString notExported(const QString& file);

    static QString nameForgotten(const QString& name);
    static QString satTogether(const QString& one, const QString& other);

private:
    QLocale locale_;
};
