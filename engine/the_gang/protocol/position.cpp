// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/protocol/position.hpp"

#include "engine/core/arrangement.hpp"
#include "engine/the_gang/deal.hpp"

namespace backroom::the_gang {

namespace {

constexpr std::array city_names{"Chicago", "Detroit", "New York"};
constexpr std::array special_names{"no special", "Lookouts", "Spies", "The Boss Calls cards"};
constexpr int most_rounds = 99;

class Arrangement : ArrangementOf<State, Position> {
public:
    using ArrangementOf::ArrangementOf;

    State make()
    {
        read_round();
        read_rows();
        read_hands();
        read_captured();
        read_deck();
        read_specials();
        shuffle_rest();
        deal_rest();
        return state_;
    }

private:
    Gangster claim(int number)
    {
        if (number < 1 || number > gangster_count)
            throw CannotBe("there is no gangster " + text(number) + ": they go from 1 to 80");
        const auto gangster = static_cast<Gangster>(number);
        if (named_.contains(gangster))
            throw CannotBe("gangster " + text(number) + " is named twice");
        named_.insert(gangster);
        return gangster;
    }

    Gangsters claim(const std::vector<int>& numbers)
    {
        Gangsters set;
        for (const int number : numbers)
            set.insert(claim(number));
        return set;
    }

    void claim(Special special)
    {
        if (special == Special::none)
            return;
        const auto kind = static_cast<std::size_t>(special);
        if (++named_specials_[kind] > copies_of_special(state_.seats))
            throw CannotBe("there are only " + text(copies_of_special(state_.seats)) + " " + special_names[kind]);
    }

    void claim_card(Special special)
    {
        if (special == Special::none)
            throw CannotBe("a pile of specials holds only specials");
        claim(special);
    }

    void read_round()
    {
        const int last = state_.options.rounds != 0 ? state_.options.rounds : most_rounds;
        const int round = position_.round.value_or(1);
        if (round < 1 || round > last)
            throw CannotBe("round " + text(round) + " is not from 1 to " + text(last));
        state_.round = static_cast<std::uint8_t>(round);
    }

    void read_rows()
    {
        for (std::size_t city = 0; city < city_count; ++city) {
            const auto& row = position_.cities[city];
            if (!row)
                continue;
            if (static_cast<int>(city) >= state_.cities_in_play() && !row->empty())
                throw CannotBe(std::string(city_names[city]) + " is not in play with two players");
            if (!std::is_sorted(row->begin(), row->end()))
                throw CannotBe(std::string("the row of ") + city_names[city] + " is not in ascending order");
            state_.cities[city] = claim(*row);
        }
    }

    void read_hands()
    {
        if (position_.hands.size() > seats())
            throw CannotBe(text(position_.hands.size()) + " hands for " + text(seats()) + " seats");
        std::optional<std::size_t> common;
        for (std::size_t seat = 0; seat < position_.hands.size(); ++seat) {
            const Position::HandPart& part = position_.hands[seat];
            if (part.special)
                claim(*part.special);
            if (!part.gangsters)
                continue;
            const std::size_t size = part.gangsters->size();
            if (size < 1 || size > hand_size)
                throw CannotBe("a hand of " + text(size) + " gangsters: it must be 1 to 4");
            if (common && *common != size)
                throw CannotBe("hands of different sizes: " + text(*common) + " and " + text(size));
            common = size;
            state_.hands[seat].gangsters = claim(*part.gangsters);
        }
        hand_size_ = common ? static_cast<int>(*common) : hand_size;
        state_.job = static_cast<std::uint8_t>(jobs_a_round + 1 - hand_size_);
    }

    void read_captured()
    {
        if (position_.captured.size() > seats())
            throw CannotBe(text(position_.captured.size()) + " captured piles for " + text(seats()) + " seats");
        for (std::size_t seat = 0; seat < position_.captured.size(); ++seat)
            state_.captured[seat] = claim(position_.captured[seat]);
    }

    void read_deck()
    {
        if (!position_.deck)
            return;
        for (const int number : *position_.deck)
            claim(number);
        for (auto number = position_.deck->rbegin(); number != position_.deck->rend(); ++number)
            state_.deck.push_back(static_cast<Gangster>(*number));
    }

    void read_specials()
    {
        if (position_.special_deck) {
            for (const Special special : *position_.special_deck)
                claim_card(special);
            for (auto top = position_.special_deck->rbegin(); top != position_.special_deck->rend(); ++top)
                state_.special_deck.push_back(*top);
        }
        if (position_.special_discard)
            for (const Special special : *position_.special_discard) {
                claim_card(special);
                state_.special_discard.push_back(special);
            }
    }

    void shuffle_rest()
    {
        for (Gangster gangster = 1; gangster <= gangster_count; ++gangster)
            if (!named_.contains(gangster))
                rest_.push_back(gangster);
        state_.random.shuffle(rest_);
        const int in_game = gangsters_in_game(state_.seats);
        if (named_.size() > in_game)
            throw CannotBe(text(named_.size()) + " gangsters: with two players only 50 are in the game");
        while (static_cast<int>(rest_.size()) > in_game - named_.size())
            rest_.pop_back();

        for (const Special special : all_specials)
            for (int copy = named_specials_[static_cast<std::size_t>(special)]; copy < copies_of_special(state_.seats);
                 ++copy)
                special_rest_.push_back(special);
        state_.random.shuffle(special_rest_);
    }

    Gangsters draw(int count)
    {
        if (count > static_cast<int>(rest_.size()))
            throw CannotBe("too few gangsters are left to deal what is not named");
        Gangsters drawn;
        for (int left = count; left > 0; --left)
            drawn.insert(rest_.take_back());
        return drawn;
    }

    void deal_rest()
    {
        for (std::size_t seat = 0; seat < seats(); ++seat) {
            const Position::HandPart part =
                seat < position_.hands.size() ? position_.hands[seat] : Position::HandPart{};
            Hand& hand = state_.hands[seat];
            if (!part.gangsters)
                hand.gangsters = draw(hand_size_);
            if (part.special)
                hand.special = *part.special;
            else if (!special_rest_.empty())
                hand.special = special_rest_.take_back();
        }
        for (std::size_t city = 0; static_cast<int>(city) < state_.cities_in_play(); ++city)
            if (!position_.cities[city])
                state_.cities[city] = draw(row_minimum);
        if (!position_.deck)
            state_.deck = rest_;
        if (!position_.special_deck)
            state_.special_deck = special_rest_;
    }

    Gangsters named_;
    std::array<int, special_kinds + 1> named_specials_{};
    int hand_size_ = hand_size;
    GangsterDeck rest_;
    SpecialPile special_rest_;
};

}

std::variant<State, PositionError> arrange(
    const Options& options, int seats, const Random& random, const Position& position)
{
    return arranged<Arrangement, State>(options, seats, random, position);
}

}
