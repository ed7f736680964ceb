#pragma once

#include "core/refusal.hpp"
#include "gangz/actions.hpp"
#include "gangz/layout.hpp"
#include "gangz/scene.hpp"

#include <QPointF>

/// What a player does with cards, pawns and pointer, as changes of the scene: nothing here knows of a match.
namespace gangz_table::gestures {

bool can_hold(const Scene& scene, Held piece);
void pick_up(Scene& scene, Held piece);
/// Where the pointer is, for what is held.
Aim aim_at(const Scene& scene, const GangzLayout& layout, QPointF point);
/// Drops what is held where it points: a card on the table is chosen, in the hand it is not; a pawn lies on a card, or
/// outside the wall in its slot again. With why not, if the rules forbid it.
std::optional<backroom::Refusal> drop(Scene& scene);
/// A card of the hand is chosen, or is no more.
std::optional<backroom::Refusal> click_hand(Scene& scene, rules::Card card);
/// A pawn onto a card of the wall: the held one, else the first that is free; one that lies there comes back.
std::optional<backroom::Refusal> click_wall(Scene& scene, rules::Card card);
/// A pawn is picked up, or comes back to its slot.
void click_pawn(Scene& scene, int pawn);

/// The choice or vote, once it is complete.
std::optional<rules::Action> confirm(const Scene& scene);
bool can_take_back(const Scene& scene);
void take_back(Scene& scene);

/// Lays out what the action would be: cards on the table, pawns on the wall.
void prepare(Scene& scene, const rules::Action& action);

/// Shows a view with what has been chosen and voted by it already.
void show_done(Scene& scene, const rules::View& view);

/// Why the hand cannot be swapped; nothing when it can.
std::optional<backroom::Refusal> check_swap(const Scene& scene);

}
