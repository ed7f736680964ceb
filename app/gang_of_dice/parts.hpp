#pragma once

#include "gang_of_dice/layout.hpp"
#include "gang_of_dice/scene.hpp"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

// The texts and numbers of the parts of the table, for QML.

namespace gang_of_dice_table {
struct DiceWarning {
    Q_GADGET
    QML_VALUE_TYPE(diceWarning)
    Q_PROPERTY(bool bomb MEMBER bomb)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString figure MEMBER figure)
    Q_PROPERTY(QList<int> faces MEMBER faces)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(QString sentence MEMBER sentence)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(int toCome MEMBER to_come)
    Q_PROPERTY(int brightToCome MEMBER bright_to_come)
    Q_PROPERTY(QString toComeText MEMBER to_come_text)
    Q_PROPERTY(QString bossText MEMBER boss_text)

public:
    bool bomb = false;
    QString kind;
    /// The face of the card: a number or faces of dice, and a word.
    QString figure;
    QList<int> faces;
    QString word;
    QString sentence;
    QString label;
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
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString sumText MEMBER sum_text)
    Q_PROPERTY(int sum MEMBER sum)
    Q_PROPERTY(int endedSum MEMBER ended_sum)
    Q_PROPERTY(bool endedBusted MEMBER ended_busted)
    Q_PROPERTY(QString help MEMBER help)
    Q_PROPERTY(bool alarming MEMBER alarming)
    Q_PROPERTY(bool inTheAir MEMBER in_the_air)
    Q_PROPERTY(QString toBeat MEMBER to_beat)

public:
    QString label;
    QString title;
    QString sum_text;
    /// The sum of the dice; −1 without dice.
    int sum = -1;
    /// In a figure, the sum of the turn that ended last; −1 without one.
    int ended_sum = -1;
    bool ended_busted = false;
    /// Says how close the dice are to triggering the card.
    QString help;
    /// True while the dice trigger a bomb that has not gone off yet.
    bool alarming = false;
    bool in_the_air = false;
    QString to_beat;

    bool operator==(const DiceTray&) const = default;
};

struct DiceMiddle {
    Q_GADGET
    QML_VALUE_TYPE(diceMiddle)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int prize MEMBER prize)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString title;
    /// In dice: what the winner of the round would take (GD-2.3).
    int prize = 0;
    QString text;

    bool operator==(const DiceMiddle&) const = default;
};

struct DiceTurn {
    Q_GADGET
    QML_VALUE_TYPE(diceTurn)
    Q_PROPERTY(int take MEMBER take)
    Q_PROPERTY(int mostToTake MEMBER most_to_take)
    Q_PROPERTY(QString number MEMBER number)
    Q_PROPERTY(QString numberLabel MEMBER number_label)
    Q_PROPERTY(QString takeText MEMBER take_text)
    Q_PROPERTY(int toReroll MEMBER to_reroll)
    Q_PROPERTY(QString rerollText MEMBER reroll_text)
    Q_PROPERTY(QString stopText MEMBER stop_text)
    Q_PROPERTY(QString stopOdds MEMBER stop_odds)
    Q_PROPERTY(QString rerollOdds MEMBER reroll_odds)
    Q_PROPERTY(bool stopLoses MEMBER stop_loses)
    Q_PROPERTY(bool stopIsHopeless MEMBER stop_is_hopeless)
    Q_PROPERTY(bool bold MEMBER bold)
    Q_PROPERTY(QString dropText MEMBER drop_text)
    Q_PROPERTY(QString skipText MEMBER skip_text)

public:
    /// How many dice the player is about to take, and can take at most; both 0 outside that phase.
    int take = 0;
    int most_to_take = 0;
    QString number;
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
    bool bold = false;
    QString drop_text;
    QString skip_text;

    bool operator==(const DiceTurn&) const = default;
};

struct DiceScreen {
    Q_GADGET
    QML_VALUE_TYPE(diceScreen)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int wealth MEMBER wealth)
    Q_PROPERTY(QString wealthLabel MEMBER wealth_label)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString help MEMBER help)
    Q_PROPERTY(bool canLook MEMBER can_look)
    Q_PROPERTY(QString lookText MEMBER look_text)
    Q_PROPERTY(QString lookHint MEMBER look_hint)

public:
    bool open = false;
    QString label;
    QString title;
    /// In dice; 0 while the screen is closed.
    int wealth = 0;
    QString wealth_label;
    QString text;
    /// Says what can be done now, whether the screen is open or not.
    QString help;
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
