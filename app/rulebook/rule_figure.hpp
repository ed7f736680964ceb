// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

/// A figure of a rulebook: a position in the engine's format, and actions that are played from it.
struct RuleFigure {
    struct Act {
        int seat = 0;
        QJsonObject action;

        bool operator==(const Act&) const = default;
    };
    struct Step {
        /// The caption after the acts have been played.
        QString text;
        std::vector<Act> acts;
        /// For the tests: `events` that must occur, and types of events that must not.
        QJsonArray events;
        QStringList none;
        /// The cue of the last act's script at which the picture stops; empty if the script is played to its end.
        QString hold;
        /// True if the step plays no act but continues the script that the previous step held.
        bool goes_on = false;
        /// The rule that forbids the act, which is then not played; empty if it is allowed.
        QString refused;

        bool operator==(const Step&) const = default;
    };

    QString language;
    QString game;
    QString id;
    QString title;
    QStringList rules;
    QStringList seats;
    /// A number or a string of digits, as in the engine's format.
    QJsonValue seed;
    QJsonObject options;
    QStringList show;
    /// The indices of the steps that are printed, from 0.
    QList<int> paper;
    QJsonObject position;
    std::vector<Step> steps;

    bool operator==(const RuleFigure&) const = default;
};

namespace rulebook {

/// Reads the JSON of a fenced block.
RuleFigure read_figure(const QJsonObject& object);

}
