// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"
#include "app/models/qml_singleton.hpp"

#include <QString>

/// The explanation of a thing on the table, with the number of its rule. It is shown beside the thing, or on its own
/// with the thing enlarged.
struct Detail {
    Q_GADGET
    QML_VALUE_TYPE(detail)

public:
    /// Empty if there is no explanation.
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, text);
    MEMBER_PROPERTY(QString, rule);
    /// A number on its picture.
    MEMBER_PROPERTY(int, amount) = 0;
    /// The kind, as in the game's `detailOf`.
    MEMBER_PROPERTY(int, kind) = 0;
    MEMBER_PROPERTY(int, id) = 0;

    bool operator==(const Detail&) const = default;
};
