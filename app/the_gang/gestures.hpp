#pragma once

#include "core/refusal.hpp"
#include "the_gang/actions.hpp"
#include "the_gang/scene.hpp"

/// What a player does with cards and pointer, as changes of the scene: nothing here knows of a window or a match.
namespace the_gang_table::gestures {

/// What comes of a drop or a confirmation: an action for the match, a refusal, or neither.
struct Outcome {
    std::optional<rules::Action> action;
    std::optional<backroom::Refusal> refusal;
};

/// Can be picked up now.
bool usable(const Scene& scene, Piece piece);
/// A gangster in a row is one to be called, while The Boss Calls waits for it.
Piece piece_of(const Scene& scene, Piece::Kind kind, int id);
/// Lies in the play spot.
bool in_spot(const Scene& scene, Piece piece);

void pick_up(Scene& scene, Piece piece);
/// A click: picks up; on what is picked up, lays it into the play spot or puts it back; on what lies there, takes it
/// back; on what goes with the picked-up card, plays both.
void click(Scene& scene, Piece piece);
/// With a preview of what would happen.
void aim_at(Scene& scene, const std::optional<Aim>& aim);
/// Why the held card must not be dropped there.
std::optional<backroom::Refusal> refusal_of(const Scene& scene, const Aim& aim);
/// Drops the held card where it points.
Outcome drop(Scene& scene);
/// Drops it outside of every target: it goes back where it belongs.
void drop_nowhere(Scene& scene);

/// The secret choice, once it is complete.
std::optional<rules::Action> confirm(const Scene& scene);
/// With a gangster in the play spot: the ticket to this city goes with it. False when there is nothing to send.
bool send_to(Scene& scene, rules::City city);
/// Something can be taken back that no action of the match has made final.
bool can_take_back(const Scene& scene);
/// Lays out what the action would be, up to where it is confirmed or dropped.
void prepare(Scene& scene, const rules::Action& action);
void take_back(Scene& scene);

}
