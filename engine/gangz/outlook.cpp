// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/outlook.hpp"

#include <algorithm>

namespace backroom::gangz {

int good_round(int cards)
{
    return std::min(usual_good_round, 2 * intruder_count + std::min(most_played, cards));
}

Outlook outlook(const PublicState& open, const CardsOfSeats& to_draw)
{
    Outlook now;
    int best = open.places.front().total;
    for (Seat seat = 1; seat < open.seats; ++seat)
        best = std::max(best, open.places[seat].total);
    now.missing = open.options.target - best;
    for (Seat seat = 0; seat < open.seats; ++seat) {
        const PublicState::Place& place = open.places[seat];
        if (place.total == best)
            now.nearest.insert(seat);
        now.may_be_last_round =
            now.may_be_last_round || place.total + good_round(place.hand + to_draw[seat].size()) >= open.options.target;
    }
    return now;
}

}
