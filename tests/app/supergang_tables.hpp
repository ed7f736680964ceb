// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/table.hpp"
#include "supergang_cases.hpp"
#include "supergang_play.hpp"

/// Tables of SuperGang that are not saved, and what was played at them.
namespace test::supergang {

inline void play(SuperGangTable& table, const std::vector<Action>& actions)
{
    for (const Action& action : actions) {
        table.play(*match_of(table).pending().begin(), action);
        table.director()->finish();
        if (!table.refusal().text.isEmpty())
            throw std::logic_error(table.refusal().text.toStdString());
    }
}
inline std::unique_ptr<SuperGangTable> table_of(HouseFolder& folder, const Position& from,
    const std::vector<Action>& actions, const Options& options = {}, bool friendly = false)
{
    backroom::Setup<SuperGang> setup = setup_of<SuperGang>(3, 1);
    setup.options = options;
    setup.position = from;
    setup.friendly_undo = friendly;
    auto table = seated<SuperGangTable>(folder.house(), match(std::move(setup)));
    play(*table, actions);
    return table;
}
/// Rosa can ask Bea for a vamp in her shop.
inline Position shopping()
{
    Position from = before_hair();
    from.gangs[0].cash = 100;
    from.gangs[1].cash = 50;
    from.shops = {{shop("baker"), 0, nobody}, {shop("hair"), 1, nobody}};
    figure_in(from, rosas_vamp).state = FigureState::graveyard;
    from.dice = {2, 2};
    return from;
}
inline int lines(const SuperGangTable& table)
{
    return static_cast<int>(match_of(table).line().size());
}

}
