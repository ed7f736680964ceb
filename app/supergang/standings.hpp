// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/qml_singleton.hpp"
#include "app/table/standing.hpp"
#include "engine/core/result.hpp"
#include "engine/supergang/public_state.hpp"

#include <QList>
#include <QStringList>

#include <vector>

namespace supergang_table {

struct Standing : StandingOfAll {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, cash) = 0;
    MEMBER_PROPERTY_AS(int, shopCount, shops) = 0;
    MEMBER_PROPERTY_AS(int, shopValue, shop_value) = 0;
    MEMBER_PROPERTY_AS(int, racketCount, rackets) = 0;
    MEMBER_PROPERTY_AS(int, racketValue, racket_value) = 0;
    MEMBER_PROPERTY_AS(int, pawnCount, pawns) = 0;
    MEMBER_PROPERTY_AS(int, pawnValue, pawn_value) = 0;
    /// The total (SG-10.5).
    MEMBER_PROPERTY(int, sum) = 0;
    /// Years that the gang’s gangsters still have to serve.
    int years = 0;
    MEMBER_PROPERTY(bool, out) = false;
    /// True for the police player, who has no gang.
    MEMBER_PROPERTY(bool, police) = false;
    MEMBER_PROPERTY_AS(QString, sumText, sum_text);
    /// Such as "is out", "plays the police" or "2 turns of jail to go"; may be empty.
    MEMBER_PROPERTY(QString, fate);
    /// As on its plate: lists of `SuperGangFigure` and `SuperGangDistrict`.
    MEMBER_PROPERTY(QVariantList, figures);
    MEMBER_PROPERTY(QVariantList, districts);
    MEMBER_PROPERTY(QString, label);

    bool operator==(const Standing&) const = default;
};

/// The texts of the result screen, beside the rows of the standings.
struct Result {
    Q_GADGET
    QML_VALUE_TYPE(superGangResult)

public:
    MEMBER_PROPERTY(QString, title);
    /// A note about a shared win, and the number of its rule; empty for none.
    MEMBER_PROPERTY(QString, note);
    MEMBER_PROPERTY(QString, noteRule);
    /// The name of the won district's garland, as in "festive/bunting-NAME.svg"; empty if none was won.
    MEMBER_PROPERTY(QString, bunting);
    MEMBER_PROPERTY(int, winners) = 0;
    MEMBER_PROPERTY(QList<int>, wonShops);

    bool operator==(const Result&) const = default;
};

/// The rows and the words of the result screen; empty while the game goes on.
struct Standings {
    std::vector<Standing> rows;
    Result result;

    static Standings of(const backroom::supergang::PublicState& open, const backroom::Result& result,
        const QStringList& names, const QList<int>& marks);
};

}
