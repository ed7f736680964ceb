#pragma once

#include "table/announcement.hpp"
#include "table/seated.hpp"
#include "the_gang/open.hpp"

#include <array>
#include <vector>

/// What is said where everybody looks.
namespace the_gang_table::announcements {

/// How many gangsters each seat has captured in a job.
using Taken = std::array<int, backroom::the_gang::max_seats>;

/// A job that is over, and the round or the game with it; what could not be used, and what each seat has now.
struct JobOver {
    int job = 0;
    /// 0: the round goes on.
    int round_over = 0;
    bool last = false;
    std::vector<backroom::the_gang::SpecialDiscarded> unused;
    Taken taken;
};

/// The secret choices are turned up.
Announcement reveal();
Announcement job_over(const JobOver& over, const backroom::the_gang::Open& open, const Seated& seated);

}
