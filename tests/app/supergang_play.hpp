// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/rules.hpp"

namespace backroom::supergang {

/// Excludes giving up, which would end most games at once.
inline Actions legal(const State& state, Seat seat)
{
    Actions actions;
    for (const Action& action : legal(static_cast<const PublicState&>(state), seat))
        if (!std::holds_alternative<GiveUp>(action))
            actions.push_back(action);
    return actions;
}

}
