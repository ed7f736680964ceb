// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/qml_singleton.hpp"
#include "app/table/standing.hpp"
#include "engine/core/result.hpp"
#include "engine/gang_of_dice/public_state.hpp"

#include <QList>
#include <QStringList>

#include <vector>

namespace gang_of_dice_table {

/// A player's row in the final standings, which are sorted from the best.
struct Standing : StandingOfAll {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, wealth) = 0;
    /// The wealth, split as it is shown behind the screen.
    MEMBER_PROPERTY_AS(int, diceCount, dice) = 0;
    MEMBER_PROPERTY_AS(int, tokenCount, tokens) = 0;
    MEMBER_PROPERTY(bool, out) = false;
    /// What is behind the screen, such as "12 tokens", or "is out".
    MEMBER_PROPERTY(QString, contents);
    /// For screen readers.
    MEMBER_PROPERTY(QString, label);

    bool operator==(const Standing&) const = default;
};

/// The texts of the result screen, beside the rows of the standings.
struct Result {
    Q_GADGET
    QML_VALUE_TYPE(gangOfDiceResult)

public:
    MEMBER_PROPERTY(QString, title);
    /// Shown before the winner is announced.
    MEMBER_PROPERTY(QString, heading);
    /// A remark about a tie or about dice that nobody gets, and the number of its rule; both may be empty.
    MEMBER_PROPERTY(QString, note);
    MEMBER_PROPERTY(QString, noteRule);

    bool operator==(const Result&) const = default;
};

/// The rows and the words of the result screen; empty while the game goes on.
struct Standings {
    std::vector<Standing> rows;
    Result result;

    static Standings of(const backroom::gang_of_dice::PublicState& open, const backroom::Result& result,
        const QStringList& names, const QList<int>& marks);
};

}
