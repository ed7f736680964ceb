// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

/// A guided game, read from a file of `translations/lessons`: a position and steps that the learner reads or plays. The
/// learner sits at seat 0; the other seats play the actions of the file.
struct Lesson {
    struct Act {
        int seat = 0;
        QJsonObject action;

        bool operator==(const Act&) const = default;
    };
    /// The answer to a wrong action that has these fields.
    struct Wrong {
        QJsonObject when;
        QString text;

        bool operator==(const Wrong&) const = default;
    };
    struct Step {
        QString text;
        /// True for a step that appears only after the reveal of a round has ended.
        bool after_telling = false;
        /// The items to highlight: `Kind id` of a thing on the table that explains itself, `Seat mark`, or the name of
        /// a QML item. A `>` after one of these leads to an item inside it.
        QStringList point;
        /// Items that the plate must not cover although they are not highlighted; in the form of `point`.
        QStringList free;
        /// Any of these actions completes the step, and "Show me" plays the first. Empty for a step that is only read.
        std::vector<QJsonObject> expect;
        std::vector<Wrong> wrong;
        /// The answer to every other wrong action.
        QString otherwise;
        /// What the computer players do after the step, in this order.
        std::vector<Act> others;
    };

    QString language;
    /// The file's name: that of the game, followed by `_` and a number for a further lesson.
    QString id;
    QString game;
    QString title;
    /// What the lesson teaches, for the question whether to learn the game.
    QString about;
    QStringList seats;
    /// A number or a string of digits, as in the engine's format.
    QJsonValue seed;
    QJsonObject options;
    QJsonObject position;
    std::vector<Step> steps;
};

namespace lessons {

/// Trusts the file: what a lesson must contain is checked by the tests.
Lesson read_lesson(const QByteArray& file, const QString& language, const QString& id);

/// Returns whether the action has every field of the pattern, with an equal value or a number within its `from` and
/// `to`.
bool agrees(const QJsonObject& pattern, const QJsonObject& action);

/// Returns StyledText; the source marks words as **bold** and names of buttons as [[…]].
QString styled(const QString& text);
QString plain(const QString& text);
QStringList buttons(const QString& text);

}
