// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/hand_sheet.hpp"
#include "house_folder.hpp"
#include "matches.hpp"

/// Tables for tests of what phones show.
namespace test {

template <class Table>
std::unique_ptr<Table> table_for(House& house, int seats, std::uint64_t seed, const QList<int>& levels = {})
{
    using G = typename Table::Game;
    auto made = setup_of<G>(seats, seed);
    auto state = deal(made.options, seats, seed);
    return seated<Table>(house, backroom::Match<G>(std::move(made), std::move(state)), levels);
}

inline std::vector<QString> offered(const HandSheet& sheet)
{
    std::vector<QString> ids;
    for (const HandSheet::Group& group : sheet.groups)
        for (const HandSheet::Item& item : group.items)
            if (item.enabled)
                ids.push_back(item.id);
    for (const HandSheet::Button& button : sheet.buttons)
        if (button.enabled)
            ids.push_back(button.id);
    return ids;
}

}
