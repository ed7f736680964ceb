#include "supergang/rules.hpp"

namespace backroom::supergang {

View view(const State& state, Seat seat)
{
    return {open(state), seat};
}

State sample(const View& view, Random& random)
{
    State state;
    static_cast<Open&>(state) = view.open;
    state.random = Random(next_seed(random));
    return state;
}

}
