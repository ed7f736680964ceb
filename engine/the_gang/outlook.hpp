// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/the_gang/public_state.hpp"

namespace backroom::the_gang {

/// The distance to the end of the game, computed from public information while a job is in progress (TG-6.1, TG-6.2).
struct Outlook {
    int round = 1;
    int job = 1;
    int deck = 0;
    /// The number of gangsters needed for the hands of a new round, not counting the rows.
    int hands = 0;
    /// The maximum number of rounds by the options; 0 if not limited.
    int limit = 0;
    /// An upper bound for the gangsters missing in the rows at the end of a job.
    int most_gaps = 0;

    int last_round() const;
    bool is_last_round() const { return round == last_round(); }
    /// Returns whether the deck, not the option, prevents a next round.
    bool deck_ends_it() const { return is_last_round() && round != limit; }
    bool is_last_job() const { return is_last_round() && job == jobs_a_round; }
    /// Returns how many gangsters the deck can supply to the rows at the end of the job.
    int spare() const { return deck - (job == jobs_a_round ? hands : 0); }
    /// Returns whether the game may end with this job. It ends if more than `spare()` gangsters are missing in the
    /// rows.
    bool may_be_last_job() const { return is_last_job() || spare() < most_gaps; }
};

/// Returns the outlook of the job in progress.
Outlook outlook(const PublicState& open);
/// Returns the outlook of the job after the one that has just ended, before anything is dealt.
Outlook next_outlook(const PublicState& open);

}
