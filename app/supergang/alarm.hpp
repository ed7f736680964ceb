// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"
#include "app/models/qml_singleton.hpp"
#include "app/table/seated.hpp"
#include "engine/supergang/events.hpp"
#include "engine/supergang/public_state.hpp"

#include <QStringList>

#include <vector>

namespace supergang_table {

/// A way in which the game may soon end, announced before the turn in which that can happen.
struct Alarm {
    Q_GADGET
    QML_VALUE_TYPE(superGangAlarm)

public:
    MEMBER_PROPERTY(QString, text);
    MEMBER_PROPERTY(QString, rule);
    /// True if a single action is enough, or if the last round has begun.
    MEMBER_PROPERTY(bool, urgent) = false;
    /// The mark of the seat that would win; −1 for none.
    MEMBER_PROPERTY(int, mark) = -1;

    bool operator==(const Alarm&) const = default;
};

/// Returns how many gangsters of the gang are not dead.
int alive(const backroom::supergang::Gang& gang);
/// Returns whether the seat's last gangster takes part in the duel that the action begins: dead, its gang is out
/// (SG-10.2).
bool risks_last_gangster(
    const backroom::supergang::PublicState& open, backroom::Seat seat, const backroom::supergang::Action& action);

/// Returns the alarms of a state, the urgent ones first; none if the game is over.
std::vector<Alarm> alarms_of(const backroom::supergang::PublicState& open, const Seated& seated);
/// Returns the urgent alarms that an event raises; `before` is the state before it.
std::vector<Alarm> raised_by(
    const backroom::supergang::Event& event, const backroom::supergang::PublicState& before, const Seated& seated);

}
