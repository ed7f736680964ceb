// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/tattoos.hpp"

#include <cstdint>

namespace backroom::gangz {

/// Makes a player's thoughts differ from those in the list of the pictures. The same key blurs them in the same way.
struct Blur {
    std::uint64_t key = 0;
    /// The spread of how much a tag means, as a fraction of what it means to others: one sees the sea in everything.
    double tags = 0;
    /// The spread of the weight of a tag for one picture.
    double pictures = 0;
};

/// Tells how pictures look to a player. Whether they go together is for the players to judge, and no two judge alike.
struct Eyes {
    Blur own;
    /// The blur of somebody else, as the player imagines them.
    Blur other;
    /// Thoughts weaker than this are none, in tenths, 1 to 10.
    int weakest = 1;

    /// Returns how much the picture makes the player think of each of its tags, in the order of the list.
    std::array<double, Thoughts::capacity()> thoughts_of(Card card) const;
};

/// A thought that two pictures have in common, and how strongly they evoke it, 0 to 1; 0 if they have none in common.
struct SharedThought {
    std::uint8_t tag = 0;
    double strength = 0;
};
SharedThought shared_thought(const Eyes& eyes, Card one, Card other);

/// The strength of the link between a leader and any picture: the cosine similarity of the thoughts they evoke.
class Links {
public:
    Links(Card leader, const Eyes& eyes);

    /// Between 0 and 1.
    double strength(Card card) const { return links_[card].strength; }
    /// The fraction of the other pictures that are linked more weakly with the leader; ties count half.
    double rank(Card card) const { return links_[card].rank; }

private:
    struct Link {
        float strength = 0;
        float rank = 0;
    };
    std::array<Link, card_count> links_;
};

}
