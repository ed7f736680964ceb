// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/bot.hpp"
#include "supergang_table.hpp"

/// What computer players decide and advise at a table.
namespace test {

/// All shops of the villas except the tea room.
inline const std::initializer_list<std::string_view> villas{"notary", "bank", "couture", "gallery", "piano", "perfume"};

/// Rosa's killer can reach the tea room, the last shop of the villas that her gang does not own.
inline Table near_the_tea(int cash)
{
    return Table(Scene().owns(0, villas).cash(0, cash).before(0, killer, "tea").only(killer)).roll();
}

inline Action decided(const Table& table, Level level = Level::boss, std::uint64_t seed = 5)
{
    const Seat seat = table.decides();
    const Action action = decide(view(table.state, seat), BotContext{level, seed, {}});
    if (check(table.state, seat, action))
        throw std::logic_error("refused");
    return action;
}

inline Advice advised(const Table& table)
{
    return *advise(view(table.state, table.decides()), BotContext{Level::boss, 5, {}});
}

template <class Kind>
bool does(const Table& table, Level level)
{
    return std::holds_alternative<Kind>(decided(table, level));
}

/// Returns where the move ends.
inline Place goes_to(const Table& table, Level level = Level::boss)
{
    const Action action = decided(table, level);
    const auto* move = std::get_if<Move>(&action);
    return move ? move->path.back() : no_place;
}

}
