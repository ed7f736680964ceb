#pragma once

#include "app/models/member_property.hpp"
#include "app/models/qml_singleton.hpp"
#include "app/supergang/scene.hpp"
#include "app/table/seated.hpp"

#include <QString>
#include <QVariantList>

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
    Q_PROPERTY(bool canRoll MEMBER can_roll)
    Q_PROPERTY(bool canEnd MEMBER can_end)
    Q_PROPERTY(QString whyNotEnd MEMBER why_not_end)
    Q_PROPERTY(QString whyNotEndRule MEMBER why_not_end_rule)
    Q_PROPERTY(QString collectText MEMBER collect_text)
    Q_PROPERTY(bool canCollect MEMBER can_collect)
    Q_PROPERTY(bool canBuyPolice MEMBER can_buy_police)
    Q_PROPERTY(bool canGiveUp MEMBER can_give_up)

public:
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, text);
    /// The dice of the turn have not been thrown yet.
    MEMBER_PROPERTY(bool, rolls) = false;
    bool can_roll = false;
    bool can_end = false;
    QString why_not_end;
    QString why_not_end_rule;
    QString collect_text;
    bool can_collect = false;
    bool can_buy_police = false;
    bool can_give_up = false;
    /// `TurnStep`s.
    MEMBER_PROPERTY(QVariantList, steps);

    bool operator==(const RailState&) const = default;
};

RailState rail_of(const Scene& scene, const Seated& seated);

}
