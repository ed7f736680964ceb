// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/mood.hpp"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

struct SeatSign;

/// What computer players say: an occasional remark about what happens to them, never the same twice in a game, or what
/// their game has them say. Depends only on what everybody saw.
class TableTalk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")
    /// What each seat is saying, by its mark; the list ends with the last mark that speaks.
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    /// All remarks, each with its speaker's name.
    Q_PROPERTY(QString heard READ heard NOTIFY changed)

public:
    TableTalk(QObject* parent, std::function<SeatSign(int seat)> sign);

    const QStringList& lines() const { return lines_; }
    const QString& heard() const { return heard_; }

    /// May let one of these seats make a remark. `game` and `position` decide who speaks, when and what.
    void hear(const Moods& moods, qint64 game, int position);
    void say(const Remarks& remarks);
    void stop() { say({}); }

    static QStringList linesOf(Mood mood);

signals:
    void changed();

private:
    std::function<SeatSign(int)> sign_;
    QStringList lines_;
    QString heard_;
    /// The mood and number of each remark already made.
    QSet<std::pair<int, int>> said_;
    /// The position at which somebody spoke last.
    std::optional<int> spoken_;
    QTimer silence_;
};
