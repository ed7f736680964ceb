// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/deal.hpp"
#include "engine/the_gang/state.hpp"

namespace backroom::the_gang {

void Memory::capture(Seat seat, Gangsters gang)
{
    captured[seat] |= gang;
}

void Memory::shuffle(const SpecialPile& discard, SeatSet dealt, int seats)
{
    dealt_before_shuffle = dealt;
    not_shuffled.clear();
    for (const Special special : all_specials)
        for (int copy = 0; copy < copies_of_special(seats); ++copy)
            not_shuffled.push_back(special);
    for (const Special special : discard)
        take_out(not_shuffled, special);
}

void Memory::reveal(const OpenChoices& choices)
{
    for (const auto& [seat, choice] : choices)
        if (choice.special != Special::none && dealt_before_shuffle.contains(seat)) {
            dealt_before_shuffle.erase(seat);
            take_out(not_shuffled, choice.special);
        }
}

void Memory::end_round()
{
    dealt_before_shuffle = {};
    not_shuffled.clear();
}

}
