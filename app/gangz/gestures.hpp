// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gangz/layout.hpp"
#include "app/gangz/scene.hpp"
#include "engine/core/refusal.hpp"
#include "engine/gangz/actions.hpp"

/// What a player does with cards, pawns and pointer, as changes of the scene, independent of window and match.
namespace gangz_table::gestures {

bool can_hold(const Scene& scene, Held piece);
void pick_up(Scene& scene, Held piece);
/// Returns the zone of the table under the point, for the piece that is held.
Aim aim_at(const Scene& scene, const GangzLayout& layout, QPointF point);
/// Drops the held piece at its aim. A card is chosen on the table and unchosen in the hand; a pawn goes onto a card, or
/// back into its slot outside the wall. Returns the reason if the rules forbid it.
std::optional<backroom::Refusal> drop(Scene& scene);
std::optional<backroom::Refusal> click_hand(Scene& scene, rules::Card card);
/// Chooses a card of the hand, if it is not chosen yet.
std::optional<backroom::Refusal> take(Scene& scene, rules::Card card);
/// Puts a pawn onto a card of the wall: the held one, or else the first free one. A pawn on that card returns to its
/// slot.
std::optional<backroom::Refusal> click_wall(Scene& scene, rules::Card card);
/// Picks up a pawn, or returns it to its slot.
void click_pawn(Scene& scene, int pawn);

/// Returns whether the card is chosen or has a pawn on it, or the pawn lies on a card.
bool is_laid(const Scene& scene, bool is_pawn, int id);
/// Takes the card back into the hand, or the pawn off its card.
void take_off(Scene& scene, bool is_pawn, int id);

/// Returns the choice or vote; nothing while it is incomplete.
std::optional<rules::Action> confirm(const Scene& scene);
bool can_take_back(const Scene& scene);
void take_back(Scene& scene);

/// Lays out an action without performing it: cards on the table, pawns on the wall.
void prepare(Scene& scene, const rules::Action& action);

/// Shows a view with the choices and votes that its seat has already made.
void show_done(Scene& scene, const rules::View& view);

/// Returns why the hand cannot be swapped; nothing if it can.
std::optional<backroom::Refusal> check_swap(const Scene& scene);

}
