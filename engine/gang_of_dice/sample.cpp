#include "gang_of_dice/deal.hpp"
#include "gang_of_dice/rules.hpp"

#include <algorithm>

namespace backroom::gang_of_dice {

namespace {

/// The dice behind the screens of the others, all together.
int hidden_wealth(const View& view)
{
    int hidden = wealth_in_game(view.seats) - to_come_after(view.round) - view.middle;
    for (Seat seat = 0; seat < view.seats; ++seat)
        hidden -= static_cast<int>(view.shown[seat].size()) + view.wealth[seat].value_or(0);
    return hidden;
}

/// Splits the hidden wealth among those who are not out; every split is as likely.
void draw_wealth(const View& view, State& state, Random& random)
{
    FixedVector<Seat, max_seats> others;
    int left = hidden_wealth(view);
    for (Seat seat = 0; seat < view.seats; ++seat) {
        if (view.wealth[seat]) {
            state.wealth[seat] = *view.wealth[seat];
            continue;
        }
        if (view.out.contains(seat))
            continue;
        others.push_back(seat);
        // Whoever has still to take dice in this round has at least one.
        const bool took = view.results[seat] || (seat == view.playing && view.phase == Phase::rolling);
        state.wealth[seat] = took ? 0 : 1;
        left -= state.wealth[seat];
    }
    if (others.empty())
        return;
    // Dice and the screens between the players in one random row.
    auto screens = static_cast<std::uint32_t>(others.size()) - 1;
    for (auto things = static_cast<std::uint32_t>(left) + screens; things > 0; --things) {
        if (random.below(things) < screens)
            --screens;
        else
            ++state.wealth[others[screens]];
    }
}

}

State sample(const View& view, Random& random)
{
    State state;
    state.options = view.options;
    state.seats = view.seats;
    state.round = view.round;
    state.phase = view.phase;
    state.start = view.start;
    state.playing = view.playing;
    state.roll = view.roll;
    state.middle = view.middle;
    state.thrown = view.thrown;
    state.out = view.out;
    state.newly_out = view.newly_out;
    state.results = view.results;
    state.shown = view.shown;
    draw_wealth(view, state, random);
    NamedWarnings known;
    std::copy(view.warnings.begin(), view.warnings.end(), known.begin());
    state.warnings = deal_warnings(known, random);
    state.random = Random(next_seed(random));
    return state;
}

}
