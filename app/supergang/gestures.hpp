// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"

#include <QPointF>

/// The gestures of a player with figures and pointer, as pure changes of the scene. The *chosen* figure is the one
/// about to be moved; its *ends* are the places where its moves can end; it *aims* at one of them.
namespace supergang_table::gestures {

/// Returns whether the figure is in play, has a die and may move now (SG-3.2, 4.1).
bool can_choose(const Scene& scene, rules::Mover mover);
/// Chooses the figure, which lights the ends of its moves.
void choose(Scene& scene, rules::Mover mover);
/// Returns the ends of the chosen figure's moves without duplicates, in the order of the places.
std::vector<rules::Place> ends(const Scene& scene);
/// Returns all paths of the chosen figure to the place that it aims at.
std::vector<rules::Path> ways(const Scene& scene);
/// Returns the path that is drawn; empty if there is none.
rules::Path way(const Scene& scene);
/// Returns the end nearest to a point of the board, or `no_place` if none is close enough.
rules::Place end_at(const Scene& scene, QPointF point);
/// Returns the end that a click at the point means: the lit end under it, else the end on which the clicked figure
/// stands (`beneath`, or `no_place`), else the nearest one.
rules::Place end_meant(const Scene& scene, QPointF point, rules::Place beneath);
/// Returns the place at a point of the board, or `no_place`.
rules::Place place_at(QPointF point);
/// Aims at the place, along the first path there unless it was aimed at already.
void aim(Scene& scene, rules::Place place);
/// Returns the piece of pavement at a point of the board.
std::optional<rules::Section> section_at(QPointF point);
/// Aims at the end of this path and draws this path.
void aim_along(Scene& scene, const rules::Path& path);
/// Goes to the next (1) or previous (−1) path to the same end; after all of them, to the next end, cyclically.
void aim_next(Scene& scene, int by);
/// Aims at the nearest end in this direction from the end aimed at, or from the figure if there is none.
void aim_towards(Scene& scene, QPointF way);
/// Draws another path to the same end, cyclically.
void turn_way(Scene& scene, int by);
/// Returns the move along the drawn path.
std::optional<rules::Action> drop(const Scene& scene);
/// Returns whether the chosen figure stands at this point.
bool stays(const Scene& scene, QPointF point);
/// Returns a refusal if the figure is dropped on a place where none of its moves ends. Returns nothing if the drop is
/// valid, outside of all places, or where the figure stood.
inline constexpr std::string_view no_way_there = "no-way-there"; ///< SG-4.1, of patrols SG-9.1
inline constexpr std::string_view no_place_there = "no-place-there"; ///< SG-4.1, of patrols SG-9.1
std::optional<backroom::Refusal> refused_drop(const Scene& scene, QPointF point);
/// Returns the proposed move of a patrol: an arrest of others if possible, else onward, into a manhole only if forced
/// (SG-9.1), and to gangsters of whoever moves it only if nothing else is possible.
rules::Path proposal(const rules::PublicState& open, rules::Mover patrol);
/// Returns whom a patrol would arrest at the place (SG-9.4).
std::vector<rules::FigureId> arrested_at(const rules::PublicState& open, rules::Place place);

/// Returns the figures that a killing could be aimed at, in the order of the seats.
std::vector<rules::FigureId> possible_targets(const Scene& scene);
/// Returns whether there is more than one possible choice of targets.
bool chooses_targets(const Scene& scene);
/// Returns whether the player has to choose anything about the attack apart from its leader.
bool needs_choice(const Scene& scene, const Party& party);
/// Returns the party with a default choice: the first possible target and the first possible defender.
Party usual_party(const Scene& scene, Party party);
void toggle_member(Scene& scene, rules::Member member);
void toggle_target(Scene& scene, rules::FigureId target);
void name_defender(Scene& scene, backroom::Seat seat);

/// Sets up the scene as if the player were about to do the action: the path of a move, or the party of an attack.
void prepare(Scene& scene, const rules::Action& action);

}
