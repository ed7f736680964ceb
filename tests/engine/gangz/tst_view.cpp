// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "suites.hpp"
#include "view_suite.hpp"

#include <map>

using namespace test;
using Suite = ViewSuite<GangzCases>;

namespace {

template <class List>
auto take(List& list)
{
    const auto card = list.back();
    list.pop_back();
    return card;
}

/// Returns another state that looks the same to the seat, without using `sample`. For games in which the deck never ran
/// out: hidden cards are redistributed, including the owners on the wall, the secret choices and votes of others are
/// made anew, and the generator differs.
State perturbed(const State& state, Seat seat, Random& random)
{
    State other = state;
    CardSet shown = state.aside[seat];
    const auto show = [&](const auto& cards) {
        for (const Card card : cards)
            shown.set(card);
    };
    show(state.hands[seat]);
    show(state.leaders);
    show(state.wall);
    show(state.discard);
    std::vector<Card> hidden;
    for (int card = 0; card < card_count; ++card)
        if (!shown.test(static_cast<std::size_t>(card)))
            hidden.push_back(static_cast<Card>(card));
    random.shuffle(hidden);

    std::vector<Card> on_wall;
    for (const Card card : state.wall)
        if (!state.played[seat].contains(card))
            on_wall.push_back(card);
    random.shuffle(on_wall);
    const bool voting = state.phase == Phase::voting;
    if (voting) {
        other.intruders = {take(on_wall), take(on_wall)};
        std::sort(other.intruders.begin(), other.intruders.end());
    }

    for (Seat one = 0; one < state.seats; ++one) {
        if (one == seat)
            continue;
        const int played = state.played[one].size();
        if (voting) {
            other.played[one] = {};
            for (int left = played; left > 0; --left)
                other.played[one].insert(take(on_wall));
        }
        other.hands[one] = {};
        for (int left = state.hands[one].size(); left > 0; --left)
            other.hands[one].insert(take(hidden));
        const auto aside = state.aside[one].count();
        other.aside[one].reset();
        for (std::size_t left = aside; left > 0; --left)
            other.aside[one].set(take(hidden));
        if (state.phase == Phase::choosing && played != 0) {
            const Cards& hand = other.hands[one];
            other.played[one] = {hand[0]};
            if (hand.size() > 1 && random.below(2) == 0)
                other.played[one].insert(hand[1]);
        }
    }
    for (Seat one = 0; voting && one < state.seats; ++one)
        if (one != seat && state.votes[one]) {
            std::vector<Card> may;
            for (const Card card : state.wall)
                if (!other.played[one].contains(card))
                    may.push_back(card);
            random.shuffle(may);
            other.votes[one] = Pawns(may[0], may[1]);
        }
    for (Card& card : other.deck)
        card = take(hidden);
    other.random = Random(random.next());
    return other;
}

/// Exchanges one card of seat `from` for two of seat `to` on the wall. That changes how many cards each has played, but
/// nothing visible.
State with_other_numbers(State state, Seat from, Seat to)
{
    const Card moving = state.played[to][0];
    state.played[to].erase(moving);
    state.played[from].insert(moving);
    const Card back = state.hands[from][0];
    state.hands[from].erase(back);
    state.hands[to].insert(back);
    return state;
}

}

