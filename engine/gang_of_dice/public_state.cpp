// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/public_state.hpp"

#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

namespace {

struct Follower {
    PublicState& open;

    void operator()(const WarningRevealed& revealed) const
    {
        open.round = revealed.round;
        open.warnings.push_back(revealed.card);
        open.middle = static_cast<std::uint8_t>(open.middle + revealed.added);
        open.tokens_in_middle = static_cast<std::uint8_t>(open.tokens_in_middle + revealed.added);
        open.results = {};
        open.start = revealed.start;
        open.playing = revealed.start;
    }

    void operator()(const Rolled& rolled) const
    {
        open.phase = Phase::rolling;
        open.shown[rolled.seat] = rolled.values;
        open.thrown = rolled.thrown;
        open.roll = rolled.roll;
    }

    void operator()(const Busted& busted) const
    {
        Faces& dice = open.shown[busted.seat];
        const auto used = static_cast<std::uint8_t>(dice.size());
        open.results[busted.seat] = TurnResult{static_cast<std::uint8_t>(total(count(dice))), used, false};
        open.middle = static_cast<std::uint8_t>(open.middle + used);
        dice.clear();
        end_turn(busted.seat);
    }

    void operator()(const ResultShown& result) const
    {
        open.results[result.seat] = TurnResult{result.total, result.dice, true};
        end_turn(result.seat);
    }

    void operator()(const RoundWon&) const
    {
        for (Faces& dice : open.shown)
            dice.clear();
        open.middle = 0;
        open.tokens_in_middle = 0;
        open.newly_out = {};
    }

    void operator()(const RoundLost&) const { open.newly_out = {}; }

    void operator()(const Eliminated& eliminated) const
    {
        open.out.insert(eliminated.seat);
        open.newly_out.insert(eliminated.seat);
    }

    void operator()(const GameOver& over) const
    {
        open.phase = Phase::over;
        open.wealth = over.wealth;
    }

    void end_turn(Seat seat) const
    {
        open.phase = Phase::taking;
        open.roll = 0;
        open.playing = next_in(seat, open.out, open.seats);
    }
};

}

PublicState public_state(const State& state)
{
    PublicState open;
    static_cast<OpenPart&>(open) = state;
    for (std::size_t round = 0; round < state.round; ++round)
        open.warnings.push_back(state.warnings[round]);
    if (state.phase == Phase::over)
        open.wealth = state.wealth;
    return open;
}

void follow(PublicState& open, const Event& event)
{
    std::visit(Follower{open}, event);
}

}
