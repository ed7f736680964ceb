// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/state.hpp"

namespace backroom::gangz {

namespace {

bool harder(const Reveal& one, const Reveal& other)
{
    if (other.round == 0 || one.found() != other.found())
        return other.round == 0 || one.found() < other.found();
    return one.wall.size() > other.wall.size();
}

}

Seat Reveal::owner(Card card) const
{
    for (Seat seat = 0; seat < max_seats; ++seat)
        if (played[seat].contains(card))
            return seat;
    return nobody;
}

SeatSet Reveal::pawns_on(Card card, int seats) const
{
    SeatSet found;
    for (Seat seat = 0; seat < seats; ++seat)
        if (votes[seat].on(card))
            found.insert(seat);
    return found;
}

int Reveal::found() const
{
    int pawns = 0;
    for (const Score& score : scores)
        pawns += score.found;
    return pawns;
}

void Story::score(Seat seat, const Score& score, int seats)
{
    last.scores[seat] = score;
    Tally& tally = tallies[seat];
    tally.found += score.found;
    tally.clean += score.clean;
    tally.shot += score.shot;
    tally.played += last.played[seat].size();
    if (seat + 1 == seats && harder(last, hardest))
        hardest = last;
}

}
