// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/preview.hpp"

#include "engine/gangz/rules.hpp"

namespace backroom::gangz {

std::optional<Refusal> check(const View& view, const Action& action)
{
    // Any sample is good enough, because the checks depend only on what the seat can see.
    Random random;
    return check(sample(view, random), view.seat, action);
}

}
