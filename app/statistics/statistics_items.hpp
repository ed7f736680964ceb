#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

struct StatisticsPlayer {
    Q_GADGET
    Q_PROPERTY(int player MEMBER key)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString games MEMBER games)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(bool computer MEMBER computer)
    Q_PROPERTY(bool chosen MEMBER chosen)

public:
    int key = 0;
    QString name;
    /// Such as "12 games, 5 won".
    QString games;
    int mark = 0;
    bool computer = false;
    bool chosen = false;

    bool operator==(const StatisticsPlayer&) const = default;
};

/// A headline number with its caption, and perhaps a note in small letters.
struct StatisticsFigure {
    Q_GADGET
    Q_PROPERTY(QString caption MEMBER caption)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(QString icon MEMBER icon)

public:
    int key = 0;
    QString caption;
    QString value;
    QString note;
    QString hint;
    QString icon;

    bool operator==(const StatisticsFigure&) const = default;
};

struct StatisticsPlace {
    Q_GADGET
    Q_PROPERTY(int place MEMBER key)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(double share MEMBER share)

public:
    int key = 0;
    int count = 0;
    /// Relative to the most frequent place.
    double share = 0;

    bool operator==(const StatisticsPlace&) const = default;
};

struct StatisticsRival {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(bool computer MEMBER computer)
    Q_PROPERTY(int together MEMBER together)
    Q_PROPERTY(int ahead MEMBER ahead)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(int behind MEMBER behind)
    Q_PROPERTY(QString sentence MEMBER sentence)

public:
    int key = 0;
    QString name;
    int mark = 0;
    bool computer = false;
    int together = 0;
    int ahead = 0;
    int level = 0;
    int behind = 0;
    /// The whole row, for screen readers.
    QString sentence;

    bool operator==(const StatisticsRival&) const = default;
};