class GangzView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ownSideIsShown()
    {
        Table table = Table(deal({}, 3, 2)).swap(1);
        table.play(1, {table.state.hands[1][0]});
        const View mine = view(table.state, 1);
        QVERIFY(mine.hand == table.state.hands[1]);
        QVERIFY(mine.played == table.state.played[1]);
        QVERIFY(mine.aside == table.state.aside[1]);
        QCOMPARE(int(mine.open.places[2].hand), 6);
        QCOMPARE(int(mine.open.places[1].hand), 5);
        QCOMPARE(int(mine.open.deck), 240 - 18 - 3 - 5);
        const View other = view(table.state, 0);
        QVERIFY(other.played.empty() && other.aside.none());
    }

    void hiddenCardsDoNotShow()
    {
        int checked = 0;
        int different = 0;
        const auto visit = [&](const State& state, Seat seat, Random& random) {
            if (state.memory.deck() > 0 || state.phase == Phase::over)
                return;
            const State other = perturbed(state, seat, random);
            QCOMPARE(GangzCases::wrong(other), "");
            QVERIFY(view(other, seat) == view(state, seat));
            different += other == state ? 0 : 1;
            ++checked;
        };
        along_random_states<GangzCases>(150, visit);
        QVERIFY(checked > 20000 && different == checked);
    }

    /// Before the votes are shown, even the number of cards played is secret.
    void numberOfCardsPlayedIsSecret()
    {
        Table table = Table(deal({}, 4, 2)).all_play({1, 1, 3, 2});
        const State other = with_other_numbers(table.state, 1, 2);
        QCOMPARE(GangzCases::wrong(other), "");
        QVERIFY(other.played != table.state.played);
        for (const Seat seat : {Seat{0}, Seat{3}})
            QVERIFY(view(other, seat) == view(table.state, seat));
    }

    /// GZ-2.2: a swap shows how many cards are left, and nothing else.
    void swappedCardsAreSecret()
    {
        const State state = deal({}, 3, 7);
        State twin = state;
        std::swap(twin.hands[1], twin.hands[2]);
        std::swap(twin.deck[0], twin.deck.back());
        Table one(state);
        Table other(twin);
        one.swap(1);
        other.swap(1);
        QVERIFY(one.events != other.events);
        for (const Seat viewer : {Seat{0}, nobody})
            for (std::size_t at = 0; at < one.events.size(); ++at)
                QVERIFY(redact(one.events[at], viewer) == redact(other.events[at], viewer));
        QVERIFY(view(one.state, 0) == view(other.state, 0));
    }

    void sampleAgreesWithTheView() { Suite::sampleAgreesWithTheView(100); }
    void sampleCanBePlayedOut() { Suite::sampleCanBePlayedOut(6); }
    void ownActionsLookTheSame() { Suite::ownActionsLookTheSame(100); }
    void sealedChoicesLookAllTheSame() { Suite::sealedChoicesLookAllTheSame(60); }

    /// GZ-2.5: what the last reveal has shown is known and not guessed.
    void samplesKnowTheLastWall()
    {
        Table table(deal({}, 4, 8));
        Random random(6);
        play_until(table, random, [](const Table&) { return false; });
        const State guess = sample(view(table.state, 0), random);
        QVERIFY(guess.phase == Phase::over && guess.wall == table.state.wall);
        QVERIFY(guess.played == table.state.played && guess.intruders == table.state.intruders);
        QVERIFY(guess.votes == table.state.votes);
    }

    void samplesGuessTheGenerator()
    {
        const State state = deal({}, 3, 8);
        Random random(6);
        const Random one = sample(view(state, 0), random).random;
        const Random other = sample(view(state, 0), random).random;
        QVERIFY(!(one == other) && !(one == state.random) && !(other == state.random));
    }

    /// Every possible hidden card, choice, owner and pair of intruders is sampled.
    void samplesGuessEverything()
    {
        Table table(deal({}, 4, 8));
        table.play(1, {table.state.hands[1][0]});
        Random random(6);
        std::map<int, int> sizes;
        std::map<Card, int> held;
        std::map<Card, int> on_top;
        for (int draw = 0; draw < 4000; ++draw) {
            const State guess = sample(view(table.state, 0), random);
            ++sizes[guess.played[1].size()];
            for (const Card card : guess.hands[1])
                ++held[card];
            ++on_top[guess.deck.back()];
        }
        QCOMPARE(held.size(), static_cast<std::size_t>(card_count - leader_count - hand_size));
        for (const auto& [card, times] : held)
            QVERIFY(times > 60 && times < 150);
        QCOMPARE(on_top.size(), held.size());
        QVERIFY(sizes[1] > 100 && sizes[2] > 300 && sizes[3] > 1000 && sizes.size() == 3);

        table.play(0, {table.state.hands[0][0]}).play(2, {table.state.hands[2][0], table.state.hands[2][1]});
        table.play(3, {table.state.hands[3][0], table.state.hands[3][1], table.state.hands[3][2]});
        std::map<std::pair<Card, Card>, int> intruders;
        std::map<std::pair<Seat, Card>, int> owners;
        std::map<int, int> numbers;
        for (int draw = 0; draw < 8000; ++draw) {
            const State guess = sample(view(table.state, 0), random);
            ++intruders[{guess.intruders[0], guess.intruders[1]}];
            for (Seat seat = 1; seat < 4; ++seat) {
                ++numbers[guess.played[seat].size()];
                for (const Card card : guess.played[seat])
                    ++owners[{seat, card}];
            }
        }
        QCOMPARE(intruders.size(), 28u);
        for (const auto& [pair, times] : intruders)
            QVERIFY(times > 200 && times < 380);
        QCOMPARE(owners.size(), 3u * 8);
        for (const auto& [owner, times] : owners)
            QVERIFY(times > 1500 && times < 2500);
        QVERIFY(numbers[1] > 2000 && numbers[2] > 2000 && numbers[3] > 2000);
    }

    void whatRevealsIsABarrier()
    {
        QVERIFY(reveals(Event(Swapped{0, {}})) && reveals(Event(LaidOut{})) && reveals(Event(VotesShown{})));
        QVERIFY(reveals(Event(Unmasked{})) && reveals(Event(Drawn{0, {}})) && reveals(Event(LeaderMoved{})));
        QVERIFY(!reveals(Event(Chosen{})) && !reveals(Event(Voted{})) && !reveals(Event(Scored{})));
        QVERIFY(!reveals(Event(Reshuffled{})) && !reveals(Event(Discarded{})) && !reveals(Event(GameOver{})));
    }
};

BACKROOM_SUITE(GangzView)
#include "tst_view.moc"
