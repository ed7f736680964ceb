// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/item_list.hpp"
#include "app/models/member_property.hpp"

#include <QString>
#include <QStringList>

struct OptionItem {
    Q_GADGET

public:
    int key = 0;
    MEMBER_PROPERTY_AS(QString, optionId, id);
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(QString, hint);
    /// Empty for a switch.
    MEMBER_PROPERTY(QStringList, choices);
    /// The chosen row; for a switch, 0 is off and 1 is on.
    MEMBER_PROPERTY(int, current) = 0;
    /// True if it cannot be chosen now, for the reason that `hint` gives.
    MEMBER_PROPERTY(bool, barred) = false;

    bool operator==(const OptionItem&) const = default;
};

using OptionList = ItemListOf<OptionItem>;
