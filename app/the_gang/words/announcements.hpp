// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seated.hpp"
#include "engine/the_gang/public_state.hpp"

#include <array>
#include <vector>

namespace the_gang_table::announcements {

/// The gangsters that a seat has captured in a job, and their value.
struct Haul {
    int gangsters = 0;
    int revolvers = 0;

    void add(backroom::the_gang::Gangsters captured)
    {
        gangsters += captured.size();
        revolvers += backroom::the_gang::revolvers(captured);
    }
};
using Taken = std::array<Haul, backroom::the_gang::max_seats>;

/// The end of a job, and perhaps of the round or the game: the unused specials, and what each seat has captured.
struct JobOver {
    int job = 0;
    /// 0 if the round continues.
    int round_over = 0;
    bool last = false;
    std::vector<backroom::the_gang::SpecialDiscarded> unused;
    Taken taken;
};

Announcement reveal(bool alone);
Announcement job_over(const JobOver& over, const backroom::the_gang::PublicState& open, const Seated& seated);

}
