// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/the_gang/scene.hpp"

/// What a player does with cards and pointer, as changes of the scene, independent of window and match.
namespace the_gang_table::gestures {

/// The result of a drop or a confirmation: an action for the match, a refusal, or neither.
struct Outcome {
    std::optional<rules::Action> action;
    std::optional<backroom::Refusal> refusal;
};

bool usable(const Scene& scene, Piece piece);
bool lies_in_row(const Scene& scene, int gangster);
/// Returns the piece for a card. While The Boss Calls waits for a gangster, one in a row is a `Called` piece.
Piece piece_of(const Scene& scene, Piece::Kind kind, int id);
bool in_spot(const Scene& scene, Piece piece);

void pick_up(Scene& scene, Piece piece);
/// The same by a drag.
void lift(Scene& scene, Piece piece);
/// Handles a click. Picks a card up; puts a held card into the play spot or back; takes a card in the play spot back;
/// plays a card together with the held one if they go together.
void click(Scene& scene, Piece piece);
/// Returns the action of calling this gangster while The Boss Calls waits; nothing if it cannot be called.
std::optional<rules::Action> call(Scene& scene, rules::Gangster gangster);
/// While The Boss Calls waits: shows or hides a preview of calling this gangster.
void consider(Scene& scene, rules::Gangster gangster, bool considered);
/// Sets the aim, and computes the preview of a drop there.
void aim_at(Scene& scene, const std::optional<Aim>& aim);
/// Returns why the held card must not be dropped there.
std::optional<backroom::Refusal> refusal_of(const Scene& scene, const Aim& aim);
Outcome drop(Scene& scene);
/// Drops the held card outside all targets, so that it goes back.
void drop_nowhere(Scene& scene);

/// Returns the secret choice; nothing while it is incomplete.
std::optional<rules::Action> confirm(const Scene& scene);
/// Adds the ticket to this city to the gangster in the play spot. Returns false if there is no gangster there.
bool send_to(Scene& scene, rules::City city);
bool can_take_back(const Scene& scene);
/// Lays out an action up to the point where the player confirms or drops it.
void prepare(Scene& scene, const rules::Action& action);
void take_back(Scene& scene);

}
