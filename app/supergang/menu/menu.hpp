// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/menu/menu_row.hpp"
#include "app/supergang/scene.hpp"
#include "app/table/seated.hpp"

namespace supergang_table {

struct MenuChoice {
    std::optional<rules::Action> action;
    std::optional<Party> party;
    /// The player is to choose a token on the board (SG-5.13).
    bool removes = false;
    std::optional<backroom::Refusal> refusal;
};

/// Returns what the figure that has moved can do here, and what belongs to the place but is refused; in menu order.
std::vector<MenuChoice> choices(const Scene& scene);
/// Returns the number of the choice that the next key should do, from 1 as in the menu: the first that is no fight with
/// even or worse odds. 0 stands for Done, where there is none.
int first_choice(const Scene& scene);
/// Returns the menu of the scene, or a preview while a figure hovers over an end.
ActionMenu menu_of(const Scene& scene, const Seated& seated);

}
