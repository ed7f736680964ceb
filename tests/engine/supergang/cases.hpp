// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/playout.hpp"

#include "supergang_table.hpp"

#include <string>

/// SuperGang for the suites of every game (random_games.hpp).
namespace test {

struct SuperGangCases {
    using Game = SuperGang;
    /// The numbers of rounds of games in the tests of journals, and in those of whole games.
    static constexpr int journals = 3;
    static constexpr int whole_games = 1;
    static constexpr const char* folder = "supergang";
    static constexpr const char* options_text =
        R"("income":"auto","duels":"aim","clock":0,"police_player":false,"length":10)";
    static constexpr int most_wild = 2;
    static constexpr bool wins_without_score = true;
    static constexpr bool hides_nothing = true;

    static std::vector<Options> options()
    {
        return {{.length = 10}, {.income = Income::ask, .duels = Duels::dice, .clock = 240, .length = 10},
            {.police_player = true, .length = 10}, {.duels = Duels::dice, .police_player = true, .length = 10}};
    }

    /// Every second game begins in a crowded position.
    static State start(int game)
    {
        const auto all = options();
        const Options chosen = all[static_cast<std::size_t>(game / 2 % 4)];
        const int seats = 3 + game / 8 % (chosen.police_player ? 3 : 2);
        const auto seed = static_cast<std::uint64_t>(game);
        if (game % 2 == 0)
            return deal(chosen, seats, seed);
        return arranged(crowded(chosen, seats, seed), seats, chosen, seed);
    }

    /// Returns a random position in which much can happen at once: much money, many shops, few places.
    static Position crowded(const Options& chosen, int seats, std::uint64_t seed)
    {
        Random random(seed);
        const int gang_count = gangs_of(chosen, seats);
        Position position;
        position.round = static_cast<int>(4 + random.below(5));
        position.gangs.resize(static_cast<std::size_t>(gang_count));
        std::vector<Place> meeting;
        for (int count = 0; count < 4; ++count)
            meeting.push_back(any_place(random));
        std::array<int, max_gangs> tokens{};
        // One gang may own all shops of a district except the last one.
        const auto favourite = static_cast<District>(random.below(2 * district_count));
        // One gang may have all its tokens on the board.
        const bool greedy = random.below(6) == 0;
        for (Shop shop = 0; shop < shop_count; ++shop) {
            auto who = random.below(2 * static_cast<std::uint32_t>(gang_count));
            if (greedy && tokens[0] < tokens_of_gang)
                who = 0;
            const bool favoured = town.shops[shop].district == favourite;
            if (favoured)
                who = town.districts[favourite].shops.back() == shop ? max_gangs * 2 : 0;
            if (who >= static_cast<std::uint32_t>(gang_count) || ++tokens[who] > tokens_of_gang)
                continue;
            const auto by = static_cast<int>(who);
            if (!favoured && random.below(2) == 0)
                position.shops.push_back({shop, nobody, by});
            // The last shop of a district stays free, because the game would be over otherwise.
            else if (town.districts[town.shops[shop].district].shops.back() != shop)
                position.shops.push_back({shop, by, nobody});
        }
        for (Section one = 0; one < section_count; one = static_cast<Section>(one + 3))
            if (random.below(2) == 0)
                position.sections.push_back(
                    {one, static_cast<int>(random.below(static_cast<std::uint32_t>(gang_count)))});
        std::array<int, max_gangs> pawns{};
        for (const auto& one : position.sections)
            ++pawns[static_cast<std::size_t>(one.seat)];
        for (int by = 0; by < gang_count; ++by) {
            auto& gang = position.gangs[static_cast<std::size_t>(by)];
            gang.cash = static_cast<int>(random.below(static_cast<std::uint32_t>(1000 / gang_count)));
            gang.pawns = static_cast<int>(
                random.below(static_cast<std::uint32_t>(1 + 20 - pawns[static_cast<std::size_t>(by)])));
            for (auto& one : gang.figures)
                set_anyhow(one, &one == &gang.figures[0], meeting, random);
        }
        // At least one gangster is in play.
        position.gangs[0].figures[0] = {};
        position.gangs[0].figures[0].place = meeting[0];
        for (int patrol = 0; patrol < patrol_count; ++patrol) {
            Position::PatrolPosition one;
            const Place place = meeting[random.below(4)];
            if (random.below(2) == 0 && !is_manhole(place))
                one.place = place;
            else if (random.below(3) == 0) {
                one.state = random.below(2) == 0 ? PatrolState::out : PatrolState::sewer;
                one.returns = static_cast<int>(random.below(static_cast<std::uint32_t>(gang_count)));
            }
            position.patrols.push_back(one);
        }
        lead_somebody(position, random);
        return position;
    }

    static Place any_place(Random& random)
    {
        for (;;) {
            const auto place = static_cast<Place>(random.below(place_count));
            if (is_street(place) || is_shop(place))
                return place;
        }
    }

