// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/horizon.hpp"

namespace backroom::gang_of_dice {

Horizon horizon(const PublicState& open)
{
    return {open.round, open.seats - open.out.size(), open.seats};
}

}
