// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table.hpp"

/// The Gang for the suites of every game (random_games.hpp).
namespace test {

struct GangCases {
    using Game = TheGang;
    /// The numbers of rounds of games in the tests of journals, and in those of whole games.
    static constexpr int journals = 30;
    static constexpr int whole_games = 8;
    static constexpr const char* folder = "the_gang";
    static constexpr const char* options_text = R"("rounds":4)";

    static std::vector<Options> options() { return {{4}, {0}}; }

    /// Every fifth game begins one or two jobs before the discard pile of specials is shuffled in the middle of a deal,
    /// with captured piles that only their owners know.
    static State start(int game)
    {
        const int seats = min_seats + game % 4;
        const Options options{game % 8 < 4 ? 4 : 0};
        const auto seed = static_cast<std::uint64_t>(game);
        if (game % 5 != 4)
            return deal(options, seats, seed);
        Position position{.captured = {{}, {1, 80}, {40}}};
        position.captured.resize(std::min<std::size_t>(position.captured.size(), static_cast<std::size_t>(seats)));
        Random random(seed);
        SpecialPile pile;
        for (const Special special : all_specials)
            for (int copy = 0; copy < (seats == 2 ? 3 : 4); ++copy)
                pile.push_back(special);
        random.shuffle(pile);
        position.special_discard.emplace();
        while (static_cast<int>(pile.size()) > seats + 1)
            position.special_discard->push_back(pile.take_back());
        position.hands.resize(1);
        position.hands[0].gangsters = std::vector<int>{11, 12};
        return arranged(position, seats, options, seed);
    }

    static Action any_action(Random& random)
    {
        const auto city = static_cast<City>(random.below(city_count));
        const auto gangster = static_cast<Gangster>(random.below(gangster_count + 2));
        switch (random.below(6)) {
        case 0:
            return Choose{gangster, city};
        case 1:
            return Choose{gangster, {}};
        case 2:
            return PlaceGangster{city};
        case 3:
            return PlayLookout{city, random.below(2) == 0 ? End::left : End::right};
        case 4:
            return PlaySpy{city, gangster};
        default:
            return PlayBossCalls{city, gangster};
        }
    }

    static std::vector<Action> every_action()
    {
        std::vector<Action> all;
        for (int number = 0; number <= gangster_count + 1; ++number)
            all.push_back(Choose{static_cast<Gangster>(number), {}});
        for (const City city : all_cities) {
            all.push_back(PlaceGangster{city});
            for (const End end : {End::left, End::right})
                all.push_back(PlayLookout{city, end});
            for (int number = 0; number <= gangster_count + 1; ++number) {
                const auto gangster = static_cast<Gangster>(number);
                all.push_back(Choose{gangster, city});
                all.push_back(PlaySpy{city, gangster});
                all.push_back(PlayBossCalls{city, gangster});
            }
        }
        return all;
    }

    static bool lists_all(const State&, Seat) { return true; }

    /// Returns an error if a card is missing or duplicated, a row is too short while choosing, or there are too many
    /// rounds.
    static std::string wrong(const State& state) { return wrong(state, true); }
    /// If not `complete`, a position has taken cards out of the game, and rows may be short.
    static std::string wrong(const State& state, bool complete)
    {
        Gangsters found;
        int count = 0;
        std::array<int, special_kinds + 1> specials{};
        const auto add = [&](Gangsters set) {
            count += set.size();
            found |= set;
        };
        const auto add_special = [&](Special special) { ++specials[static_cast<std::size_t>(special)]; };
        for (const Gangsters row : state.cities)
            add(row);
        for (Seat seat = 0; seat < the_gang::max_seats; ++seat) {
            add(state.hands[seat].gangsters);
            add(state.captured[seat]);
            add_special(state.hands[seat].special);
        }
        for (const Gangster gangster : state.deck)
            add({gangster});
        for (const Special special : state.special_deck)
            add_special(special);
        for (const Special special : state.special_discard)
            add_special(special);
        if (state.phase == Phase::placing)
            for (const Seat seat : state.to_play) {
                const bool placed = seat == state.to_play.back() && state.turn.gangster_placed;
                if (!placed)
                    add({state.choices[seat].gangster});
                add_special(state.choices[seat].special);
            }
        const int gangsters = state.seats == 2 ? 50 : 80;
        if (found.size() != count || count > gangsters || (complete && count < gangsters))
            return std::to_string(count) + " gangsters, " + std::to_string(found.size()) + " different";
        for (const Special special : all_specials)
            if (const int of_each = state.seats == 2 ? 3 : 4; specials[static_cast<std::size_t>(special)] > of_each
                || (complete && specials[static_cast<std::size_t>(special)] < of_each))
                return std::to_string(specials[static_cast<std::size_t>(special)]) + " of special "
                    + std::to_string(static_cast<int>(special));
        for (const Gangsters row : state.cities)
            if (!std::ranges::is_sorted(row))
                return "a row is out of order";
        for (int city = 0; city < state.cities_in_play() && state.phase == Phase::choosing && complete; ++city)
            if (state.cities[static_cast<std::size_t>(city)].size() < row_minimum)
                return "a row is not filled";
        if (state.options.rounds != 0 && state.round > state.options.rounds)
            return "a round too many";
        if (pending(state).empty() != (state.phase == Phase::over))
            return "nobody decides, or somebody after the end";
        return {};
    }

    static constexpr int position_seats = 3;
    static Position position()
    {
        Position position;
        position.cities[0] = {{17, 24, 36, 57}};
        position.cities[2] = std::vector<int>{};
        position.hands = {hand({19, 20}, Special::spy), {}, {std::nullopt, Special::none}};
        position.captured = {{}, {1, 3}};
        position.round = 2;
        position.deck.emplace();
        for (int number = 40; number <= 56; ++number)
            position.deck->push_back(number);
        position.special_deck = {{Special::lookout}};
        position.special_discard = {{Special::spy, Special::boss_calls}};
        return position;
    }
};

}
