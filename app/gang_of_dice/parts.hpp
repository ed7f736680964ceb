#pragma once

#include "app/gang_of_dice/layout.hpp"
#include "app/gang_of_dice/scene.hpp"
#include "app/models/member_property.hpp"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

// The texts and numbers of the parts of the table, for QML.

namespace gang_of_dice_table {
struct DiceWarning {
    Q_GADGET
    QML_VALUE_TYPE(diceWarning)
    Q_PROPERTY(int toCome MEMBER to_come)
    Q_PROPERTY(int brightToCome MEMBER bright_to_come)
    Q_PROPERTY(QString toComeText MEMBER to_come_text)
    Q_PROPERTY(QString bossText MEMBER boss_text)

public:
    MEMBER_PROPERTY(bool, bomb) = false;
    MEMBER_PROPERTY(QString, kind);
    /// The face of the card: a number or faces of dice, and a word.
    MEMBER_PROPERTY(QString, figure);
    MEMBER_PROPERTY(QList<int>, faces);
    MEMBER_PROPERTY(QString, word);
    MEMBER_PROPERTY(QString, sentence);
    MEMBER_PROPERTY(QString, label);
    int to_come = 0;
    /// How many of the next cards have bright backs (GD-1.5).
    int bright_to_come = 0;
    QString to_come_text;
    QString boss_text;

    bool operator==(const DiceWarning&) const = default;
};

struct DiceTray {
    Q_GADGET
    QML_VALUE_TYPE(diceTray)
    Q_PROPERTY(QString sumText MEMBER sum_text)
    Q_PROPERTY(int endedSum MEMBER ended_sum)
    Q_PROPERTY(bool endedBusted MEMBER ended_busted)
    Q_PROPERTY(bool inTheAir MEMBER in_the_air)
    Q_PROPERTY(QString toBeat MEMBER to_beat)

public:
    MEMBER_PROPERTY(QString, label);
    MEMBER_PROPERTY(QString, title);
    QString sum_text;
    /// The sum of the dice; −1 without dice.
    MEMBER_PROPERTY(int, sum) = -1;
    /// In a figure, the sum of the turn that ended last; −1 without one.
    int ended_sum = -1;
    bool ended_busted = false;
    /// Says how close the dice are to triggering the card.
    MEMBER_PROPERTY(QString, help);
    /// True while the dice trigger a bomb that has not gone off yet.
    MEMBER_PROPERTY(bool, alarming) = false;
    bool in_the_air = false;
    QString to_beat;

    bool operator==(const DiceTray&) const = default;
};

struct DiceMiddle {
    Q_GADGET
    QML_VALUE_TYPE(diceMiddle)

public:
    MEMBER_PROPERTY(QString, title);
    /// In dice: what the winner of the round would take (GD-2.3).
    MEMBER_PROPERTY(int, prize) = 0;
    MEMBER_PROPERTY(QString, text);

    bool operator==(const DiceMiddle&) const = default;
};

struct DiceTurn {
    Q_GADGET
    QML_VALUE_TYPE(diceTurn)
    Q_PROPERTY(int mostToTake MEMBER most_to_take)
    Q_PROPERTY(QString numberLabel MEMBER number_label)
    Q_PROPERTY(QString takeText MEMBER take_text)
    Q_PROPERTY(int toReroll MEMBER to_reroll)
    Q_PROPERTY(QString rerollText MEMBER reroll_text)
    Q_PROPERTY(QString stopText MEMBER stop_text)
    Q_PROPERTY(QString stopOdds MEMBER stop_odds)
    Q_PROPERTY(QString rerollOdds MEMBER reroll_odds)
    Q_PROPERTY(bool stopLoses MEMBER stop_loses)
    Q_PROPERTY(bool stopIsHopeless MEMBER stop_is_hopeless)
    Q_PROPERTY(QString dropText MEMBER drop_text)
    Q_PROPERTY(QString skipText MEMBER skip_text)

public:
    /// How many dice the player is about to take, and can take at most; both 0 outside that phase.
    MEMBER_PROPERTY(int, take) = 0;
    int most_to_take = 0;
    MEMBER_PROPERTY(QString, number);
    QString number_label;
    QString take_text;
    int to_reroll = 0;
    QString reroll_text;
    QString stop_text;
    /// Such as "62% to win"; empty while the odds are unknown or not shown.
    QString stop_odds;
    QString reroll_odds;
    /// True if stopping would set off the bomb.
    bool stop_loses = false;
    /// True if the player cannot win the round by stopping.
    bool stop_is_hopeless = false;
    /// True if more than half of the wealth behind the screen, and not just a few dice, is to be rolled.
    MEMBER_PROPERTY(bool, bold) = false;
    QString drop_text;
    QString skip_text;

    bool operator==(const DiceTurn&) const = default;
};

struct DiceScreen {
    Q_GADGET
    QML_VALUE_TYPE(diceScreen)
    Q_PROPERTY(QString wealthLabel MEMBER wealth_label)
    Q_PROPERTY(bool canLook MEMBER can_look)
    Q_PROPERTY(QString lookText MEMBER look_text)
    Q_PROPERTY(QString lookHint MEMBER look_hint)

public:
    MEMBER_PROPERTY(bool, open) = false;
    MEMBER_PROPERTY(QString, label);
    MEMBER_PROPERTY(QString, title);
    /// In dice; 0 while the screen is closed.
    MEMBER_PROPERTY(int, wealth) = 0;
    QString wealth_label;
    MEMBER_PROPERTY(QString, text);
    /// Says what can be done now, whether the screen is open or not.
    MEMBER_PROPERTY(QString, help);
    bool can_look = false;
    QString look_text;
    QString look_hint;

    bool operator==(const DiceScreen&) const = default;
};

DiceWarning warning_of(const Scene& scene);
DiceTray tray_of(const Scene& scene, const GangOfDiceLayout& layout, const QStringList& names);
DiceMiddle middle_of(const Scene& scene);
DiceTurn turn_of(const Scene& scene, const QStringList& names);
DiceScreen screen_of(const Scene& scene);

}
