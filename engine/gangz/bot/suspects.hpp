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
    /// False if it certainly came out of a hand, as everybody who remembers the discards knows.
    bool possible = true;
};
using Suspects = FixedVector<Suspect, most_of_others>;

inline constexpr std::size_t imagined_count = 12;

/// The probabilities of a seat's ways to play, from public information; their sum is 1.
struct Habits {
    double aimless = 0;
    /// The seat goes by links as these imagined eyes see them.
    std::array<double, imagined_count> viewer{};
    double cards = 1.6;
};

/// What a boss thinks of the other players: they may see links in several ways, all somewhat like its own, and the
/// rounds shown so far tell which one does in which way.
class Others {
public:
    explicit Others(const View& view);

    const Habits& habits(Seat seat) const { return habits_[seat]; }
    /// The links with the present leader, as imagined eyes see them.
    const Links& links(std::size_t viewer) const { return links_[viewer]; }
    /// Returns the probability that the other seats on the whole are aimless.
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
