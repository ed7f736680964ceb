// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"
#include "app/table/seated.hpp"

namespace supergang_table {

/// A part of the turn, as shown in the bar: dice, police, and the gangsters in their order of play.
struct TurnStep {
    Q_GADGET
    QML_VALUE_TYPE(superGangStep)

public:
    MEMBER_PROPERTY(QString, word);
    MEMBER_PROPERTY(bool, now) = false;
    MEMBER_PROPERTY(bool, done) = false;

    bool operator==(const TurnStep&) const = default;
};

struct RailState {
    Q_GADGET
    QML_VALUE_TYPE(superGangRail)

public:
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, text);
    /// True while the dice of the turn have not been thrown.
    MEMBER_PROPERTY(bool, rolls) = false;
    MEMBER_PROPERTY_AS(bool, canRoll, can_roll) = false;
    MEMBER_PROPERTY_AS(bool, canEnd, can_end) = false;
    MEMBER_PROPERTY_AS(QString, whyNotEnd, why_not_end);
    MEMBER_PROPERTY_AS(QString, whyNotEndRule, why_not_end_rule);
    MEMBER_PROPERTY_AS(QString, collectText, collect_text);
    MEMBER_PROPERTY_AS(bool, canCollect, can_collect) = false;
    MEMBER_PROPERTY_AS(bool, canBuyPolice, can_buy_police) = false;
    MEMBER_PROPERTY_AS(bool, canGiveUp, can_give_up) = false;
    /// A list of `TurnStep`.
    MEMBER_PROPERTY(QVariantList, steps);

    bool operator==(const RailState&) const = default;
};

RailState rail_of(const Scene& scene, const Seated& seated);

}
