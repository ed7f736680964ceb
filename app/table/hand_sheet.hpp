// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/refusal.hpp"

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

/// What a tap on a sheet comes to: an action, a refusal of it, or neither.
template <class Action>
struct Tapped {
    std::optional<Action> action = {};
    std::optional<backroom::Refusal> refusal = {};
};

/// What the player of one seat sees and can tap on a screen of their own, such as a phone. It shows that seat's
/// secrets, and knows no game: the game makes it from the seat's scene, and is told the id of what was tapped.
struct HandSheet {
    /// The button of every game that takes a sealed choice back.
    inline static const QString unseal_button = QStringLiteral("unseal");

    struct Item {
        /// Is unique in the sheet, and the same as long as the item is the same thing.
        QString id;
        /// Paths of pictures below ":/art": the picture itself, and a frame over it. Either may be empty.
        QString picture = {};
        QString frame = {};
        /// The large figure in the corner of a card, in the colour `ink` (such as "#8f1d22").
        QString figure = {};
        QString ink = {};
        QString label = {};
        QString note = {};
        /// For screen readers.
        QString spoken = {};
        bool enabled = true;
        bool picked = false;

        bool operator==(const Item&) const = default;
    };
    enum class Kind { card, place, die };
    struct Group {
        QString title;
        Kind kind = Kind::card;
        std::vector<Item> items = {};

        bool operator==(const Group&) const = default;
    };
    struct Button {
        QString id;
        QString label;
        /// The button that goes on.
        bool main = false;
        bool enabled = true;

        bool operator==(const Button&) const = default;
    };

    QString title = {};
    /// What is to be decided; empty if nothing is.
    QString prompt = {};
    std::vector<Group> groups = {};
    std::vector<Button> buttons = {};
    /// What this seat has decided while others have still to.
    QString sealed = {};
    /// For whom the table waits.
    QString waits = {};
    /// What happened last at the table.
    QString last = {};
    /// Why the last tap came to nothing.
    QString problem = {};

    bool operator==(const HandSheet&) const = default;

    bool offers(const QString& id) const
    {
        const auto is_it = [&id](const auto& thing) { return thing.enabled && thing.id == id; };
        return std::ranges::any_of(buttons, is_it)
            || std::ranges::any_of(groups, [&](const Group& group) { return std::ranges::any_of(group.items, is_it); });
    }
    /// Shows everything, but lets nothing be tapped.
    void disable()
    {
        for (Group& group : groups)
            for (Item& item : group.items)
                item.enabled = false;
        buttons.clear();
    }
};
