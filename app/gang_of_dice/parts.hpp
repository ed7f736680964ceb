// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gang_of_dice/layout.hpp"
#include "app/gang_of_dice/scene.hpp"
#include "app/models/member_property.hpp"

#include <QStringList>

// The texts and numbers of the parts of the table, for QML.

namespace gang_of_dice_table {
struct DiceWarning {
    Q_GADGET
    QML_VALUE_TYPE(diceWarning)

public:
    MEMBER_PROPERTY(bool, bomb) = false;
    MEMBER_PROPERTY(QString, kind);
    /// The face of the card: a number or faces of dice, and a word.
    MEMBER_PROPERTY(QString, figure);
    MEMBER_PROPERTY(QList<int>, faces);
    MEMBER_PROPERTY(QString, word);
    MEMBER_PROPERTY(QString, sentence);
    MEMBER_PROPERTY(QString, label);
    MEMBER_PROPERTY_AS(int, toCome, to_come) = 0;
    /// The number of the next cards that have bright backs (GD-1.5).
    MEMBER_PROPERTY_AS(int, brightToCome, bright_to_come) = 0;
    MEMBER_PROPERTY_AS(QString, toComeText, to_come_text);
    MEMBER_PROPERTY_AS(QString, bossText, boss_text);

    bool operator==(const DiceWarning&) const = default;
};

struct DiceTray {
    Q_GADGET
    QML_VALUE_TYPE(diceTray)

public:
    MEMBER_PROPERTY(QString, label);
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY_AS(QString, sumText, sum_text);
    /// The sum of the dice; −1 without dice.
    MEMBER_PROPERTY(int, sum) = -1;
    /// In a figure, the sum of the turn that ended last; −1 without one.
    MEMBER_PROPERTY_AS(int, endedSum, ended_sum) = -1;
    MEMBER_PROPERTY_AS(bool, endedBusted, ended_busted) = false;
    /// Says how close the dice are to triggering the card.
    MEMBER_PROPERTY(QString, help);
    /// True while the dice trigger a bomb that has not gone off yet.
    MEMBER_PROPERTY(bool, alarming) = false;
    /// True if dice are in the tray, or on their way into it.
    MEMBER_PROPERTY_AS(bool, holdsDice, holds_dice) = false;
    MEMBER_PROPERTY_AS(QString, toBeat, to_beat);

    bool operator==(const DiceTray&) const = default;
};

struct DiceMiddle {
    Q_GADGET
    QML_VALUE_TYPE(diceMiddle)

public:
    MEMBER_PROPERTY(QString, title);
    /// The dice that the winner of the round would take (GD-2.3).
    MEMBER_PROPERTY(int, prize) = 0;
    MEMBER_PROPERTY(QString, text);

    bool operator==(const DiceMiddle&) const = default;
};

struct DiceTurn {
    Q_GADGET
    QML_VALUE_TYPE(diceTurn)

public:
    /// The number of dice that the player is about to take, and the most possible; both 0 outside that phase.
    MEMBER_PROPERTY(int, take) = 0;
    MEMBER_PROPERTY_AS(int, mostToTake, most_to_take) = 0;
    /// True if the player has changed the usual number of dice, or marked dice for the reroll.
    MEMBER_PROPERTY(bool, drafted) = false;
    MEMBER_PROPERTY(QString, number);
    MEMBER_PROPERTY_AS(QString, numberLabel, number_label);
    MEMBER_PROPERTY_AS(QString, takeText, take_text);
    MEMBER_PROPERTY_AS(int, toReroll, to_reroll) = 0;
    MEMBER_PROPERTY_AS(QString, rerollText, reroll_text);
    MEMBER_PROPERTY_AS(QString, stopText, stop_text);
    /// Such as "62% to win"; empty while the odds are unknown or not shown.
    MEMBER_PROPERTY_AS(QString, stopOdds, stop_odds);
    MEMBER_PROPERTY_AS(QString, rerollOdds, reroll_odds);
    /// True if stopping would set off the bomb.
    MEMBER_PROPERTY_AS(bool, stopLoses, stop_loses) = false;
    /// True if the player cannot win the round by stopping.
    MEMBER_PROPERTY_AS(bool, stopIsHopeless, stop_is_hopeless) = false;
    /// True if more than half of the wealth behind the screen, and more than a few dice, is to be rolled.
    MEMBER_PROPERTY(bool, bold) = false;
    MEMBER_PROPERTY_AS(QString, dropText, drop_text);
    MEMBER_PROPERTY_AS(QString, skipText, skip_text);

    bool operator==(const DiceTurn&) const = default;
};

struct DiceScreen {
    Q_GADGET
    QML_VALUE_TYPE(diceScreen)

public:
    MEMBER_PROPERTY(bool, open) = false;
    MEMBER_PROPERTY(QString, label);
    MEMBER_PROPERTY(QString, title);
    /// In dice; 0 while the screen is closed.
    MEMBER_PROPERTY(int, wealth) = 0;
    MEMBER_PROPERTY_AS(QString, wealthLabel, wealth_label);
    MEMBER_PROPERTY(QString, text);
    /// Says what can be done now.
    MEMBER_PROPERTY(QString, help);
    MEMBER_PROPERTY_AS(bool, canLook, can_look) = false;
    MEMBER_PROPERTY_AS(QString, lookText, look_text);
    MEMBER_PROPERTY_AS(QString, lookHint, look_hint);

    bool operator==(const DiceScreen&) const = default;
};

/// Says whose dice are in the tray, or how many that player may take.
QString tray_title(const Scene& scene, const QStringList& names);
QString to_beat(const Scene& scene, const QStringList& names);
DiceWarning warning_of(const Scene& scene);
DiceTray tray_of(const Scene& scene, const GangOfDiceLayout& layout, const QStringList& names);
DiceMiddle middle_of(const Scene& scene);
DiceTurn turn_of(const Scene& scene, const QStringList& names);
DiceScreen screen_of(const Scene& scene);

}
