// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/mood.hpp"

#include <QDeadlineTimer>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <functional>
#include <optional>

struct SeatSign;

/// What is said at a table. Computer players say something about what happens to them, a line now and then and none
/// twice in a game, or what their game has them say: it depends on nothing but what everybody saw. Persons say what
/// they like.
class TableTalk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")
    /// What the seat with this mark is saying; the list ends with the last mark that speaks.
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    /// What was just begun, each line with its speaker's name.
    Q_PROPERTY(QString heard READ heard NOTIFY changed)

public:
    TableTalk(QObject* parent, std::function<SeatSign(int seat)> sign);

    const QStringList& lines() const { return lines_; }
    const QString& heard() const { return heard_; }

    /// Perhaps one of these seats says something. `game` and `position` decide who, when and what.
    void hear(const Moods& moods, qint64 game, int position);
    /// In the place of what is being said.
    void say(const Remarks& remarks);
    /// Beside what others are saying.
    void add(int seat, const QString& text);
    void stop() { say({}); }

    static QStringList linesOf(Mood mood);

signals:
    void changed();

private:
    void show(const Remarks& remarks, std::chrono::milliseconds time);
    /// Ends the lines that have had their time.
    void pass();
    void wait();

    std::function<SeatSign(int)> sign_;
    QStringList lines_;
    /// When each of them ends.
    QList<QDeadlineTimer> ends_;
    QString heard_;
    /// Mood and number of each line that was said.
    QSet<std::pair<int, int>> said_;
    /// The position at which somebody spoke last.
    std::optional<int> spoken_;
    QTimer silence_;
};
