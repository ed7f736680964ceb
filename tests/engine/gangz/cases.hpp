// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gangz_memory.hpp"
#include "gangz_table.hpp"

#include <string>

/// Gangz for the suites of every game (random_games.hpp).
namespace test {

struct GangzCases {
    using Game = Gangz;
    /// The numbers of rounds of games in the tests of journals, and in those of whole games.
    static constexpr int journals = 8;
    static constexpr int whole_games = 5;
    static constexpr const char* folder = "gangz";
    static constexpr const char* options_text = R"("target":15)";
    static constexpr int most_wild = 100;

    static std::vector<Options> options() { return {{15}, {10}, {20}}; }

    static std::vector<int> numbers(int first, int last)
    {
        std::vector<int> list;
        for (int number = first; number <= last; ++number)
            list.push_back(number);
        return list;
    }

    /// In every third game the deck often runs out, mostly in the middle of a draw, and hands are smaller.
    static State start(int game)
    {
        const int seats = min_seats + game % 4;
        const Options options{std::array{10, 15, 20}[static_cast<std::size_t>(game / 4 % 3)]};
        const auto seed = static_cast<std::uint64_t>(game);
        if (game % 3 != 2)
            return deal(options, seats, seed);
        Position position;
        Random random(seed);
        Deck cards;
        for (int card = 0; card < card_count; ++card)
            cards.push_back(static_cast<Card>(card));
        random.shuffle(cards);
        const int least = seats == gangz::max_seats ? 4 : 1;
        for (int seat = 0; seat < seats; ++seat) {
            auto& hand = position.hands.emplace_back().emplace();
            for (auto left = least + static_cast<int>(random.below(hand_size + 1 - least)); left > 0; --left)
                hand.push_back(cards.take_back());
        }
        position.deck.emplace();
        for (auto left = random.below(30); left > 0; --left)
            position.deck->push_back(cards.take_back());
        for (auto left = 2 + random.below(10); left > 0; --left)
            position.discard.push_back(cards.take_back());
        return arranged(position, seats, options, seed);
    }

    static bool sealed(const Action& action) { return !std::holds_alternative<SwapHand>(action); }

    static void forget(PublicState& open) { backroom::gangz::forget(open); }

    static Action any_action(Random& random)
    {
        const auto card = [&] { return static_cast<Card>(random.below(card_count + 2)); };
        switch (random.below(3)) {
        case 0:
            return SwapHand();
        case 1: {
            Play play;
            for (auto left = random.below(hand_size); left > 0; --left)
                play.cards.insert(card());
            return play;
        }
        default:
            return Vote{{card(), card()}};
        }
    }

    /// Returns actions that do not depend on the state; `more_actions` returns the others.
    static std::vector<Action> every_action()
    {
        std::vector<Action> all{SwapHand(), Play()};
        for (int card = 0; card < card_count; card += 9)
            all.push_back(Vote{{static_cast<Card>(card), static_cast<Card>(card)}});
        return all;
    }

    /// Returns plays of up to four cards, and all pairs, of cards that the seat can see and of others.
    static std::vector<Action> more_actions(const State& state, Seat seat)
    {
        std::vector<Card> cards(state.wall.begin(), state.wall.end());
        if (seat < state.seats)
            cards.insert(cards.end(), state.hands[seat].begin(), state.hands[seat].end());
        cards.push_back(state.leaders[0]);
        cards.push_back(state.deck.empty() ? state.discard.back() : state.deck.back());
        std::vector<Action> all;
        for (std::size_t one = 0; one < cards.size(); ++one) {
            all.push_back(Play{{cards[one]}});
            for (std::size_t two = one; two < cards.size(); ++two) {
                all.push_back(Play{{cards[one], cards[two]}});
                if (one != two)
                    all.push_back(Vote{{cards[one], cards[two]}});
                for (std::size_t three = two; three < cards.size(); ++three)
                    all.push_back(Play{{cards[one], cards[two], cards[three]}});
                all.push_back(Play{{cards[one], cards[two], cards.front(), cards.back()}});
            }
        }
        return all;
    }

    static bool lists_all(const State&, Seat) { return true; }

    /// Returns how many times each card is in the game.
    static std::array<int, card_count> count(const State& state)
    {
        std::array<int, card_count> found{};
        const auto add = [&](const auto& pile) {
            for (const Card card : pile)
                ++found[card];
        };
        add(state.leaders);
        add(state.wall);
        add(state.deck);
        add(state.discard);
        for (Seat seat = 0; seat < gangz::max_seats; ++seat) {
            add(state.hands[seat]);
            for (std::size_t card = 0; card < card_count; ++card)
                found[card] += state.aside[seat].test(card) ? 1 : 0;
        }
        return found;
    }

    /// A missing card is not an error, because a position may take it out of the game; other tests count the cards.
    static std::string wrong(const State& state)
    {
        const auto found = count(state);
        if (std::ranges::any_of(found, [](int times) { return times > 1; }))
            return "a card is in two places";
        return wrong_seat(state);
    }

    static constexpr int position_seats = 4;
    static Position position()
    {
        Position position{.hands = {{{12, 44, 3, 200, 7, 9}}, {}, {{50, 51}}},
            .leaders = {100, 101},
            .totals = {9, -2},
            .round = 3,
            .deck = numbers(110, 140),
            .discard = {60, 62}};
        return position;
    }

private:
    static std::string wrong_seat(const State& state)
    {
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const Cards& hand = state.hands[seat];
            const Cards& played = state.played[seat];
            const bool on_wall = state.phase != Phase::choosing;
            if (!std::ranges::is_sorted(hand))
                return "a hand is out of order";
            if (on_wall && (played.empty() || played.size() > most_played))
                return "a seat has not played one to three cards";
            for (const Card card : played)
                if (on_wall != (std::ranges::count(state.wall, card) == 1) || on_wall == hand.contains(card))
                    return "a played card lies somewhere else";
            if (hand.size() + (on_wall ? played.size() : 0) < 1)
                return "a hand is empty";
            if (state.memory.hand(seat).size()
                != static_cast<std::size_t>(hand.size() + (state.phase == Phase::voting ? played.size() : 0)))
                return "what is remembered of a hand is of another size";
        }
        if (state.phase != Phase::choosing) {
            std::size_t on_wall = intruder_count;
            for (const Cards& played : state.played)
                on_wall += static_cast<std::size_t>(played.size());
            if (state.wall.size() != on_wall)
                return "the wall has another number of cards";
            for (const Card intruder : state.intruders)
                if (std::ranges::count(state.wall, intruder) != 1)
                    return "an intruder is not on the wall";
        } else if (!state.wall.empty() || state.intruders != Intruders{}) {
            return "a wall while all choose";
        }
        if (static_cast<int>(state.deck.size() + state.discard.size()) < (state.phase == Phase::choosing ? 2 : 0))
            return "too few cards are left";
        return pending(state).empty() == (state.phase == Phase::over) ? std::string()
                                                                      : "nobody decides, or somebody after the end";
    }
};

}
