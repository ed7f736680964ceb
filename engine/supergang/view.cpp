// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/rules.hpp"

namespace backroom::supergang {

View view(const State& state, Seat seat)
{
    return {public_state(state), seat};
}

void follow(View& view, const Event& event)
{
    follow(view.open, event);
}

State sample(const View& view, Random& random)
{
    State state;
    static_cast<PublicState&>(state) = view.open;
    state.random = Random(next_seed(random));
    return state;
}

}
