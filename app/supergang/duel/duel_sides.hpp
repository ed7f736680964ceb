// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/duel/duel_show.hpp"
#include "app/table/seat_style.hpp"

#include <vector>

namespace supergang_table {

/// The two sides of a duel: who they are, who shoots for them, and what they threw.
class DuelSides {
public:
    DuelSides(const ShownDuel& bout, const Seated& seated)
        : bout_(bout)
        , duel_(bout_.duel)
        , seated_(seated)
        , clinic_(duel_.kind == rules::DuelKind::clinic)
    {
    }

    QString nameOf(backroom::Seat seat) const { return seated_.name(seat); }
    /// Returns the seat that shoots for the side, or did so while somebody of it stood.
    backroom::Seat shooterFor(rules::Side side) const;
    QString shooterOf(rules::Side side) const { return nameOf(shooterFor(side)); }
    QString fileOf(backroom::Seat seat) const { return SeatStyle::file(seated_.mark(seat)); }
    /// Returns the gangs on this side, in plank order.
    std::vector<backroom::Seat> gangsOf(rules::Side side) const;
    QStringList namesOf(rules::Side side) const;
    QString roleOf(rules::Side side) const;
    int bonusOf(const rules::Target& target) const { return clinic_ ? 0 : bonus_of(target); }
    int sumOf(rules::Side side) const;
    QString figureOf(const rules::Target& target, std::size_t number) const;
    static QString characterOf(const rules::Target& target);
    static QString cop(std::size_t number) { return QLatin1String(number == 0 ? "thin" : "fat"); }
    /// Returns the picture of the manager at this position of his side.
    int managerAt(std::size_t number) const;
    DuelDie die(const rules::Target& target, std::size_t number, const std::vector<int>& faces) const;

protected:
    const ShownDuel& bout_;
    const rules::Duel& duel_;
    const Seated& seated_;
    const bool clinic_;
};

}
