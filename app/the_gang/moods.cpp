// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/chronicle.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

Moods Chronicle::moods(const Event& event, const PublicState& before)
{
    const auto* captured = std::get_if<Captured>(&event);
    if (captured == nullptr)
        return {};
    Moods moods{{captured->seat, Mood::pleased}};
    // A gang that all other players would have liked to capture.
    constexpr int large = 4;
    for (backroom::Seat seat = 0; captured->gangsters.size() >= large && seat < before.seats; ++seat)
        if (seat != captured->seat)
            moods.emplace_back(seat, Mood::robbed);
    return moods;
}

}
