// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/menu/menu_row.hpp"
#include "app/supergang/scene.hpp"
#include "app/table/seated.hpp"
#include "engine/supergang/bot/bot.hpp"

namespace supergang_table {

struct MenuChoice {
    std::optional<rules::Action> action;
    std::optional<Party> party;
    /// True if the player has to choose a token on the board (SG-5.13).
    bool removes = false;
    std::optional<backroom::Refusal> refusal;
};

/// Returns what the figure that has moved can do here, and what the place offers but the rules forbid; in menu order.
std::vector<MenuChoice> choices(const Scene& scene);
/// Returns the number of the choice that a single key press should perform, from 1 as in the menu: the first that is
/// not a fight with even or worse odds. 0 means Done, if there is none.
int first_choice(const Scene& scene);
/// Returns the menu of the scene, or a preview while a figure hovers over an end. The advice is that of the shown hint;
/// null if there is none.
ActionMenu menu_of(const Scene& scene, const Seated& seated, const rules::Advice* advice = nullptr);

}
