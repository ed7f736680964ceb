#pragma once

#include "supergang/scene.hpp"

#include <QPointF>

/// What a player does with figures and pointer, as changes of the scene: nothing here knows of a window or a match.
namespace supergang_table::gestures {

/// It is in play, has a number and may move now (SG-3.2, 4.1).
bool can_choose(const Scene& scene, rules::Mover mover);
/// Lights the ends of its moves.
void choose(Scene& scene, rules::Mover mover);
/// Where the moves of the chosen one end, each place once; in the order of the places.
std::vector<rules::Place> ends(const Scene& scene);
/// The ways of the chosen one to the place that is aimed at.
std::vector<rules::Path> ways(const Scene& scene);
/// The one that is drawn; empty where there is none.
rules::Path way(const Scene& scene);
/// The end nearest to a point of the board that means it, or `no_place`.
rules::Place end_at(const Scene& scene, QPointF point);
/// The end that a click there means: one that is lit under it, or else the one on which the figure under it stands
/// (`beneath`, or `no_place`), or else the nearest.
rules::Place end_meant(const Scene& scene, QPointF point, rules::Place beneath);
/// What lies at a point of the board, or `no_place`.
rules::Place place_at(QPointF point);
/// Aims there; the ways are counted anew when that is another place.
void aim(Scene& scene, rules::Place place);
/// Of the pavement; nothing where none is.
std::optional<rules::Section> section_at(QPointF point);
/// At the end of this path, which is drawn.
void aim_along(Scene& scene, const rules::Path& path);
/// To the next (1) or the last (−1) way to where it aims; after all of them, to the next end, round and round.
void aim_next(Scene& scene, int by);
/// To the nearest end that lies that way from where it aims, or from the figure.
void aim_towards(Scene& scene, QPointF way);
/// Another way to the same place.
void turn_way(Scene& scene, int by);
/// The move that is drawn.
std::optional<rules::Action> drop(const Scene& scene);
/// That point is where the chosen figure stands.
bool stays(const Scene& scene, QPointF point);
/// Why a figure that is let go of there stays where it was: no way ends at that place. Nothing where it may have been
/// meant.
inline constexpr std::string_view no_way_there = "no-way-there"; ///< SG-4.1, of patrols SG-9.1
std::optional<backroom::Refusal> refused_drop(const Scene& scene, QPointF point);
/// A move for a patrol: to somebody whom it arrests, else onward, not into a manhole if it can be helped (SG-9.1).
rules::Path proposal(const rules::Open& open, rules::Mover patrol);
/// Who there would be arrested by a patrol (SG-9.4).
bool arrests_at(const rules::Open& open, rules::Place place);

/// Whom a killing could be aimed at, in the order of the seats.
std::vector<rules::FigureId> possible_targets(const Scene& scene);
/// Whether there is more than one choice of them.
bool chooses_targets(const Scene& scene);
/// Whether anything but the leader has to be said about the attack.
bool needs_choice(const Scene& scene, const Party& party);
/// A party with the only opponents and the only defender that there are.
Party usual_party(const Scene& scene, Party party);
void toggle_member(Scene& scene, rules::Member member);
void toggle_target(Scene& scene, rules::FigureId target);
void name_defender(Scene& scene, backroom::Seat seat);

/// Lays out what the action would be: who walks which way, or who takes part in an attack.
void prepare(Scene& scene, const rules::Action& action);

}
