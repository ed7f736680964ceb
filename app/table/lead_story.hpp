// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/review.hpp"

/// How a seat came to win or to lose, by who led when. It says nothing of whose merit or fault that was.
struct LeadStory {
    enum class Kind {
        /// Won, and was behind nobody from the first action on.
        led_throughout,
        /// Won, and took the lead for good with the action at `position`.
        took_lead,
        /// Others led last, and the seat shares the win with them.
        shared_win,
        /// Lost after a clear lead, which went to `rival` with the action at `position`.
        lost_lead,
        /// Lost without ever having had one; `rival` won, nobody if several did, and took the lead for good with the
        /// action at `position`, which is −1 if it was behind nobody.
        never_led,
        /// Lost, and nobody won.
        nobody_won,
    };

    Kind kind{};
    int position = -1;
    backroom::Seat rival = backroom::nobody;

    bool operator==(const LeadStory&) const = default;

    static LeadStory of(const backroom::MatchReview& review, backroom::Seat seat);
};
