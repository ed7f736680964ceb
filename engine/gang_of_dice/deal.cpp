// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/deal.hpp"

#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

namespace {

using Deck = FixedVector<Warning, bright_cards>;

void deal_deck(Back back, int first, int last, const NamedWarnings& named, Warnings& warnings, Random& random)
{
    Deck cards;
    for (const Warning& card : deck(back))
        cards.push_back(card);
    for (int round = first; round <= last; ++round)
        if (const auto& card = named[static_cast<std::size_t>(round - 1)]) {
            const auto found = std::ranges::find(cards, *card);
            if (found != cards.end()) {
                *found = cards.back();
                cards.pop_back();
            }
        }
    random.shuffle(cards);
    for (int round = first; round <= last; ++round) {
        const auto index = static_cast<std::size_t>(round - 1);
        warnings[index] = named[index] ? *named[index] : cards.take_back();
    }
}

}

Warnings deal_warnings(const NamedWarnings& named, Random& random)
{
    Warnings warnings;
    deal_deck(Back::bright, 1, bright_rounds, named, warnings, random);
    deal_deck(Back::dark, bright_rounds + 1, round_count, named, warnings, random);
    return warnings;
}

State deal(const Options& options, int seats, const Random& random)
{
    assert(seats >= min_seats && seats <= max_seats);
    State state;
    state.random = random;
    state.options = options;
    state.seats = static_cast<std::uint8_t>(seats);
    for (const Seat seat : SeatSet::first(seats))
        state.wealth[seat] = static_cast<std::uint8_t>(wealth_at_start(seats));
    state.warnings = deal_warnings({}, state.random);
    state.start = static_cast<Seat>(state.random.below(static_cast<std::uint32_t>(seats)));
    state.playing = state.start;
    return state;
}

}
