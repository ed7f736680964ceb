#pragma once

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QUrl>

struct MatchItem {
    Q_GADGET
    Q_PROPERTY(int match MEMBER key)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(bool named MEMBER named)
    Q_PROPERTY(QString standing MEMBER standing)
    Q_PROPERTY(QString when MEMBER when)
    Q_PROPERTY(QStringList names MEMBER names)
    Q_PROPERTY(QList<int> marks MEMBER marks)
    Q_PROPERTY(QStringList players MEMBER players)
    Q_PROPERTY(bool finished MEMBER finished)
    Q_PROPERTY(bool elsewhere MEMBER elsewhere)
    Q_PROPERTY(bool damaged MEMBER damaged)
    Q_PROPERTY(QUrl emblem MEMBER emblem)

public:
    int key = 0;
    /// The match's own name, as displayed, or the game's.
    QString title;
    QString game;
    bool named = false;
    /// Such as "Round 2, job 2", or who won; empty until the journal has been read.
    QString standing;
    QString when;
    QStringList names;
    QList<int> marks;
    /// The names; those of computer players with their level.
    QStringList players;
    bool finished = false;
    /// True while another window plays the match.
    bool elsewhere = false;
    /// True if the journal is damaged from its beginning, so that the match cannot be continued.
    bool damaged = false;
    /// The emblem of the game, shown if there is no picture.
    QUrl emblem;
};
