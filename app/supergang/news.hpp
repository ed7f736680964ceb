// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"
#include "app/models/qml_singleton.hpp"
#include "app/supergang/words/chronicle.hpp"
#include "app/table/seated.hpp"
#include "engine/supergang/public_state.hpp"

#include <QVariantList>

#include <vector>

namespace supergang_table {

/// A line of what has happened to a player.
struct NewsRow {
    Q_GADGET
    QML_VALUE_TYPE(superGangNews)

public:
    /// The name of a picture.
    MEMBER_PROPERTY(QString, icon);
    MEMBER_PROPERTY(QString, text);
    MEMBER_PROPERTY(bool, bad) = false;
    /// If it explains something once: the name under which that is remembered (`Preferences::noted`).
    MEMBER_PROPERTY(QString, note) = {};

    bool operator==(const NewsRow&) const = default;
};

/// Returns in few lines what has happened to this gang, its shops and its pawns since its last turn, in the order in
/// which it happened, in the words of the log; the weightiest are kept. If nothing has, it says so, and the weightiest
/// deed of the others. `since` is the state before the events.
QVariantList news_of(const backroom::supergang::PublicState& since,
    const std::vector<backroom::supergang::Event>& events, backroom::Seat seat, const Chronicle& chronicle);

}
