// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/qml_singleton.hpp"
#include "app/table/standing.hpp"
#include "engine/core/result.hpp"
#include "engine/the_gang/public_state.hpp"

#include <QList>
#include <QStringList>

#include <vector>

namespace the_gang_table {

/// A player's row in the final standings, which are sorted from the best.
struct Standing : StandingOfAll {
    Q_GADGET

public:
    MEMBER_PROPERTY(QList<int>, gangsters);
    MEMBER_PROPERTY(QList<int>, revolvers);
    MEMBER_PROPERTY(int, score) = 0;
    /// The gangster that decided a tie; 0 for none.
    MEMBER_PROPERTY(int, decider) = 0;

    bool operator==(const Standing&) const = default;
};

/// The texts of the result screen, beside the rows of the standings.
struct Result {
    Q_GADGET
    QML_VALUE_TYPE(theGangResult)

public:
    MEMBER_PROPERTY(QString, title);
    /// Shown before the winner is announced.
    MEMBER_PROPERTY(QString, heading);
    /// A sentence about the first tie, and the gangsters that decided it, the best first; empty without a tie.
    MEMBER_PROPERTY(QString, tie);
    MEMBER_PROPERTY(QList<int>, deciders);

    bool operator==(const Result&) const = default;
};

/// The rows and the words of the result screen; empty while the game goes on.
struct Standings {
    std::vector<Standing> rows;
    Result result;

    static Standings of(const backroom::the_gang::PublicState& open, const backroom::Result& result,
        const QStringList& names, const QList<int>& marks);
};

}
