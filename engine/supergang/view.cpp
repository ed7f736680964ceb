// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/variants.hpp"
#include "engine/supergang/rules.hpp"

#include <variant>

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

bool reveals(const Event& event)
{
    return holds_one_of<Rolled, DuelRolled, Dart>(event);
}

bool visible(const Event&, Seat)
{
    return true;
}

Event redact(const Event& event, Seat)
{
    return event;
}

}
