#pragma once

#include "the_gang/open.hpp"

namespace backroom::the_gang {

/// How near the end is, as everybody can work it out while a job goes on (TG-6.1, TG-6.2).
struct Outlook {
    int round = 1;
    int job = 1;
    /// Gangsters in the deck.
    int deck = 0;
    /// What a new round takes for hands alone.
    int hands = 0;
    /// Of the option; 0: none.
    int limit = 0;
    /// What is missing in the rows at the end of a job is never more than this.
    int most_gaps = 0;

    /// The number of the last round that can begin.
    int last_round() const;
    bool is_last_round() const { return round == last_round(); }
    /// It is the deck that allows no further round, and not the option.
    bool deck_ends_it() const { return is_last_round() && round != limit; }
    /// The game ends with this job, whatever is played.
    bool is_last_job() const { return is_last_round() && job == jobs_a_round; }
    /// What the deck can fill in the rows at the end of the job.
    int spare() const { return deck - (job == jobs_a_round ? hands : 0); }
    /// The game may end with this job, if more than `spare()` is missing in the rows.
    bool may_be_last_job() const { return is_last_job() || spare() < most_gaps; }
};

/// Of the job that goes on.
Outlook outlook(const Open& open);
/// Of the job after the one that has just ended, before anything is dealt.
Outlook next_outlook(const Open& open);

}
