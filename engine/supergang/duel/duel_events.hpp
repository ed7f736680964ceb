// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/actions.hpp"
#include "engine/supergang/state.hpp"

#include <optional>

/// The events of a duel, from its beginning to the fall of its targets.
namespace backroom::supergang {

/// SG-8
struct DuelBegan {
    Duel duel;
    void fields(auto& f)
    {
        f.derived("kind", duel.kind).derived("place", duel.place, PlaceId{}).derived("attack", duel.attack);
        f.derived("defence", duel.defence).hidden("duel", duel);
    }
    bool operator==(const DuelBegan&) const = default;
};

/// SG-8.1: one face for each target, in plank order, without bonuses. In the clinic (SG-8.8), the number of darts.
struct DuelRolled {
    FixedVector<std::uint8_t, most_attackers> attack;
    FixedVector<std::uint8_t, most_defenders> defence;
    void fields(auto& f) { f("attack", attack, any_byte)("defence", defence, any_byte); }
    bool operator==(const DuelRolled&) const = default;
};

/// SG-8.4: the point hit, and the target hit if any. In a duel by dice (SG-8.5) there is no point, and the face of the
/// die gives the result.
struct Dart {
    std::optional<Point> at;
    Side side;
    std::optional<std::uint8_t> target;
    Fate fate;
    std::uint8_t face = 0;
    void fields(auto& f)
    {
        f.derived("hit", target.has_value())("target", target, Range{0, most_defenders - 1});
        f.derived("fell", static_cast<int>(fate), OrNull{0, ByWord{words::falls}});
        if (f.form == Form::protocol && at)
            f.part(*at);
        f.optional("die", face, faces_of_die).hidden("at", at).hidden("side", side).hidden("fate", fate);
    }
    bool operator==(const Dart&) const = default;
};

/// SG-7.4
struct LeftDuel : OfGangster { };

struct DuelWon {
    Side side;
    void fields(auto& f) { f("side", side); }
    bool operator==(const DuelWon&) const = default;
};

struct Killed : OfGangster { };

/// SG-8.6. `years` is the sentence to be served later.
struct Injured {
    FigureId figure;
    std::uint16_t years;
    void fields(auto& f) { f.part(figure).hidden("years", years, years_range); }
    bool operator==(const Injured&) const = default;
};

}
