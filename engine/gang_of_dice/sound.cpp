// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Validation of the views that another machine sends (core/told.hpp).
#include "engine/core/doubt.hpp"
#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

namespace {

class Sound {
public:
    explicit Sound(const View& view)
        : view_(view)
        , open_(view.open)
    {
    }

    void demand_it() const
    {
        demand((open_.newly_out - open_.out).empty(), "a seat went out and is not out");
        demand(over() || open_.in_game().size() >= 2, "the game goes on with fewer than two players");
        demand(!over() || open_.in_game().size() < 2 || open_.round == round_count, "the game is over too early");
        demand(over() || (open_.in_game().contains(open_.start) && open_.in_game().contains(open_.playing)),
            "a seat that is out plays");
        demand_turns();
        demand_roll();
        demand_dice();
    }

private:
    bool over() const { return open_.phase == Phase::over; }
    bool rolling(Seat seat) const { return open_.phase == Phase::rolling && seat == open_.playing; }

    /// GD-2.2: the seats that have played are the first ones from the starting seat.
    void demand_turns() const
    {
        int busted = 0;
        bool played = true;
        for (const Seat seat : clockwise_from(open_.start, open_.seats)) {
            played = played && (over() || seat != open_.playing);
            const bool in = open_.in_game().contains(seat) || (over() && open_.newly_out.contains(seat));
            const auto& result = open_.results[seat];
            demand(result.has_value() == (in && played), "the turns are out of order");
            demand_shown(seat);
            busted += result && !result->valid ? result->dice : 0;
        }
        demand(over() || open_.tokens_in_middle + busted <= open_.middle, "dice are missing in the middle");
        for (std::size_t seat = open_.seats; seat < max_seats; ++seat)
            demand(!open_.results[seat] && open_.shown[seat].empty() && open_.wealth[seat] == 0,
                "a seat that is not there has something");
    }

    void demand_shown(Seat seat) const
    {
        const Faces& dice = open_.shown[seat];
        const auto& result = open_.results[seat];
        const auto used = static_cast<int>(dice.size());
        demand(!result || (result->dice > 0 && result->dice <= dice_in_game(open_.seats)), "a turn used too many dice");
        if (result && result->valid && !over())
            demand(
                used == result->dice && total(count(dice)) == result->total && !triggered(open_.warning(), count(dice)),
                "a result is not that of the dice");
        else
            demand(dice.empty() != rolling(seat) && used <= dice_in_game(open_.seats), "dice lie before a seat");
    }

    void demand_roll() const
    {
        const bool rolling = open_.phase == Phase::rolling;
        demand(rolling ? open_.roll >= 1 && open_.roll < rolls_a_turn : open_.roll == 0, "a turn has other rolls");
        if (!rolling)
            return;
        const Faces& dice = open_.shown[open_.playing];
        demand(!open_.thrown.empty() && open_.thrown.highest() < static_cast<int>(dice.size()),
            "dice were thrown that are not there");
        demand(open_.warning().kind != Kind::explosive || !triggered(open_.warning(), count(dice)),
            "a turn goes on after an explosion");
    }

    void demand_dice() const
    {
        int left = wealth_in_game(open_.seats) - to_come_after(open_.round) - open_.dice_on_table();
        if (over()) {
            for (const Seat seat : SeatSet::first(open_.seats)) {
                left -= open_.wealth[seat];
                demand((open_.wealth[seat] == 0) == open_.out.contains(seat), "who is out has dice, or another none");
            }
            demand(left == 0 && view_.wealth == open_.wealth[view_.seat], "the dice do not add up");
            return;
        }
        int least = 0;
        for (const Seat seat : open_.in_game())
            least += seat != view_.seat && !open_.results[seat] && !rolling(seat) ? 1 : 0;
        demand(left - view_.wealth >= least, "the dice do not add up");
        const bool out = open_.out.contains(view_.seat);
        const bool to_play = !out && !open_.results[view_.seat] && !rolling(view_.seat);
        demand(out ? view_.wealth == 0 : !to_play || view_.wealth > 0, "who is out has dice, or another none");
    }

    const View& view_;
    const PublicState& open_;
};

}

void demand_sound(const View& view)
{
    Sound(view).demand_it();
}

}
