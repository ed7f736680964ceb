#pragma once

#include "core/fixed_vector.hpp"
#include "supergang/frames.hpp"

#include <optional>
#include <variant>

namespace backroom::supergang {

/// SG-9.6, for 500.
struct BuyPolice {
    bool operator==(const BuyPolice&) const = default;
};

/// SG-3.4
struct Collect {
    bool operator==(const Collect&) const = default;
};

/// SG-10.4: what the seat gives, and what it takes for that.
struct Offer {
    Seat to = 0;
    Bundle give;
    Bundle take;
    bool operator==(const Offer&) const = default;
};

/// SG-3.2: all dice of the turn.
struct Roll {
    bool operator==(const Roll&) const = default;
};

/// SG-4, 9.1
struct Move {
    Mover figure = Mover::killer;
    Path path;
    bool operator==(const Move&) const = default;
};

/// SG-3.2: closes what the one who has moved does; in custody (SG-10.3) the patrol has no more to take.
struct Done {
    Mover figure = Mover::killer;
    bool operator==(const Done&) const = default;
};

/// SG-5.3
struct Coward {
    Member figure = Member::killer;
    bool operator==(const Coward&) const = default;
};

/// SG-5.4
struct Racket {
    Member figure = Member::killer;
    bool operator==(const Racket&) const = default;
};

/// SG-5.5
struct BuyShop {
    Member figure = Member::killer;
    bool operator==(const BuyShop&) const = default;
};

/// SG-5.6
struct StickUp {
    Member figure = Member::killer;
    Prize prize = Prize::money;
    Members with;
    /// Whom the attacker names for the managers, where SG-5.7 lets him; `nobody`.
    Seat defender = nobody;
    bool operator==(const StickUp&) const = default;
};

/// SG-5.8, and in the clinic SG-8.8. Naming a vamp names her man and the reverse, in both sets.
struct Kill {
    Member figure = Member::killer;
    Members with;
    Figures targets;
    bool operator==(const Kill&) const = default;
};

/// SG-5.9
struct AttackPatrol {
    Member figure = Member::killer;
    Members with;
    /// 0 or 1.
    std::uint8_t patrol = 0;
    bool operator==(const AttackPatrol&) const = default;
};

/// SG-5.12
struct Recruit {
    Member figure = Member::killer;
    Character who = Character::killer;
    bool operator==(const Recruit&) const = default;
};

/// SG-6.1: the dealer who has just moved, own or vamped.
struct BuyPawns {
    std::uint8_t pawns = 0;
    bool operator==(const BuyPawns&) const = default;
};

/// SG-6.2
struct PlacePawn {
    Section section = 0;
    bool operator==(const PlacePawn&) const = default;
};

/// SG-7.1
struct Vamp {
    FigureId man;
    bool operator==(const Vamp&) const = default;
};

/// SG-5.13
struct RemoveToken {
    Shop shop = 0;
    bool operator==(const RemoveToken&) const = default;
};

struct EndTurn {
    bool operator==(const EndTurn&) const = default;
};

/// SG-10.2
struct GiveUp {
    bool operator==(const GiveUp&) const = default;
};

/// SG-3.7: the clock has run down. `legal` never lists it: it is not for a player to choose.
struct TimeUp {
    bool operator==(const TimeUp&) const = default;
};

/// SG-9.5
struct GoQuietly {
    bool operator==(const GoQuietly&) const = default;
};

/// SG-9.5; the members are those of the gang for which he acts.
struct Rebel {
    Members with;
    bool operator==(const Rebel&) const = default;
};

/// SG-5.12; nothing: the owner refuses.
struct NamePrice {
    std::optional<std::int16_t> price;
    bool operator==(const NamePrice&) const = default;
};

/// To a price (SG-5.12) or a trade (SG-10.4).
struct Answer {
    bool accept = false;
    bool operator==(const Answer&) const = default;
};

/// Where a dart is aimed or strikes (SG-8.4), in thousandths of a target's width.
struct Point {
    int x = 0;
    int y = 0;
    bool operator==(const Point&) const = default;
};

/// Nobody aims further away: no target stands beyond half of it.
inline constexpr int farthest_shot = 60'000;

struct Shoot {
    Point at;
    bool operator==(const Shoot&) const = default;
};

/// SG-10.3
struct TakeCustody {
    FigureId figure;
    bool operator==(const TakeCustody&) const = default;
};

using Action = std::variant<BuyPolice, Collect, Offer, Roll, Move, Done, Coward, Racket, BuyShop, StickUp, Kill,
    AttackPatrol, Recruit, BuyPawns, PlacePawn, Vamp, RemoveToken, EndTurn, GiveUp, TimeUp, GoQuietly, Rebel, NamePrice,
    Answer, Shoot, TakeCustody>;

/// The most ways to choose accomplices and victims in one place: one who leads, two who may join or not, and any of
/// nine others; a vamp and her man on either side are one choice, so that they make it fewer.
inline constexpr int most_killings = 4 * 511;
/// Of everything else that the one who has moved may do there.
inline constexpr int most_other_acts = 200;
using Actions = FixedVector<Action, most_killings + most_other_acts>;
static_assert(Actions::capacity() >= character_count * most_walks + 8);

}
