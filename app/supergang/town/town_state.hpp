// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"
#include "app/table/seated.hpp"

namespace supergang_table {

/// The bank, and who owns or plays the police.
struct SuperGangTown {
    Q_GADGET
    QML_VALUE_TYPE(superGangTown)

public:
    MEMBER_PROPERTY(int, bank) = 0;
    /// The sum that the bank owes the gang whose turn it is, such as "owes Rosa 120"; empty if it can pay.
    MEMBER_PROPERTY(QString, owed);
    /// Such as "from round 4", "for sale: 500", or the name of the player who owns or plays the police.
    MEMBER_PROPERTY(QString, police);
    /// The mark of the owner or police player; −1 for none.
    MEMBER_PROPERTY_AS(int, policeMark, police_mark) = -1;
    /// True if the police are in play (SG-3.3).
    MEMBER_PROPERTY_AS(bool, policeAbout, police_about) = false;
    MEMBER_PROPERTY_AS(QString, bankLabel, bank_label);
    MEMBER_PROPERTY_AS(QString, policeLabel, police_label);

    bool operator==(const SuperGangTown&) const = default;
};

SuperGangTown town_state(const Scene& scene, const Seated& seated);

}
