#include "the_gang/bot_habits.hpp"

#include "the_gang/bot_plans.hpp"

#include <array>

namespace backroom::the_gang {

namespace {

/// The special is for one of the jobs that are left, and for the gangster that has the least use for a ticket.
bool takes_special(const State& state, Random& random)
{
    return random.below(static_cast<std::uint32_t>(jobs_a_round + 1 - state.job)) == 0;
}

Choose choose(const State& state, Seat seat, Random& random)
{
    const Hand& hand = state.hands[seat];
    const bool special = hand.special != Special::none && takes_special(state, random);
    const auto cities = static_cast<std::uint32_t>(state.cities_in_play());
    Choose best{hand.gangsters.lowest(), City{}};
    int most = -1;
    Gangster idle = 0;
    int least = 0;
    for (const Gangster gangster : hand.gangsters) {
        int own = 0;
        for (std::uint32_t number = 0; number < cities; ++number) {
            const City city = static_cast<City>(number);
            const int gain = ticket_gain(state.cities, gangster, city);
            own = gain > own ? gain : own;
            // Among equals any; a gain that is one revolver less is sometimes as good.
            const int worth = gain * 8 + static_cast<int>(random.below(12));
            if (worth > most) {
                most = worth;
                best = {gangster, city};
            }
        }
        if (idle == 0 || own < least) {
            idle = gangster;
            least = own;
        }
    }
    return special ? Choose{idle, {}} : best;
}

}

Action habit(const State& state, Seat seat, Random& random)
{
    if (state.phase == Phase::choosing)
        return choose(state, seat, random);
    const Choice& choice = state.choices[seat];
    const Plan plan =
        best_plan(state.cities, state.cities_in_play(), state.turn, choice.gangster, choice.special, random);
    return as_action(plan.first);
}

}
