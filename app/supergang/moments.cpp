// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/chronicle.hpp"

namespace supergang_table {

using namespace backroom::supergang;

std::pair<int, int> Chronicle::chapter(const PublicState& open)
{
    return {open.round, open.turn.seat};
}

const char* Chronicle::mark(const Event& event)
{
    if (std::holds_alternative<DuelBegan>(event))
        return "revolver";
    if (std::holds_alternative<Arrested>(event))
        return "lock";
    if (std::holds_alternative<DistrictWon>(event))
        return "flag";
    if (std::holds_alternative<Eliminated>(event))
        return "door";
    return std::holds_alternative<GameOver>(event) ? "crown" : nullptr;
}

}
