// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gang_of_dice/layout.hpp"
#include "app/gang_of_dice/scene.hpp"

/// What a player does with dice and pointer, as changes of the scene, independent of window and match.
namespace gang_of_dice_table::gestures {

/// A modest number of dice, which is proposed first.
inline constexpr int usual_take = 3;

bool usable(const Scene& scene, int die);
bool is_chosen(const Scene& scene, int die);

/// Picks up a die of the tray, or a handful from behind the screen that reaches at least as far as this die.
void hold(Scene& scene, int die);
/// Returns the zone of the table under the point, for the piece that is held.
Aim aim_at(const Scene& scene, const GangOfDiceLayout& layout, QPointF point);
/// Drops what is held at its aim: a die of the tray is kept or rerolled; a handful dropped in the tray is rolled there.
std::optional<rules::Action> release(Scene& scene, const GangOfDiceLayout::Landing& landing = {});
/// Toggles a die of the tray between kept and rerolled; behind the screen, takes the dice up to this one.
void pick(Scene& scene, int die);
/// Clamps the number to between 1 and the most dice that can be taken.
void set_take(Scene& scene, int dice);
bool drafted(const Scene& scene);

/// Lays out an action without performing it: sets the number of dice to take, or marks those to be rerolled.
void prepare(Scene& scene, const rules::Action& action);

std::optional<rules::Action> roll(const Scene& scene);
std::optional<rules::Action> reroll(const Scene& scene);
std::optional<rules::Action> stop(const Scene& scene);

}
