#pragma once

#include "app/table/mood.hpp"
#include "app/table/table_values.hpp"

#include <QObject>
#include <QSet>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

/// What computer players say about what happens to them: a line now and then, and none twice in a game. It depends on
/// nothing but what everybody saw.
class TableTalk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")
    /// Empty while nobody speaks.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(SeatSign speaker READ speaker NOTIFY changed)

public:
    TableTalk(QObject* parent, std::function<SeatSign(int seat)> sign);

    QString text() const { return text_; }
    const SeatSign& speaker() const { return speaker_; }

    /// Perhaps one of these seats says something. `game` and `position` decide who, when and what.
    void hear(const Moods& moods, qint64 game, int position);
    void stop();

    static QStringList lines(Mood mood);

signals:
    void changed();

private:
    void say(const SeatSign& speaker, const QString& text);

    std::function<SeatSign(int)> sign_;
    QString text_;
    SeatSign speaker_;
    /// Mood and number of each line that was said.
    QSet<std::pair<int, int>> said_;
    /// The position at which somebody spoke last.
    std::optional<int> spoken_;
    QTimer silence_;
};
