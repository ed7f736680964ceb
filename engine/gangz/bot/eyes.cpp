// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/bot/eyes.hpp"

namespace backroom::gangz {

// When all saw the same links, 85 % of a boss's pawns lay where any other boss had put one too, and somebody who saw
// them a little differently won 10 % of the games against three bosses. With these blurs it is 57 % and 27 %. A boss
// whose own blur were as wide as a soldier's would win no more than a soldier.

Eyes eyes_of(const PublicState& open, Seat seat, Level level)
{
    std::uint64_t key = seat;
    for (const Card leader : open.story.opening)
        key = key * card_count + leader;
    switch (level) {
    case Level::rookie:
        return {{key, 1, 0.5}, {}, 5};
    case Level::soldier:
        return {{key, 0.8, 0.4}, {}, 4};
    case Level::boss:
        break;
    }
    return {{key, 0.5, 0.25}, {}, 1};
}

Eyes imagined(Eyes eyes, std::size_t number)
{
    // Some people only see what is obvious.
    constexpr std::array weakest{1, 4, 5};
    constexpr std::uint64_t another = 1'000'003;
    eyes.weakest = weakest[number % weakest.size()];
    eyes.other = {eyes.own.key + (number + 1) * another, 0.3, 0.1};
    return eyes;
}

}
