// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/qml_singleton.hpp"
#include "app/table/standing.hpp"
#include "engine/core/result.hpp"
#include "engine/gangz/public_state.hpp"

#include <QList>
#include <QStringList>

#include <vector>

namespace gangz_table {

/// A player's row in the final standings, which are sorted from the best.
struct Standing : StandingOfAll {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, points) = 0;
    /// Over the whole game: intruders found, own cards that nobody suspected, and pawns on own cards.
    MEMBER_PROPERTY(int, found) = 0;
    MEMBER_PROPERTY(int, clean) = 0;
    MEMBER_PROPERTY(int, shot) = 0;
    /// Such as "best nose"; empty for none. Players who are equally good share an honour.
    MEMBER_PROPERTY(QString, honour);
    /// For screen readers.
    MEMBER_PROPERTY(QString, label);

    bool operator==(const Standing&) const = default;
};

/// The texts of the result screen, beside the rows of the standings.
struct Result {
    Q_GADGET
    QML_VALUE_TYPE(gangzResult)

public:
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, note);
    /// Explains what the honours are given for; empty if nobody has one.
    MEMBER_PROPERTY(QString, honours);
    /// The wall that fooled the most players: a sentence, then its leader and its two intruders.
    MEMBER_PROPERTY(QString, wallText);
    MEMBER_PROPERTY(QList<int>, wallCards);

    bool operator==(const Result&) const = default;
};

/// The rows and the words of the result screen; empty while the game goes on.
struct Standings {
    std::vector<Standing> rows;
    Result result;

    static Standings of(const backroom::gangz::PublicState& open, const backroom::Result& result,
        const QStringList& names, const QList<int>& marks);
};

}
