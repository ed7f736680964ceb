#pragma once

#include "supergang/scene.hpp"
#include "table/detail.hpp"
#include "table/seated.hpp"

#include <QString>

namespace supergang_table {

/// What explains itself on the table, and what a line of the log points at; `SuperGangTable::Explained` mirrors it.
enum class Subject {
    /// By `index_of(FigureId)`; patrols are 12 and 13.
    figure,
    /// By the shop's number.
    shop,
    /// By the place's number.
    place,
    /// By the section's number.
    section,
    /// By mover; the police player's die is 5 (`police_die`).
    die,
    bank,
    police,
    /// By the seat whose they are.
    tokens,
    /// By the district's number.
    district,
};

inline constexpr int first_patrol_subject = rules::max_gangs * rules::character_count;

/// What the things on the table are, in plain sentences.
namespace details {

/// With no title for nothing.
Detail of(Subject subject, int id, const Scene& scene, const Seated& seated);
/// "north": where a figure on the place looks, with that place behind it.
QString facing(rules::Place place, rules::Place behind);

}

}
