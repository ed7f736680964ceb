// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "refusal_suite.hpp"

using namespace test;

namespace {

State two_players()
{
    Position position{.hands = {hand({1, 2}), hand({3, 4}, Special::spy)}};
    return arranged(position, 2);
}

/// Two players after seat 0 has chosen; if `both`, seat 1 has chosen too and is playing its Spy.
State after_choosing(bool both)
{
    Table table = Table(two_players()).ticket(0, 2, chicago);
    if (both)
        table.special(1, 3);
    return table.state;
}

/// Seat 0 plays 40 with a special, before the others.
Table placing(Special special)
{
    return with_special({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}}, 40, special);
}

State after(Table table, const Action& first, const std::optional<Action>& second = {})
{
    table.act(0, first);
    if (second)
        table.act(0, *second);
    return table.state;
}

const std::vector<Refused<TheGang>>& all()
{
    const State choosing = two_players();
    const State chosen = after_choosing(false);
    const State two_cities = after_choosing(true);
    const State spying = placing(Special::spy).state;
    const State calling = placing(Special::boss_calls).state;
    const State placed = after(placing(Special::lookout), PlaceGangster{chicago});
    const State watched = after(placing(Special::lookout), PlayLookout{detroit, End::left});
    const State spied = after(placing(Special::spy), PlaceGangster{chicago}, PlaySpy{chicago, 1});
    static const std::vector<Refused<TheGang>> list{
        {choosing, 0, Choose{80, chicago}, {refuse::not_in_hand, "TG-3.2", {80, 0}}, "gangster 80 is not in the hand"},
        {choosing, 0, Choose{0, chicago}, {refuse::not_in_hand, "TG-3.2", {0, 0}}},
        {choosing, 0, Choose{200, chicago}, {refuse::not_in_hand, "TG-3.2", {200, 0}}},
        {choosing, 0, Choose{1, {}}, {refuse::no_special, "TG-3.2"}, "there is no special card in the hand"},
        {choosing, 0, Choose{1, new_york}, {refuse::no_such_ticket, "TG-2.3", {2, 0}},
            "there is no ticket for New York with two players"},
        {choosing, 0, PlaceGangster{chicago}, {refuse::still_choosing, "TG-3.3"}, "not everyone has chosen yet"},
        {choosing, 0, PlayLookout{}, {refuse::still_choosing, "TG-3.3"}},
        {choosing, 2, Choose{1, chicago}, {backroom::refusals::not_your_turn, ""}},
        {chosen, 0, Choose{1, chicago}, {refuse::already_chosen, "TG-3.2"}, "this seat has already chosen"},

        {spying, 0, Choose{40, chicago}, {refuse::choices_are_open, "TG-3.3"},
            "the choices of this job are already open"},
        {spying, 1, PlaceGangster{chicago}, {refuse::lower_gangster_first, "TG-3.4", {40, 0}},
            "gangster 40 is lower and plays first"},
        {spied, 0, PlaceGangster{chicago}, {backroom::refusals::not_your_turn, "TG-3.4"}},

        {placed, 0, PlaceGangster{chicago}, {refuse::already_placed, "TG-3.6", {40, 0}},
            "gangster 40 is already placed"},
        {placed, 0, PlayLookout{detroit, End::left}, {refuse::one_city, "TG-3.6", {0, 0}},
            "both cards go to the same city, Chicago"},
        {watched, 0, PlayLookout{detroit, End::left}, {refuse::already_played, "TG-3.6"},
            "the special card is already played"},
        {watched, 0, PlaceGangster{chicago}, {refuse::one_city, "TG-3.6", {1, 0}}},
        {watched, 0, PlaySpy{detroit, 11}, {refuse::other_special, "TG-3.6", {1, 0}},
            "the special card of this turn is a Lookout"},
        {watched, 0, PlayBossCalls{detroit, 1}, {refuse::other_special, "TG-3.6", {1, 0}}},
        {two_cities, 1, PlaceGangster{new_york}, {refuse::city_not_in_play, "TG-2.3", {2, 0}},
            "New York is not in play with two players"},
        {two_cities, 1, PlaySpy{new_york, 1}, {refuse::city_not_in_play, "TG-2.3", {2, 0}}},

        {spying, 0, PlaySpy{chicago, 11}, {refuse::not_in_row, "TG-5.3", {11, 0}}, "gangster 11 is not in Chicago"},
        {spying, 0, PlaySpy{chicago, 40}, {refuse::not_in_row, "TG-5.3", {40, 0}}},
        {spying, 0, PlaySpy{detroit, 1}, {refuse::not_in_row, "TG-5.3", {1, 1}}, "gangster 1 is not in Detroit"},
        {spying, 0, PlaySpy{detroit, 0}, {refuse::spy_needs_gangster, "TG-5.3", {1}},
            "the Spy must be played on a gangster in Detroit"},
        {calling, 0, PlayBossCalls{detroit, 11}, {refuse::not_in_another_city, "TG-5.4", {11, 1}},
            "gangster 11 is not in a city other than Detroit"},
        {calling, 0, PlayBossCalls{detroit, 77}, {refuse::not_in_another_city, "TG-5.4", {77, 1}}},
        {calling, 0, PlayBossCalls{detroit, 0}, {refuse::must_call, "TG-5.4", {1, 0}},
            "another city has a gangster, so one must be called to Detroit"},
    };
    return list;
}

}

class TheGangRefusals : public QObject {
    Q_OBJECT
    using Suite = RefusalSuite<GangCases>;

private Q_SLOTS:
    void eachOfThem() { Suite::eachOfThem(all()); }
    void noneIsForgotten() { Suite::noneIsForgotten(all()); }
    void notTheirTurn() { Suite::notTheirTurn(400); }
    void afterTheEnd() { Suite::afterTheEnd(); }
};

BACKROOM_SUITE(TheGangRefusals)
#include "tst_refusals.moc"
