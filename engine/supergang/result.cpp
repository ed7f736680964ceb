// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/rules.hpp"

#include <algorithm>

namespace backroom::supergang {

Result result(const PublicState& open)
{
    Result result;
    result.seats = open.seats;
    result.over = open.over;
    for (Seat seat = 0; seat < open.seats; ++seat)
        result.scores[seat] = score_of(open, seat);
    // The winners (SG-10.1, 10.3) rank first regardless of scores. The police rank after the gangs, because only a gang
    // can be the richest, and gangs that are out rank last.
    constexpr int first = 3;
    constexpr int gang = 2;
    constexpr int police = 1;
    constexpr int out = 0;
    const auto class_of = [&](Seat seat) {
        if (open.over && open.winners.contains(seat))
            return first;
        if (seat >= open.gang_count())
            return police;
        return in_game(open, seat) ? gang : out;
    };
    for (Seat seat = 0; seat < open.seats; ++seat) {
        int& place = result.places[seat];
        place = 1;
        for (Seat other = 0; other < open.seats; ++other) {
            const bool shared = class_of(seat) == first && class_of(other) == first;
            const bool better = class_of(other) != class_of(seat) ? class_of(other) > class_of(seat)
                                                                  : result.scores[other] > result.scores[seat];
            place += better && !shared ? 1 : 0;
        }
        if (place == 1)
            result.winners.insert(seat);
    }
    return result;
}

Result result(const State& state)
{
    return result(static_cast<const PublicState&>(state));
}

namespace {

SeatSet gangs_left(const PublicState& open)
{
    SeatSet left;
    for (Seat seat = 0; seat < open.gang_count(); ++seat)
        if (in_game(open, seat))
            left.insert(seat);
    return left;
}

bool anybody_in_play(const PublicState& open)
{
    const auto& gangs = open.gangs;
    return std::any_of(gangs.begin(), gangs.begin() + open.gang_count(),
        [](const Gang& gang) { return std::ranges::any_of(gang.figures, &Figure::in_play); });
}

}

Ending ending(const PublicState& open)
{
    // If two gangs own a district, the gang whose turn it is wins (SG-10.1).
    for (int step = 0; step < open.gang_count(); ++step) {
        const auto seat = static_cast<Seat>((open.turn.seat + step) % open.gang_count());
        for (District district = 0; district < district_count; ++district)
            if (open.gangs[seat].owned.includes(town.districts[district].shop_set))
                return {endings::district, "SG-10.1", {district}, SeatSet::only(seat)};
    }
    const SeatSet left = gangs_left(open);
    if (left.size() == 1)
        return {endings::last_gang, "SG-10.1", {}, left};
    if (open.options.police_player && !anybody_in_play(open))
        return {endings::police, "SG-10.3", {}, SeatSet::only(police_seat(open))};
    if (left.empty())
        return {endings::nobody_left, "SG-10.1"};
    return {endings::rounds_played, "SG-10.5", {open.options.length}};
}

}
