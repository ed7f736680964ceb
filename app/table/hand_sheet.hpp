// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/refusal.hpp"

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

/// The result of a tap on a sheet: an action, a refusal, or neither.
template <class Action>
struct Tapped {
    std::optional<Action> action = {};
    std::optional<backroom::Refusal> refusal = {};
};

/// What the player of one seat sees and can tap on a screen of their own, such as a phone. It contains that seat's
/// secrets and is independent of the game, which makes it from the seat's scene and handles the ids of taps.
struct HandSheet {
    /// The id of every game's button that takes back a sealed choice.
    inline static const QString unseal_button = QStringLiteral("unseal");

    struct Item {
        /// Unique in the sheet, and constant as long as the item represents the same thing.
        QString id;
        /// Paths of pictures below ":/art": the picture itself, and a frame over it. Either may be empty.
        QString picture = {};
        QString frame = {};
        /// The large number in the corner of a card, in the colour `ink` (such as "#8f1d22").
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
        /// True for the button that continues.
        bool main = false;
        bool enabled = true;

        bool operator==(const Button&) const = default;
    };

    QString title = {};
    /// What the seat has to decide; empty if nothing.
    QString prompt = {};
    std::vector<Group> groups = {};
    std::vector<Button> buttons = {};
    /// What this seat has decided while others still have to.
    QString sealed = {};
    /// The persons for whom the table waits.
    QString waits = {};
    /// The latest event at the table.
    QString last = {};
    /// Why the last tap had no effect.
    QString problem = {};

    bool operator==(const HandSheet&) const = default;

    bool offers(const QString& id) const
    {
        const auto is_it = [&id](const auto& thing) { return thing.enabled && thing.id == id; };
        return std::ranges::any_of(buttons, is_it)
            || std::ranges::any_of(groups, [&](const Group& group) { return std::ranges::any_of(group.items, is_it); });
    }
    /// Keeps everything visible, but lets nothing be tapped.
    void disable()
    {
        for (Group& group : groups)
            for (Item& item : group.items)
                item.enabled = false;
        buttons.clear();
    }
};
