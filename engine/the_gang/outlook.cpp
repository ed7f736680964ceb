// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/outlook.hpp"

#include "engine/the_gang/deal.hpp"
#include "engine/the_gang/rules.hpp"

#include <algorithm>

namespace backroom::the_gang {

int Outlook::last_round() const
{
    const int by_deck = round + deck / hands;
    return limit > 0 ? std::min(limit, by_deck) : by_deck;
}

Outlook outlook(const PublicState& open)
{
    // Of a captured gang, at least the gangster that captured it stays in the row.
    const int most_gaps = (row_minimum - 1) * open.cities_in_play();
    return {open.round, open.job, open.deck, hand_size * open.seats, open.options.rounds, most_gaps};
}

Outlook next_outlook(const PublicState& open)
{
    Outlook next = outlook(open);
    next.deck -= missing_in_rows(open.cities, open.cities_in_play());
    if (open.job == jobs_a_round) {
        ++next.round;
        next.job = 1;
        next.deck -= next.hands;
    } else {
        ++next.job;
    }
    return next;
}

int most_rounds(const Options& options, int seats)
{
    const int by_deck = (gangsters_in_game(seats) - row_minimum * cities_with(seats)) / (hand_size * seats);
    return options.rounds > 0 ? std::min(options.rounds, by_deck) : by_deck;
}

Ending ending(const PublicState& open)
{
    if (open.job == jobs_a_round && open.round == open.options.rounds)
        return {endings::rounds_played, "TG-6.2", {open.round}};
    const bool round_ends = open.job == jobs_a_round;
    const int needed = missing_in_rows(open.cities, open.cities_in_play()) + (round_ends ? hand_size * open.seats : 0);
    return {round_ends ? endings::round_undealt : endings::rows_unfilled, "TG-6.1", {open.deck, needed}};
}

}
