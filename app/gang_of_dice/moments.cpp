// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/chronicle.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

const char* Chronicle::mark(const Event& event)
{
    if (std::holds_alternative<Busted>(event))
        return "explosive";
    if (std::holds_alternative<RoundWon>(event))
        return "trophy";
    if (std::holds_alternative<Eliminated>(event))
        return "door";
    return std::holds_alternative<GameOver>(event) ? "crown" : nullptr;
}

}
