#pragma once

#include "gang_of_dice/actions.hpp"
#include "gang_of_dice/layout.hpp"
#include "gang_of_dice/scene.hpp"

/// What a player does with dice and pointer, as changes of the scene: nothing here knows of a window or a match.
namespace gang_of_dice_table::gestures {

/// How many dice are proposed: a modest number.
inline constexpr int usual_take = 3;

/// Can be picked up or clicked now.
bool usable(const Scene& scene, int die);
/// A die of the tray that is to be rerolled.
bool is_chosen(const Scene& scene, int die);

/// Picks up a die of the tray, or a handful from behind the screen that goes up to this die at least.
void hold(Scene& scene, int die);
/// Where a point of the table lies, for what is held.
Aim aim_at(const Scene& scene, const GangOfDiceLayout& layout, QPointF point);
/// Drops what is held where it points: a die of the tray is kept or rerolled, a handful in the tray is rolled.
std::optional<rules::Action> release(Scene& scene);
/// Keeps or rerolls a die of the tray, takes dice up to one behind the screen.
void pick(Scene& scene, int die);
/// Brought between 1 and the most that can be taken.
void set_take(Scene& scene, int dice);
/// Something is held or marked that no action has made final.
bool drafted(const Scene& scene);
/// Puts down what is held; when nothing is, all dice in the tray are kept again, and as many are taken as at first.
void cancel(Scene& scene);

/// Lays out what the action would be: so many dice, those to be rerolled.
void prepare(Scene& scene, const rules::Action& action);

std::optional<rules::Action> roll(const Scene& scene);
std::optional<rules::Action> reroll(const Scene& scene);
std::optional<rules::Action> stop(const Scene& scene);

}
