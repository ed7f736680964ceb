// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/bot/eyes.hpp"
#include "engine/gangz/view.hpp"

#include <vector>

namespace backroom::gangz {

struct Suspect {
    Card card = 0;
    double chance = 0;
    /// False if the card certainly came from a hand, as everybody knows who remembers the discards.
    bool possible = true;
};
using Suspects = FixedVector<Suspect, most_of_others>;

inline constexpr std::size_t imagined_count = 12;

/// The probabilities of how a seat plays, by public information. They sum up to 1.
struct Habits {
    double aimless = 0;
    /// The probabilities that the seat goes by the links of each imagined pair of eyes.
    std::array<double, imagined_count> viewer{};
    double cards = 1.6;
};

/// A boss's model of the other players: each may see links in one of several ways, all somewhat like the boss's own.
/// The rounds revealed so far tell which way is likely.
class Others {
public:
    explicit Others(const View& view);

    const Habits& habits(Seat seat) const { return habits_[seat]; }
    /// The links to the present leader as seen by imagined eyes.
    const Links& links(std::size_t viewer) const { return links_[viewer]; }
    /// Returns the mean probability that another seat is aimless.
    double aimless() const;
    /// Returns the cards that the seat may vote for, in the order of the wall.
    Suspects suspects() const;

private:
    using Odds = std::array<std::array<double, imagined_count>, max_seats>;

    void learn();
    void learn_from(const Reveal& reveal, Odds& odds) const;

    const View& view_;
    std::array<Eyes, imagined_count> eyes_;
    std::vector<Links> links_;
    std::array<Habits, max_seats> habits_{};
};

}
