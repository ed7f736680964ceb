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

/// What is said at a table. A computer player makes an occasional remark about what happens to it, never the same twice
/// in a game, or says what its game prescribes; it depends only on what everybody saw. Persons choose their sentences.
class TableTalk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")
    /// What each seat is saying, by its mark; the list ends with the last mark that speaks.
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    /// The lines just begun, each with its speaker's name.
    Q_PROPERTY(QString heard READ heard NOTIFY changed)

public:
    TableTalk(QObject* parent, std::function<SeatSign(int seat)> sign);

    const QStringList& lines() const { return lines_; }
    const QString& heard() const { return heard_; }

    /// Decides whether one of these seats makes a remark, and returns it. `game`, `position` and what it has decided
    /// before determine who speaks, when and what, so that telling a match from its beginning gives the same remarks.
    Remarks hear(const Moods& moods, qint64 game, int position);
    /// Called when something else is said at this position: nobody makes a remark soon after.
    void heed(int position) { spoken_ = std::max(spoken_.value_or(position), position); }
    /// The match is going to be told from its beginning.
    void forget();
    /// Replaces everything that is being said. With `stays` it does not disappear by itself.
    void say(const Remarks& remarks, bool stays = false);
    /// Leaves the lines of others as they are.
    void add(int seat, const QString& text);
    void stop() { say({}); }

    static QStringList linesOf(Mood mood);

signals:
    void changed();

private:
    void show(const Remarks& remarks, QDeadlineTimer end);
    /// Removes the lines whose time is over.
    void pass();
    void wait();

    std::function<SeatSign(int)> sign_;
    QStringList lines_;
    /// When each of them ends.
    QList<QDeadlineTimer> ends_;
    QString heard_;
    /// The mood and number of each remark already made.
    QSet<std::pair<int, int>> said_;
    /// The position at which somebody spoke last.
    std::optional<int> spoken_;
    QTimer silence_;
};
