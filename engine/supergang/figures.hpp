// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/field_rules.hpp"
#include "engine/core/seat.hpp"
#include "engine/supergang/id_set.hpp"

#include <array>
#include <cstdint>

namespace backroom::supergang {

inline constexpr int min_seats = 3;
inline constexpr int max_seats = 5;
inline constexpr int max_gangs = 4;
inline constexpr int patrol_count = 2;

/// SG-1.2: all the money of a game, in millions.
constexpr int money_for(int gangs)
{
    return gangs == max_gangs ? 1320 : 1000;
}
inline constexpr int most_money = money_for(max_gangs);

inline constexpr Range amounts{0, most_money};
/// SG-1.1
inline constexpr int pawns_of_gang = 20;
inline constexpr Range pawn_counts{0, pawns_of_gang};

/// SG-1.1
enum class Character : std::uint8_t { killer, vamp, dealer };
inline constexpr int character_count = 3;
inline constexpr std::array all_characters{Character::killer, Character::vamp, Character::dealer};

/// SG-1.1, SG-7.1
constexpr bool is_male(Character character)
{
    return character != Character::vamp;
}

/// Identifies a gangster by his or her own gang, even if a vamp of another gang leads him.
struct FigureId {
    Seat seat = nobody;
    Character character = Character::killer;

    constexpr bool none() const { return seat == nobody; }
    void fields(auto& f) { f("seat", seat, Range{0, max_gangs - 1})("figure", character); }
    constexpr bool operator==(const FigureId&) const = default;
};

/// A set of gangsters of all gangs, by `index_of`.
using Figures = IdSet<max_gangs * character_count>;

constexpr std::uint8_t index_of(FigureId id)
{
    return static_cast<std::uint8_t>(character_count * id.seat + static_cast<int>(id.character));
}
constexpr FigureId figure_at(std::uint8_t index)
{
    return {static_cast<Seat>(index / character_count), static_cast<Character>(index % character_count)};
}

/// The figures that act for a gang: its own three, and the man whom its vamp leads (SG-7.2).
enum class Member : std::uint8_t { killer, vamp, dealer, vamped };
inline constexpr int member_count = 4;
inline constexpr std::array all_members{Member::killer, Member::vamp, Member::dealer, Member::vamped};

constexpr Member member_of(Character character)
{
    return static_cast<Member>(character);
}

using Members = IdSet<member_count>;

constexpr std::uint8_t index_of(Member member)
{
    return static_cast<std::uint8_t>(member);
}

/// SG-3.2
enum class Mover : std::uint8_t { killer, vamp, dealer, patrol_1, patrol_2 };
inline constexpr std::array all_movers{Mover::killer, Mover::vamp, Mover::dealer, Mover::patrol_1, Mover::patrol_2};

constexpr bool is_patrol(Mover mover)
{
    return mover >= Mover::patrol_1;
}
constexpr std::uint8_t patrol_of(Mover mover)
{
    return static_cast<std::uint8_t>(static_cast<int>(mover) - character_count);
}
constexpr Mover mover_of(Character character)
{
    return static_cast<Mover>(character);
}
constexpr Mover mover_of_patrol(int patrol)
{
    return static_cast<Mover>(character_count + patrol);
}

/// SG-9.7
enum class Crime : std::uint8_t { coward_attack, racket, stick_up, traffic, assault, rebellion, murder };
inline constexpr int crime_count = 7;
inline constexpr std::array all_crimes{Crime::coward_attack, Crime::racket, Crime::stick_up, Crime::traffic,
    Crime::assault, Crime::rebellion, Crime::murder};

constexpr int years_for(Crime crime)
{
    return crime == Crime::murder ? 2 : 1;
}

}
