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

/// A line of news for a player.
struct NewsRow {
    Q_GADGET
    QML_VALUE_TYPE(superGangNews)

public:
    /// The name of a picture.
    MEMBER_PROPERTY(QString, icon);
    MEMBER_PROPERTY(QString, text);
    MEMBER_PROPERTY(bool, bad) = false;
    /// For an explanation that is shown once: the name under which it is recorded as read (`Preferences::noted`).
    MEMBER_PROPERTY(QString, note) = {};

    bool operator==(const NewsRow&) const = default;
};

/// Returns a few lines in the words of the log about what has happened to this gang, its shops and its pawns since its
/// last turn, in order; of many, the worst losses are kept, then the most important of the rest. If nothing has
/// happened, says so, with the most important action of the others. `since` is the state before the events.
QVariantList news_of(const backroom::supergang::PublicState& since,
    const std::vector<backroom::supergang::Event>& events, backroom::Seat seat, const Chronicle& chronicle);

}
