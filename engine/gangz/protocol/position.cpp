// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/protocol/position.hpp"

#include "engine/core/arrangement.hpp"
#include "engine/gangz/deal.hpp"

namespace backroom::gangz {

namespace {

constexpr int most_rounds = 999;
constexpr int lowest_total = -999;

class Arrangement : ArrangementOf<State, Position> {
public:
    using ArrangementOf::ArrangementOf;

    State make()
    {
        read_round();
        read_totals();
        claim_all();
        shuffle_rest();
        set_hands();
        set_leaders();
        set_deck();
        return state_;
    }

private:
    void read_round()
    {
        state_.round = position_.round.value_or(1);
        if (state_.round < 1 || state_.round > most_rounds)
            throw CannotBe("round " + text(state_.round) + " is not from 1 to " + text(most_rounds));
    }

    void read_totals()
    {
        if (position_.totals.size() > seats())
            throw CannotBe(text(position_.totals.size()) + " totals for " + text(seats()) + " seats");
        for (std::size_t seat = 0; seat < position_.totals.size(); ++seat) {
            const int total = position_.totals[seat];
            if (total >= state_.options.target)
                throw CannotBe("with a total of " + text(total) + " the game would be over");
            if (total < lowest_total)
                throw CannotBe("a total of " + text(total) + " is below " + text(lowest_total));
            state_.totals[seat] = total;
        }
    }

    void claim(const std::vector<int>& numbers)
    {
        for (const int number : numbers) {
            if (number < 0 || number >= card_count)
                throw CannotBe("there is no card " + text(number) + ": they go from 0 to 239");
            const auto card = static_cast<std::size_t>(number);
            if (named_.test(card))
                throw CannotBe("card " + text(number) + " is named twice");
            named_.set(card);
        }
    }

    void claim_all()
    {
        if (position_.hands.size() > seats())
            throw CannotBe(text(position_.hands.size()) + " hands for " + text(seats()) + " seats");
        for (const auto& hand : position_.hands) {
            if (!hand)
                continue;
            if (hand->empty() || hand->size() > hand_size)
                throw CannotBe("a hand of " + text(hand->size()) + " cards: it must be 1 to 6");
            claim(*hand);
        }
        if (position_.leaders.size() > leader_count)
            throw CannotBe(text(position_.leaders.size()) + " leaders: there are three");
        claim(position_.leaders);
        if (position_.deck)
            claim(*position_.deck);
        claim(position_.discard);
    }

    void shuffle_rest()
    {
        for (int card = 0; card < card_count; ++card)
            if (!named_.test(static_cast<std::size_t>(card)))
                rest_.push_back(static_cast<Card>(card));
        state_.random.shuffle(rest_);
    }

    Card deal_one()
    {
        if (rest_.empty())
            throw CannotBe("too few cards are left to deal what is not named");
        return rest_.take_back();
    }

    void set_hands()
    {
        for (std::size_t seat = 0; seat < seats(); ++seat) {
            Cards& hand = state_.hands[seat];
            if (seat < position_.hands.size() && position_.hands[seat])
                for (const int card : *position_.hands[seat])
                    hand.insert(static_cast<Card>(card));
            else
                while (hand.size() < hand_size)
                    hand.insert(deal_one());
            state_.memory.draw(static_cast<Seat>(seat), hand.size(), 0);
        }
    }

    void set_leaders()
    {
        for (std::size_t at = 0; at < leader_count; ++at)
            state_.leaders[at] = at < position_.leaders.size() ? static_cast<Card>(position_.leaders[at]) : deal_one();
        state_.story.opening = state_.leaders;
    }

    void set_deck()
    {
        for (const int card : position_.discard)
            state_.discard.push_back(static_cast<Card>(card));
        if (!position_.deck)
            state_.deck = rest_;
        else
            for (auto top = position_.deck->rbegin(); top != position_.deck->rend(); ++top)
                state_.deck.push_back(static_cast<Card>(*top));
        if (left_to_draw(state_) < intruder_count)
            throw CannotBe("deck and discards must hold two intruders at least");
    }

    CardSet named_;
    Deck rest_;
};

}

std::variant<State, PositionError> arrange(
    const Options& options, int seats, const Random& random, const Position& position)
{
    return arranged<Arrangement, State>(options, seats, random, position);
}

}
