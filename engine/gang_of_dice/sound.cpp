// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Validation of the views that another machine sends (core/untrusted.hpp).
#include "engine/core/demand.hpp"
#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

namespace {

struct Sound {
    const View& view;
    const PublicState& open = view.open;

    void demand_it() const
    {
        demand((open.newly_out - open.out).empty(), "a seat went out and is not out");
        demand(over() || open.in_game().size() >= 2, "the game goes on with fewer than two players");
        demand(!over() || open.in_game().size() < 2 || open.round == round_count, "the game is over too early");
        demand(over() || (open.in_game().contains(open.start) && open.in_game().contains(open.playing)),
            "a seat that is out plays");
        demand_turns();
        demand_roll();
        demand_dice();
    }

    bool over() const { return open.phase == Phase::over; }
    bool rolling(Seat seat) const { return open.phase == Phase::rolling && seat == open.playing; }

    /// GD-2.2: the seats that have played are the first ones from the starting seat.
    void demand_turns() const
    {
        int busted = 0;
        bool played = true;
        for (const Seat seat : clockwise_from(open.start, open.seats)) {
            played = played && (over() || seat != open.playing);
            const bool in = open.in_game().contains(seat) || (over() && open.newly_out.contains(seat));
            const auto& result = open.results[seat];
            demand(result.has_value() == (in && played), "the turns are out of order");
            demand_shown(seat);
            busted += result && !result->valid ? result->dice : 0;
        }
        demand(over() || open.tokens_in_middle + busted <= open.middle, "dice are missing in the middle");
        for (std::size_t seat = open.seats; seat < max_seats; ++seat)
            demand(!open.results[seat] && open.shown[seat].empty() && open.wealth[seat] == 0,
                "a seat that is not there has something");
    }

    void demand_shown(Seat seat) const
    {
        const Faces& dice = open.shown[seat];
        const auto& result = open.results[seat];
        const auto used = static_cast<int>(dice.size());
        demand(!result || (result->dice > 0 && result->dice <= dice_in_game(open.seats)), "a turn used too many dice");
        if (result && result->valid && !over())
            demand(
                used == result->dice && total(count(dice)) == result->total && !triggered(open.warning(), count(dice)),
                "a result is not that of the dice");
        else
            demand(dice.empty() != rolling(seat) && used <= dice_in_game(open.seats), "dice lie before a seat");
    }

    void demand_roll() const
    {
        const bool rolling = open.phase == Phase::rolling;
        demand(rolling ? open.roll >= 1 && open.roll < rolls_a_turn : open.roll == 0, "a turn has other rolls");
        if (!rolling)
            return;
        const Faces& dice = open.shown[open.playing];
        demand(!open.thrown.empty() && open.thrown.highest() < static_cast<int>(dice.size()),
            "dice were thrown that are not there");
        demand(open.warning().kind != Kind::explosive || !triggered(open.warning(), count(dice)),
            "a turn goes on after an explosion");
    }

    void demand_dice() const
    {
        int left = wealth_in_game(open.seats) - to_come_after(open.round) - open.dice_on_table();
        if (over()) {
            for (const Seat seat : SeatSet::first(open.seats)) {
                left -= open.wealth[seat];
                demand((open.wealth[seat] == 0) == open.out.contains(seat), "who is out has dice, or another none");
            }
            const int own = view.seat == nobody ? 0 : open.wealth[view.seat];
            demand(left == 0 && view.wealth == own, "the dice do not add up");
            return;
        }
        int least = 0;
        for (const Seat seat : open.in_game())
            least += seat != view.seat && !open.results[seat] && !rolling(seat) ? 1 : 0;
        demand(left - view.wealth >= least, "the dice do not add up");
        const bool out = view.seat == nobody || open.out.contains(view.seat);
        const bool to_play = !out && !open.results[view.seat] && !rolling(view.seat);
        demand(out ? view.wealth == 0 : !to_play || view.wealth > 0, "who is out has dice, or another none");
    }
};

}

void demand_sound(const View& view)
{
    Sound{view}.demand_it();
}

}
