// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"
#include "app/models/qml_singleton.hpp"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QVariantList>

namespace supergang_table {

struct MenuRow {
    Q_GADGET
    QML_VALUE_TYPE(superGangMenuRow)

public:
    /// From 1; also its digit on the keyboard, which it keeps while it cannot be done.
    MEMBER_PROPERTY(int, number) = 0;
    MEMBER_PROPERTY(QString, icon);
    MEMBER_PROPERTY(QString, word);
    /// Such as "+50" or "−5"; empty if no money changes hands.
    MEMBER_PROPERTY(QString, money);
    MEMBER_PROPERTY(bool, gains) = false;
    /// Says what the action will pay every turn, such as "+10 a turn"; empty for nothing.
    MEMBER_PROPERTY_AS(QString, perTurn, per_turn);
    MEMBER_PROPERTY(QString, text);
    /// For an attack: the chance of success or of shooting first.
    MEMBER_PROPERTY(QString, odds);
    /// The same as short as can be, such as "Chance: 38%".
    MEMBER_PROPERTY(QString, chance);
    /// Such as "Crime: 1 year" or "Not a crime".
    MEMBER_PROPERTY(QString, crime);
    MEMBER_PROPERTY(bool, criminal) = false;
    /// For a crime: which patrols would see it, or that none would.
    MEMBER_PROPERTY(QString, witness);
    MEMBER_PROPERTY(bool, seen) = false;
    MEMBER_PROPERTY(bool, enabled) = true;
    /// The number of the rule that forbids it, for which `text` is the reason.
    MEMBER_PROPERTY(QString, rule);
    MEMBER_PROPERTY(QString, label);

    bool operator==(const MenuRow&) const = default;
};

/// The menu of actions beside the place where a move has ended, or would end (a preview).
struct ActionMenu {
    Q_GADGET
    QML_VALUE_TYPE(superGangMenu)

public:
    MEMBER_PROPERTY(bool, shown) = false;
    /// True while the figure only hovers there: nothing can be done yet.
    MEMBER_PROPERTY(bool, preview) = false;
    /// In units of the board: the point to which the menu points, and the part that it should not cover.
    MEMBER_PROPERTY(QPointF, point);
    MEMBER_PROPERTY_AS(QRectF, keepClear, keep_clear);
    /// The figures at that point, at which the line from the menu ends.
    MEMBER_PROPERTY(QRectF, figures);
    /// For the preview of an advised move, which is shown as a hint: the number of the row advised next, or 0 for none;
    /// −1 for other previews.
    MEMBER_PROPERTY(int, advised) = -1;
    /// A list of the parts of the board that such a hint leaves uncovered: ends, the path, figures.
    MEMBER_PROPERTY(QVariantList, taken);
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, subtitle);
    /// The picture of the district's roofs; empty in the street.
    MEMBER_PROPERTY(QString, swatch);
    /// The picture of the badge on the shop's sign: whom it recruits, or a star. Empty for none.
    MEMBER_PROPERTY(QString, badge);
    MEMBER_PROPERTY(QVariantList, rows);
    /// The number of the row that a single key press should perform; 0 for Done.
    MEMBER_PROPERTY(int, first) = 0;
    /// True while the player chooses who takes part in an attack, from three lists of `PersonChoice`.
    MEMBER_PROPERTY(bool, preparing) = false;
    MEMBER_PROPERTY(QString, question);
    MEMBER_PROPERTY(QVariantList, members);
    MEMBER_PROPERTY(QVariantList, targets);
    /// True if only the targets have to be chosen.
    MEMBER_PROPERTY(bool, asksWhom) = false;
    /// The players who can throw for the managers (SG-5.7).
    MEMBER_PROPERTY(QVariantList, defenders);
    /// Says what difference the choice between them makes.
    MEMBER_PROPERTY(QString, defendersText);
    MEMBER_PROPERTY(QString, goText);
    MEMBER_PROPERTY(bool, canGo) = false;
    MEMBER_PROPERTY(QString, odds);
    /// The action that the figure must do (SG-5.2); empty for nothing.
    MEMBER_PROPERTY(QString, must);
    MEMBER_PROPERTY(QString, mustRule);
    MEMBER_PROPERTY(QString, doneText);
    MEMBER_PROPERTY(bool, canDone) = false;

    bool operator==(const ActionMenu&) const = default;
};

}
