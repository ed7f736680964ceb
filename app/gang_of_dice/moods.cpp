// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/chronicle.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

Moods Chronicle::moods(const Event& event, const PublicState& before)
{
    if (const auto* busted = std::get_if<Busted>(&event))
        return {{busted->seat, Mood::caught}};
    if (const auto* eliminated = std::get_if<Eliminated>(&event))
        return {{eliminated->seat, Mood::beaten}};
    const auto* won = std::get_if<RoundWon>(&event);
    if (won == nullptr)
        return {};
    Moods moods;
    for (backroom::Seat seat = 0; seat < before.seats; ++seat)
        if (before.results[seat] && seat != won->seat)
            moods.emplace_back(seat, Mood::robbed);
    moods.emplace_back(won->seat, Mood::pleased);
    return moods;
}

}
