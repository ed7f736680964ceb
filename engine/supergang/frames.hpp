// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.hpp"
#include "engine/supergang/field_names.hpp"
#include "engine/supergang/figures.hpp"
#include "engine/supergang/town/town.hpp"
#include "engine/supergang/town/walks.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <variant>

/// Interruptions of a turn. Each is a frame on a stack, and the top frame determines who decides.
namespace backroom::supergang {

// Bases of frames, actions and events that have the same fields.
struct OfSeat {
    Seat seat = 0;
    void fields(auto& f) { f("seat", seat, Seats{}); }
    bool operator==(const OfSeat&) const = default;
};
struct OfGangster {
    FigureId figure;
    void fields(auto& f) { f.part(figure); }
    bool operator==(const OfGangster&) const = default;
};
struct OfPatrol {
    std::uint8_t patrol = 0;
    void fields(auto& f) { f("patrol", patrol, by_patrol); }
    bool operator==(const OfPatrol&) const = default;
};

/// SG-8.4
enum class TargetKind : std::uint8_t { gangster, manager, cop };
enum class Fate : std::uint8_t { standing, dead, injured, left };

struct Target {
    TargetKind kind = TargetKind::gangster;
    Fate fate = Fate::standing;
    FigureId figure;
    /// The gang for which the target fights; `nobody` for managers and cops.
    Seat gang = nobody;

    bool standing() const { return fate == Fate::standing; }
    void fields(auto& f)
    {
        constexpr int nobodys = -1;
        int who = kind == TargetKind::gangster ? static_cast<int>(figure.character) : nobodys;
        f("kind", kind)("seat", figure.seat, seat_or_null)("figure", who, OrNull{nobodys, ByWord{words::characters}});
        f("state", fate).hidden("gang", gang, seat_or_null);
        figure.character = static_cast<Character>(std::max(who, 0));
    }
    bool operator==(const Target&) const = default;
};

/// SG-8.1
inline constexpr int killers_bonus = 2;
constexpr int bonus_of(const Target& target)
{
    return target.kind == TargetKind::gangster && target.figure.character == Character::killer ? killers_bonus : 0;
}

/// Four members and two managers (SG-5.8).
inline constexpr int most_attackers = member_count + 2;
/// All gangsters but one, and two managers.
inline constexpr int most_defenders = max_gangs * character_count - 1 + 2;

using Targets = FixedVector<Target, most_defenders>;

enum class DuelKind : std::uint8_t {
    stick_up,
    killing,
    /// SG-5.9
    patrol,
    /// SG-9.5
    rebellion,
    /// SG-8.8
    clinic,
};

/// SG-5.6
enum class Prize : std::uint8_t { money, ownership };

enum class Side : std::uint8_t { attack, defence };

constexpr Side other(Side side)
{
    return side == Side::attack ? Side::defence : Side::attack;
}

struct Duel {
    DuelKind kind = DuelKind::killing;
    Place place = no_place;
    Prize prize = Prize::money;
    Seat seat = 0;
    Member leader = Member::killer;
    /// The player who throws and shoots for managers (SG-5.7) or cops (SG-8.2); `nobody` if there are none.
    Seat second = nobody;
    std::uint8_t patrol = 0;
    /// The side that shoots, its darts left, and the darts of its volley (SG-8.2). Both are 0 before the throw.
    Side shooting = Side::attack;
    std::uint8_t darts = 0;
    std::uint8_t volley = 0;
    Targets attack;
    Targets defence;

    Targets& side(Side which) { return which == Side::attack ? attack : defence; }
    const Targets& side(Side which) const { return which == Side::attack ? attack : defence; }
    bool against_cops() const { return kind == DuelKind::patrol || kind == DuelKind::rebellion; }
    void fields(auto& f)
    {
        f("kind", kind)("place", place, place_or_null)("prize", prize)("seat", seat, Seats{})("leader", leader);
        f("second", second, seat_or_null)("patrol", patrol, by_patrol)("shooting", shooting)("darts", darts, any_byte);
        f("volley", volley, any_byte)("attack", attack)("defence", defence);
    }
    bool operator==(const Duel&) const = default;
};

/// SG-8.4, in thousandths of a target's width: the centre of a target by its index in its side, half of a target's
/// width and height, and the distance from the centre at which `legal` aims at either half.
constexpr int place_on_plank(Side side, std::size_t index)
{
    const int distance = 1000 * (1 + 2 * static_cast<int>(index));
    return side == Side::attack ? -distance : distance;
}
inline constexpr int half_width = 500;
inline constexpr int half_height = 835;
inline constexpr int aim_offset = 400;

/// SG-9.5
struct Arrest {
    FigureId figure;
    std::uint8_t patrol = 0;
    /// True if the police player takes an innocent gangster, for 1 year (SG-10.3).
    bool custody = false;
    void fields(auto& f) { f.part(figure)("patrol", patrol, by_patrol)("custody", custody); }
    bool operator==(const Arrest&) const = default;
};

/// SG-5.12
struct Price {
    Seat buyer = 0;
    Member figure = Member::killer;
    Character who = Character::killer;
    Shop shop = no_shop;
    Seat owner = 0;
    std::optional<std::int16_t> price;
    void fields(auto& f)
    {
        f("buyer", buyer, Seats{})("figure", figure)("who", who)("shop", shop, ShopId{})("owner", owner, Seats{});
        f("price", price, amounts);
    }
    bool operator==(const Price&) const = default;
};

/// SG-10.4
struct Bundle {
    std::int16_t cash = 0;
    std::uint8_t pawns = 0;
    ShopSet shops;

    bool nothing() const { return cash == 0 && only_cash(); }
    bool only_cash() const { return pawns == 0 && shops.empty(); }
    void fields(auto& f)
    {
        f.preset("cash", cash, amounts).preset("shops", shops, ShopId{}).preset("pawns", pawns, pawn_counts);
    }
    bool operator==(const Bundle&) const = default;
};

/// SG-10.4
struct Trade {
    Seat from = 0;
    Seat to = 0;
    Bundle give;
    Bundle take;
    void fields(auto& f) { f("from", from, Seats{})("to", to, Seats{})("give", give)("take", take); }
    bool operator==(const Trade&) const = default;
};

/// SG-10.3
struct Custody : OfPatrol { };

using Frame = std::variant<Duel, Arrest, Price, Trade, Custody>;

/// At most a rebellion, on top of the arrest, on top of the custody at the same place.
using Frames = FixedVector<Frame, 3>;

}
