// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/actions.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/town/walks.hpp"

namespace backroom::supergang {

/// Visits the moves of the figure, if it has a number. With `each_end_once`, only one to each place.
template <class Visit>
void each_move(const PublicState& open, Mover mover, bool each_end_once, Visit visit)
{
    const int number = number_of(open, mover);
    if (number == 0)
        return;
    Walks walks;
    find_walks(walker_of(open, mover), number, walks);
    PlaceSet ends;
    for (const Walk& walk : walks) {
        if (each_end_once && ends.contains(walk.path.back()))
            continue;
        ends.insert(walk.path.back());
        visit(Move{mover, walk.path});
    }
}

}
