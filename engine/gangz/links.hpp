// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/cards.hpp"

#include <vector>

namespace backroom::gangz {

/// The strength of the link between any two pictures: the cosine similarity of the thoughts they evoke. Only for
/// computer players; whether pictures go together is for the players to judge.
class Links {
public:
    /// Ignores thoughts weaker than `weakest`, in tenths, 1 to 10.
    explicit Links(int weakest);

    /// All links, those that people commonly see, and the obvious ones.
    static const Links& all();
    static const Links& common();
    static const Links& obvious();

    /// Between 0 and 1.
    double strength(Card one, Card other) const { return links_[index(one, other)].strength; }
    /// The fraction of the other pictures that are linked more weakly with the leader; ties count half.
    double rank(Card leader, Card card) const { return links_[index(leader, card)].rank; }

private:
    struct Link {
        float strength = 0;
        float rank = 0;
    };

    static std::size_t index(Card one, Card other) { return std::size_t{one} * card_count + other; }

    std::vector<Link> links_;
};

}
