#pragma once

#include "gangz/cards.hpp"

#include <vector>

namespace backroom::gangz {

/// How strongly any two pictures are linked, for computer players alone: the cosine of what they make people think of.
/// Whether people link them is nobody's to judge.
class Links {
public:
    /// As somebody sees them who thinks of nothing weaker than this, in tenths, 1 to 10.
    explicit Links(int weakest);

    /// All that there is to see, what one commonly thinks of, and what is obvious.
    static const Links& all();
    static const Links& common();
    static const Links& obvious();

    /// 0 to 1.
    double strength(Card one, Card other) const { return links_[index(one, other)].strength; }
    /// How many of the other pictures, in parts of 1, are linked more weakly with the leader, ties by halves.
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
