// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Validation of the events that another machine sends (core/untrusted.hpp).
#include "engine/core/demand.hpp"
#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

namespace {

bool all_have_played(const PublicState& open)
{
    for (const Seat seat : open.in_game())
        if (!open.results[seat])
            return false;
    return open.phase == Phase::taking;
}

struct Fits {
    const View& view;
    const PublicState& open = view.open;

    void operator()(const WarningRevealed& revealed) const
    {
        demand(all_have_played(open) && open.in_game().size() >= 2, "a round begins within another one");
        demand(revealed.round == open.round + 1 && revealed.added == added_in_round(revealed.round),
            "another round begins");
        demand(revealed.start == next_start(open.results, open.start, open.out, open.seats), "another seat begins");
    }

    void operator()(const Rolled& rolled) const
    {
        demand(open.phase != Phase::over && rolled.seat == open.playing && !open.results[rolled.seat]
                && rolled.roll == open.roll + 1,
            "it is not the seat’s roll");
        const Faces& before = open.shown[rolled.seat];
        const auto dice = static_cast<int>(rolled.values.size());
        const bool first = rolled.roll == 1;
        const int most = first && rolled.seat == view.seat ? most_to_take(view) : dice_in_game(open.seats);
        demand(dice >= 1 && dice <= most && (first || rolled.values.size() == before.size()), "other dice are rolled");
        demand(first ? rolled.thrown == DiceSet::first(dice) : !rolled.thrown.empty() && rolled.thrown.highest() < dice,
            "other dice are thrown");
        for (int die = 0; die < dice; ++die)
            demand(rolled.thrown.contains(die)
                    || rolled.values[static_cast<std::size_t>(die)] == before[static_cast<std::size_t>(die)],
                "a die turned that was not thrown");
    }

    void operator()(const Busted& busted) const
    {
        demand_end_of_turn(busted.seat);
        demand(busted.by == open.warning().kind && triggered(open.warning(), count(open.shown[busted.seat])),
            "nothing went off");
    }

    void operator()(const ResultShown& result) const
    {
        demand_end_of_turn(result.seat);
        const Faces& dice = open.shown[result.seat];
        demand(result.dice == dice.size() && result.total == total(count(dice)), "a result is not that of the dice");
    }

    void operator()(const RoundWon& won) const
    {
        demand(all_have_played(open) && leader(open.results, open.start, open.seats) == won.seat
                && !open.shown[won.seat].empty() && won.dice == open.dice_on_table(),
            "the round is not won so");
    }

    void operator()(const RoundLost& lost) const
    {
        demand(all_have_played(open) && !leader(open.results, open.start, open.seats) && lost.middle == open.middle,
            "the round is not lost so");
    }

    void operator()(const Eliminated& eliminated) const
    {
        demand(
            all_have_played(open) && open.in_game().contains(eliminated.seat), "a seat goes out twice, or too early");
    }

    void operator()(const GameOver&) const { demand(all_have_played(open), "the game ends within a round"); }

    void demand_end_of_turn(Seat seat) const
    {
        demand(open.phase == Phase::rolling && seat == open.playing, "it is not the seat’s turn");
    }
};

}

void demand_fits(const View& view, const Event& event)
{
    std::visit(Fits{view}, event);
}

}
