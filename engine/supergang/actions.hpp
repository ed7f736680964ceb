// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.hpp"
#include "engine/core/variants.hpp"
#include "engine/supergang/frames.hpp"

#include <optional>
#include <variant>

namespace backroom::supergang {

/// SG-9.6
struct BuyPolice : NoFields { };

/// SG-3.4
struct Collect : NoFields { };

/// SG-10.4
struct Offer {
    Seat to = 0;
    Bundle give;
    Bundle take;
    void fields(auto& f) { f("to", to, Seats{})("give", give)("take", take); }
    bool operator==(const Offer&) const = default;
};

/// SG-3.2
struct Roll : NoFields { };

/// SG-4, 9.1
struct Move {
    Mover figure = Mover::killer;
    Path path;
    void fields(auto& f) { f("figure", figure)("path", path, PlaceId{}); }
    bool operator==(const Move&) const = default;
};

/// SG-3.2: ends the actions of the figure that has moved. In custody (SG-10.3): the patrol takes no more gangsters.
struct Done {
    Mover figure = Mover::killer;
    void fields(auto& f) { f("figure", figure); }
    bool operator==(const Done&) const = default;
};

struct OfMember {
    Member figure = Member::killer;
    void fields(auto& f) { f("figure", figure); }
    bool operator==(const OfMember&) const = default;
};

/// SG-5.3
struct Coward : OfMember { };

/// SG-5.4
struct Racket : OfMember { };

/// SG-5.5
struct BuyShop : OfMember { };

/// SG-5.6
struct StickUp {
    Member figure = Member::killer;
    Prize prize = Prize::money;
    Members with;
    /// The player who throws for the managers if SG-5.7 lets the attacker name one; otherwise `nobody`.
    Seat defender = nobody;
    void fields(auto& f)
    {
        f("figure", figure)("for", prize)
            .optional("with", with, by_member)
            .optional("defender", defender, seat_or_null);
    }
    bool operator==(const StickUp&) const = default;
};

/// SG-5.8, and SG-8.8 in the clinic. In both sets, naming a vamp includes the man whom she leads, and vice versa.
struct Kill {
    Member figure = Member::killer;
    Members with;
    Figures targets;
    void fields(auto& f) { f("figure", figure).optional("with", with, by_member)("targets", targets, FigureIndex{}); }
    bool operator==(const Kill&) const = default;
};

/// SG-5.9
struct AttackPatrol {
    Member figure = Member::killer;
    Members with;
    /// 0 or 1.
    std::uint8_t patrol = 0;
    void fields(auto& f) { f("figure", figure).optional("with", with, by_member)("patrol", patrol, by_patrol); }
    bool operator==(const AttackPatrol&) const = default;
};

/// SG-5.12
struct Recruit {
    Member figure = Member::killer;
    Character who = Character::killer;
    void fields(auto& f) { f("figure", figure)("who", who); }
    bool operator==(const Recruit&) const = default;
};

/// SG-6.1: the dealer who has just moved buys pawns. He may be vamped.
struct BuyPawns {
    std::uint8_t pawns = 0;
    void fields(auto& f) { f("pawns", pawns, pawn_counts); }
    bool operator==(const BuyPawns&) const = default;
};

/// SG-6.2
struct PlacePawn {
    Section section = 0;
    void fields(auto& f) { f("section", section, SectionId{}); }
    bool operator==(const PlacePawn&) const = default;
};

/// SG-7.1
struct Vamp {
    FigureId man;
    void fields(auto& f) { f.part(man); }
    bool operator==(const Vamp&) const = default;
};

/// SG-5.13
struct RemoveToken {
    Shop shop = 0;
    void fields(auto& f) { f("shop", shop, ShopId{}); }
    bool operator==(const RemoveToken&) const = default;
};

struct EndTurn : NoFields { };

/// SG-10.2
struct GiveUp : NoFields { };

/// SG-3.7: the clock has run out. `legal` never lists it, because players cannot choose it.
struct TimeUp : NoFields { };

/// SG-9.5
struct GoQuietly : NoFields { };

/// SG-9.5. `with` are members of the gang for which the arrested gangster acts.
struct Rebel {
    Members with;
    void fields(auto& f) { f.optional("with", with, by_member); }
    bool operator==(const Rebel&) const = default;
};

/// SG-5.12. Without a price, the owner refuses.
struct NamePrice {
    std::optional<std::int16_t> price;
    void fields(auto& f) { f("price", price, amounts); }
    bool operator==(const NamePrice&) const = default;
};

/// SG-5.12, SG-10.4
struct Answer {
    bool accept = false;
    void fields(auto& f) { f("accept", accept); }
    bool operator==(const Answer&) const = default;
};

/// A point that is aimed at or hit by a dart (SG-8.4), in thousandths of a target's width.
struct Point {
    int x = 0;
    int y = 0;
    void fields(auto& f) { f("x", x, Thousandths{})("y", y, Thousandths{}); }
    bool operator==(const Point&) const = default;
};

/// The limit of a coordinate. All targets are within half of it.
inline constexpr int farthest_shot = 60'000;
/// The maximum distance between the point aimed at and the point hit (SG-8.4).
inline constexpr int scatter = 150;

struct Shoot {
    Point at;
    void fields(auto& f) { f.part(at); }
    bool operator==(const Shoot&) const = default;
};

/// SG-10.3
struct TakeCustody : OfGangster { };

using Action = std::variant<BuyPolice, Collect, Offer, Roll, Move, Done, Coward, Racket, BuyShop, StickUp, Kill,
    AttackPatrol, Recruit, BuyPawns, PlacePawn, Vamp, RemoveToken, EndTurn, GiveUp, TimeUp, GoQuietly, Rebel, NamePrice,
    Answer, Shoot, TakeCustody>;

/// True for trades, prices and giving up. The house never takes such an action for a person who is away.
inline bool is_personal(const Action& action)
{
    return holds_one_of<Offer, NamePrice, Answer, GiveUp>(action);
}

/// True for what begins a duel.
inline bool is_fight(const Action& action)
{
    return holds_one_of<StickUp, Kill, AttackPatrol, Rebel>(action);
}

/// The maximum number of ways to choose accomplices and victims in one place: a leader, two others who may join, and
/// any of nine victims. A vamp and her man are chosen together, so pairs reduce the number.
inline constexpr int most_killings = 4 * 511;
inline constexpr int most_other_acts = 200;
using Actions = FixedVector<Action, most_killings + most_other_acts>;
static_assert(Actions::capacity() >= character_count * most_walks + 8);

}
