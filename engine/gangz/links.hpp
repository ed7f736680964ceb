// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/tattoos.hpp"

#include <cstdint>
#include <span>

namespace backroom::gangz {

/// Makes a player's associations differ from those in the list of the pictures. Determined by the key.
struct Blur {
    std::uint64_t key = 0;
    /// The spread of a tag's importance, as a fraction of its importance to others.
    double tags = 0;
    /// The spread of the weight of a tag for a single picture.
    double pictures = 0;
};

/// How a player sees pictures. Whether two of them go together is a matter of opinion, so players differ.
struct Eyes {
    Blur own;
    /// The blur of another player whom this one imagines.
    Blur other;
    /// Weaker associations are ignored, in tenths, 1 to 10.
    int weakest = 1;

    /// Returns how strongly the picture evokes each of its tags for the player, in the order of the list.
    std::array<double, Thoughts::capacity()> thoughts_of(Card card) const;
};

/// A tag that two pictures share, and how convincing it is, 0 to 1; 0 if there is none.
struct SharedThought {
    std::uint8_t tag = 0;
    double strength = 0;
};
/// Returns the tag that would convince anybody most: one that both pictures evoke clearly, as strong and as rare as
/// possible. A tag of many pictures has to be clearer, and one of half of the other cards of the wall says nothing.
SharedThought evident_thought(Card one, Card other, std::span<const Card> wall = {});

/// The links between a leader and all pictures. Their strength is the cosine similarity of the evoked thoughts.
class Links {
public:
    Links(Card leader, const Eyes& eyes);

    /// From 0 to 1.
    double strength(Card card) const { return links_[card].strength; }
    /// The fraction of the other pictures that are linked to the leader more weakly; ties count half.
    double rank(Card card) const { return links_[card].rank; }

private:
    struct Link {
        float strength = 0;
        float rank = 0;
    };
    std::array<Link, card_count> links_;
};

}
