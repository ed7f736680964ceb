// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/review.hpp"

/// How a seat came to win or lose, by who led when. It says nothing about merit or fault.
struct LeadStory {
    enum class Kind {
        /// Won, and was never behind after the first action.
        led_throughout,
        /// Won, and took the lead for good with the action at `position`.
        took_lead,
        /// Won together with others, who led at the end.
        shared_win,
        /// Lost after a clear lead, which went to `rival` with the action at `position`, and which was `regained` if
        /// the seat had been clearly behind before. `winner` is another seat that won alone; otherwise nobody.
        lost_lead,
        /// Lost without ever having had a clear lead. `rival` won and took the lead for good with the action at
        /// `position`, which is −1 if it was never behind; `rival` is nobody if several won.
        never_led,
        /// Lost, and nobody won.
        nobody_won,
    };

    Kind kind{};
    int position = -1;
    backroom::Seat rival = backroom::nobody;
    backroom::Seat winner = backroom::nobody;
    bool regained = false;

    bool operator==(const LeadStory&) const = default;

    static LeadStory of(const backroom::MatchReview& review, backroom::Seat seat);
};
