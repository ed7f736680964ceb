// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"
#include "app/table/detail.hpp"
#include "app/table/seated.hpp"

namespace supergang_table {

/// The kinds of things on the table that have an explanation and that a log line can point at. Each comment says what
/// the id means. Mirrored in `SuperGangTable::Explained`.
enum class Subject {
    /// `index_of(FigureId)`; patrols are 12 and 13.
    figure,
    shop,
    place,
    section,
    /// The mover; the police player's die is 5 (`police_die`).
    die,
    bank,
    police,
    /// The seat that owns the tokens.
    tokens,
    district,
    /// The seat that has the money.
    money,
};

inline constexpr int first_patrol_subject = rules::max_gangs * rules::character_count;

namespace details {

/// Returns a detail without a title if there is no such thing.
Detail of(Subject subject, int id, const Scene& scene, const Seated& seated);
/// Returns the direction, such as "north", in which a figure looks that came to the place from `behind`.
QString facing(rules::Place place, rules::Place behind);

}

}
