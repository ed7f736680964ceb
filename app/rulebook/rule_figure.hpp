#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

/// A figure of a rulebook: a position in the engine's words, and what is played from it.
struct RuleFigure {
    struct Act {
        int seat = 0;
        QJsonObject action;

        bool operator==(const Act&) const = default;
    };
    struct Step {
        /// Stands under the picture once the acts are played.
        QString text;
        std::vector<Act> acts;
        /// Events that must come, and types of events that must not.
        QJsonArray events;
        QStringList none;
        /// The moment of the last act's script at which the picture stops; empty where it is played to its end.
        QString hold;
        /// Nothing new is played: what the step before held goes on.
        bool goes_on = false;
        /// The rule that refuses the act; it is not played then.
        QString refused;

        bool operator==(const Step&) const = default;
    };

    QString language;
    QString game;
    QString id;
    QString title;
    QStringList rules;
    QStringList seats;
    /// A number or a string of digits, as the engine takes it.
    QJsonValue seed;
    QJsonObject options;
    QStringList show;
    /// The steps that are pictured on paper, from 0.
    QList<int> paper;
    QJsonObject position;
    std::vector<Step> steps;

    bool operator==(const RuleFigure&) const = default;
};

namespace rulebook {

/// From the JSON of a fenced block. What is wrong is complained of.
RuleFigure read_figure(const QJsonObject& object, const std::function<void(const QString&)>& complain);

}
