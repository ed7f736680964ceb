// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/bot/eyes.hpp"

namespace backroom::gangz {

// If all bosses see the same links, 88 % of a boss's pawns lie where another boss has put one too. With these blurs it
// is 77 % among four bosses (of votes at random, 61 %), and a boss wins 40 % of its games against three soldiers.
// Wider blurs hardly change the share: what a boss remembers of the discards leaves few suspects, which all remember.

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
