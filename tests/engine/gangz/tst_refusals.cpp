// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "refusal_suite.hpp"

using namespace test;

namespace {

Position few_cards_each()
{
    Position position{.hands = {{{1, 2, 3, 4}}, {{11, 12}}, {{21}}},
        .leaders = {100, 101, 102},
        .deck = {{201, 202, 203, 204, 205, 206}}};
    return position;
}

State after(auto acts)
{
    Table table(few_cards_each(), 3);
    acts(table);
    return table.state;
}

State few_cards()
{
    Position position = few_cards_each();
    position.deck = {{201, 202}};
    position.discard = {203};
    return arranged(position, 3);
}

const std::vector<Refused<Gangz>>& all()
{
    const State choosing = after([](Table&) {});
    const State chosen = after([](Table& table) { table.play(0, {1}); });
    const State swapped = after([](Table& table) { table.swap(0); });
    const State voting = after([](Table& table) { table.all_play({2, 1, 1}); });
    const State voted = after([](Table& table) { table.all_play({2, 1, 1}).vote(0, 11, 202); });
    const Card new_card = swapped.hands[0][0];
    static const std::vector<Refused<Gangz>> list{
        {choosing, 0, Play{}, {refuse::one_to_three, "GZ-2.1", {0}}, "one, two or three cards are played, not 0"},
        {choosing, 0, Play{{1, 2, 3, 4}}, {refuse::one_to_three, "GZ-2.1", {4}}},
        {choosing, 0, Play{{1, 11}}, {refuse::not_in_hand, "GZ-2.1", {11}}, "card 11 is not in the hand"},
        {choosing, 1, Play{{11, 12, 13}}, {refuse::not_in_hand, "GZ-2.1", {13}}},
        {choosing, 0, Play{{2, 3, 3}}, {refuse::twice_the_same, "GZ-2.1", {3}}, "card 3 is named twice"},
        {choosing, 0, Vote{{1, 201}}, {refuse::still_choosing, "GZ-2.3"}, "not everyone has chosen yet"},
        {choosing, 2, SwapHand(), {refuse::last_card, "GZ-2.2"}, "a hand of one card cannot be swapped for fewer"},
        {choosing, 3, Play{{1}}, {backroom::refusals::not_your_turn, ""}},
        {few_cards(), 0, SwapHand(), {refuse::too_few_cards, "GZ-2.2", {3}},
            "only 3 cards are left to draw, too few for a new hand and two intruders"},
        {chosen, 0, Play{{2}}, {refuse::already_chosen, "GZ-2.1"}, "this seat has already chosen"},
        {chosen, 0, SwapHand(), {refuse::already_chosen, "GZ-2.1"}},
        {swapped, 0, SwapHand(), {refuse::already_swapped, "GZ-2.2"}, "the hand can be swapped once a round"},
        {swapped, 0, Play{{new_card, 1}}, {refuse::not_in_hand, "GZ-2.1", {1}}},
        {voting, 0, Play{{3}}, {refuse::wall_is_laid, "GZ-2.3"}, "the cards of this round are already on the wall"},
        {voting, 1, SwapHand(), {refuse::wall_is_laid, "GZ-2.3"}},
        {voting, 0, Vote{{3, 201}}, {refuse::not_on_wall, "GZ-2.4", {3}}, "card 3 is not on the wall"},
        {voting, 0, Vote{{201, 255}}, {refuse::not_on_wall, "GZ-2.4", {255}}},
        {voting, 0, Vote{{2, 201}}, {refuse::own_card, "GZ-2.4", {2}},
            "card 2 is the seat's own: nobody votes for an own card"},
        {voting, 2, Vote{{201, 21}}, {refuse::own_card, "GZ-2.4", {21}}},
        {voting, 0, Vote{{201, 201}}, {refuse::twice_the_same, "GZ-2.4", {201}}},
        {voted, 0, Vote{{21, 201}}, {refuse::already_voted, "GZ-2.4"}, "this seat has already voted"},
    };
    return list;
}

}

class GangzRefusals : public QObject {
    Q_OBJECT
    using Suite = RefusalSuite<GangzCases>;

private Q_SLOTS:
    void eachOfThem() { Suite::eachOfThem(all()); }
    void noneIsForgotten() { Suite::noneIsForgotten(all()); }
    void notTheirTurn() { Suite::notTheirTurn(200); }
    void afterTheEnd() { Suite::afterTheEnd(); }

    void theViewRefusesTheSame()
    {
        for (const auto& one : all())
            if (one.seat < one.state.seats)
                QVERIFY(check(view(one.state, one.seat), one.action) == one.expected);
        const State voting = after([](Table& table) { table.all_play({2, 1, 1}); });
        QVERIFY(!check(view(voting, 0), Vote{{201, 11}}));
    }

    /// One pawn can be refused before the other one is placed.
    void onePawn()
    {
        const auto refused = [](const State& state, Seat seat, int card) {
            const auto refusal = check_pawn(view(state, seat), static_cast<Card>(card));
            return refusal ? std::string(refusal->code) : std::string();
        };
        Table table(few_cards_each(), 3);
        QCOMPARE(refused(table.state, 0, 201), std::string(refuse::still_choosing));
        table.all_play({2, 1, 1});
        QCOMPARE(refused(table.state, 0, 201), "");
        QCOMPARE(refused(table.state, 0, 1), std::string(refuse::own_card));
        QCOMPARE(refused(table.state, 1, 1), "");
        QCOMPARE(refused(table.state, 0, 3), std::string(refuse::not_on_wall));
        table.vote(0, 201, 11);
        QCOMPARE(refused(table.state, 0, 201), std::string(refuse::already_voted));
        Random random(1);
        play_until(table, random, [](const Table&) { return false; });
        QCOMPARE(refused(table.state, 0, 201), std::string(backroom::refusals::game_over));
    }
};

BACKROOM_SUITE(GangzRefusals)
#include "tst_refusals.moc"