    static Members any_members(Random& random)
    {
        Members some;
        for (const Member member : all_members)
            if (random.below(3) == 0)
                some.insert(index_of(member));
        return some;
    }

    static Bundle any_bundle(Random& random)
    {
        Bundle bundle;
        bundle.cash = static_cast<std::int16_t>(random.below(3) == 0 ? random.below(200) : 0);
        bundle.pawns = static_cast<std::uint8_t>(random.below(3) == 0 ? random.below(6) : 0);
        if (random.below(2) == 0)
            bundle.shops.insert(static_cast<Shop>(random.below(shop_count)));
        return bundle;
    }

    static Action any_action(Random& random)
    {
        const auto member = [&] { return static_cast<Member>(random.below(4)); };
        const auto seat = [&] { return static_cast<Seat>(random.below(4)); };
        const auto character = [&] { return static_cast<Character>(random.below(3)); };
        const auto defender = [&] { return random.below(2) == 0 ? nobody : static_cast<Seat>(random.below(6)); };
        switch (random.below(18)) {
        case 0: {
            Path way;
            for (auto left = random.below(7); left > 0; --left)
                way.push_back(static_cast<Place>(random.below(place_count)));
            return Move{static_cast<Mover>(random.below(5)), way};
        }
        case 1:
            return Done{static_cast<Mover>(random.below(5))};
        case 2:
            return Coward{member()};
        case 3:
            return Racket{member()};
        case 4:
            return BuyShop{member()};
        case 5:
            return StickUp{member(), static_cast<Prize>(random.below(2)), any_members(random), defender()};
        case 6: {
            Figures targets;
            for (auto left = random.below(4); left > 0; --left)
                targets.insert(static_cast<std::uint8_t>(random.below(12)));
            return Kill{member(), any_members(random), targets};
        }
        case 7:
            return AttackPatrol{member(), any_members(random), static_cast<std::uint8_t>(random.below(3))};
        case 8:
            return Recruit{member(), character()};
        case 9:
            return BuyPawns{static_cast<std::uint8_t>(random.below(14))};
        case 10:
            return PlacePawn{static_cast<Section>(random.below(section_count))};
        case 11:
            return Vamp{{seat(), character()}};
        case 12:
            return RemoveToken{static_cast<Shop>(random.below(shop_count))};
        case 13:
            return Offer{static_cast<Seat>(random.below(6)), any_bundle(random), any_bundle(random)};
        case 14:
            return Rebel{any_members(random)};
        case 15:
            return NamePrice{static_cast<std::int16_t>(random.below(1500))};
        case 16:
            return Shoot{
                {static_cast<int>(random.below(130'000)) - 65'000, static_cast<int>(random.below(4000)) - 2000}};
        default: {
            const auto all = every_action();
            return all[random.below(static_cast<std::uint32_t>(all.size()))];
        }
        }
    }

    /// Returns actions that do not depend on the state; `more_actions` returns legal actions and similar ones.
    static std::vector<Action> every_action()
    {
        std::vector<Action> all{BuyPolice(), Collect(), Roll(), EndTurn(), GiveUp(), TimeUp(), GoQuietly(), NamePrice(),
            NamePrice{0}, NamePrice{35}, Answer{true}, Answer{false}, Shoot{{0, 0}}, Shoot{{1000, 400}}};
        for (const Mover mover : all_movers)
            all.push_back(Done{mover});
        for (const Member member : all_members) {
            all.push_back(Coward{member});
            all.push_back(Racket{member});
            all.push_back(BuyShop{member});
        }
        for (unsigned bits = 0; bits < 16; ++bits) {
            Members with;
            for (const Member member : all_members)
                if ((bits >> index_of(member) & 1u) != 0)
                    with.insert(index_of(member));
            all.push_back(Rebel{with});
        }
        return all;
    }

    static std::vector<Action> more_actions(const State& state, Seat seat)
    {
        static const std::vector<Action> always = every_action();
        std::vector<Action> all;
        for (const Action& action : legal(state, seat))
            if (std::ranges::find(always, action) == always.end())
                all.push_back(action);
        return all;
    }

    /// `legal` lists only a selection of offers, paths, prices and shots, and no TimeUp. tst_legal.cpp checks the
    /// selections.
    static bool lists_all(const State& state, Seat seat)
    {
        return seat != decider(state) || top<Trade>(state) || top<Arrest>(state) || top<Custody>(state);
    }

    /// Returns an error if money, tokens, pawns or figures are lost or duplicated, or a figure is misplaced.
    static std::string wrong(const State& state)
    {
        int money = state.bank;
        ShopSet shops;
        SectionSet sections;
        for (int number = 0; number < state.gang_count(); ++number) {
            const Gang& gang = state.gangs[static_cast<std::size_t>(number)];
            money += gang.cash;
            if (gang.cash < 0 || gang.tokens() < 0 || gang.unbought() < 0)
                return "a gang has less than nothing";
            for (const ShopSet& set : {gang.owned, gang.rackets}) {
                if (shops.intersects(set))
                    return "two tokens on a shop";
                shops = shops | set;
            }
            if (sections.intersects(gang.pawns))
                return "two pawns on a section";
            sections = sections | gang.pawns;
            if (gang.out && (gang.cash > 0 || gang.tokens() < tokens_of_gang || gang.unbought() < pawns_of_gang))
                return "a gang that is out has something";
            for (const DistrictFacts& district : town.districts)
                if (!state.over && gang.owned.includes(district.shop_set))
                    return "a district is won, and it goes on";
        }
        if (money != money_for(state.gang_count()) || state.bank < 0)
            return "the money is " + std::to_string(money);
        for (const Patrol& patrol : state.patrols)
            if (patrol.in_play() != (patrol.place != no_place) || (patrol.in_play() && is_manhole(patrol.place))
                || (patrol.state == PatrolState::out && !in_game(state, patrol.returns)))
                return "a patrol is nowhere";
        if (pending(state).size() != (state.over ? 0 : 1))
            return "nobody or too many decide";
        return wrong_figures(state);
    }

    static constexpr int position_seats = 4;
    static Position position()
    {
        Scene scene(4);
        scene.stands(0, killer, "s39").stands(1, vamp, "s39").injured(2, dealer, 2).jailed(3, vamp, 1).dead(1, dealer);
        scene.cash(0, 100).cash(3, 20).owns(0, {"baker"}).rackets(1, {"books"}).pawns(2, {"p1", "p5"}).stored(2, 3);
        scene.patrol(0, "s38").record(0, killer, 4).vamped(0, killer, 1, 2);
        scene.figure(1, vamp).last_vamped = id(0, killer);
        scene.figure(1, vamp).crimes = {1, 0, 0, 0, 0, 0, 2};
        scene.police_owner = 2;
        scene.dice = {3, 4, 5};
        scene.bank = 1200;
        return scene;
    }

private:
    static void set_anyhow(
        Position::FigurePosition& one, bool is_killer, const std::vector<Place>& meeting, Random& random)
    {
        switch (random.below(is_killer ? 8 : 10)) {
        case 0:
            one.state = FigureState::jail;
            one.years = static_cast<int>(1 + random.below(3));
            one.record = one.years;
            return;
        case 1:
            one.state = FigureState::clinic;
            one.years = static_cast<int>(random.below(2));
            return;
        case 8:
        case 9:
            one.state = FigureState::graveyard;
            return;
        default:
            one.place = random.below(4) == 0 ? any_place(random) : meeting[random.below(4)];
            one.record = static_cast<int>(random.below(3));
            one.crimes[random.below(crime_count)] = static_cast<std::uint8_t>(random.below(2));
        }
    }

    /// Makes some vamps lead a man of another gang, or have led one before.
    static void lead_somebody(Position& position, Random& random)
    {
        const auto gang_count = static_cast<std::uint32_t>(position.gangs.size());
        for (std::uint32_t by = 0; by < gang_count; ++by) {
            const std::uint32_t of = (by + 1 + random.below(gang_count - 1)) % gang_count;
            const Character who = random.below(2) == 0 ? killer : dealer;
            auto& lady = position.gangs[by].figures[1];
            auto& man = position.gangs[of].figures[static_cast<std::size_t>(who)];
            if (lady.state != FigureState::in_play || man.state != FigureState::in_play || man.vamped_by != nobody
                || random.below(3) == 0)
                continue;
            man.place = lady.place;
            man.vamped_by = static_cast<int>(by);
            man.vamped_turns = static_cast<int>(random.below(4));
            lady.last_vamped = id(static_cast<int>(of), who);
        }
    }

    static std::string wrong_figures(const State& state)
    {
        for (int number = 0; number < state.gang_count(); ++number) {
            const auto seat = static_cast<Seat>(number);
            int led = 0;
            for (const Character character : all_characters) {
                const Figure& one = supergang::figure(state, {seat, character});
                const bool there = one.state == FigureState::clinic ? one.place == town.clinic
                    : one.state == FigureState::jail                ? one.place == town.centre && one.years > 0
                    : one.state == FigureState::graveyard           ? one.place == town.graveyard && one.innocent()
                                                                    : one.place != town.graveyard && one.years == 0;
                if (!there)
                    return "a figure is where it cannot be";
                if (one.behind != no_place && !town.places[one.place].behind.contains(one.behind))
                    return "a figure came from nowhere";
                if (one.vamped_by == nobody)
                    continue;
                const Figure& lady = supergang::figure(state, {one.vamped_by, vamp});
                if (!is_male(character) || !one.in_play() || !lady.in_play()
                    || (one.vamped_turns > 0 && lady.place != one.place))
                    return "a man is led by nobody";
            }
            for (int other = 0; other < state.gang_count(); ++other)
                for (const Figure& one : state.gangs[static_cast<std::size_t>(other)].figures)
                    led += one.vamped_by == seat && one.vamped_turns > 0 ? 1 : 0;
            if (led > 1)
                return "a vamp leads two men";
        }
        return {};
    }
};

}
