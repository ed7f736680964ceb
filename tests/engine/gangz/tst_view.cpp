// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "open_suite.hpp"
#include "suites.hpp"
#include "view_suite.hpp"

#include <map>

using namespace test;
using Open = OpenSuite<GangzCases>;

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
    const View own = view(state, seat);
    CardSet shown = own.aside;
    const auto show = [&](const auto& cards) {
        for (const Card card : cards)
            shown.set(card);
    };
    show(own.hand);
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
        if (!own.played.contains(card))
            on_wall.push_back(card);
    random.shuffle(on_wall);
    const bool voting = state.phase == Phase::voting;
    if (voting) {
        other.intruders = {take(on_wall), take(on_wall)};
        std::ranges::sort(other.intruders);
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
    using Suite = ViewSuite<GangzCases>;

private Q_SLOTS:
    void followingIsKnowing() { Open::followingIsKnowing(600); }
    void followingIsSeeing() { Open::followingIsSeeing(600); }
    void viewsSayWhatIsOpenAndLegal() { Open::viewsSayWhatIsOpenAndLegal(200); }

    void whoHasChosenAndVotedIsOpen()
    {
        Table table(deal({}, 3, 1));
        table.play(1, {table.state.hands[1][0], table.state.hands[1][3]});
        const PublicState choosing = public_state(table.state);
        QVERIFY(choosing.places[1].chosen && !choosing.places[0].chosen);
        QVERIFY(choosing.has_chosen(1) && !choosing.has_chosen(0));
        table.play(0, {table.state.hands[0][0]}).play(2, {table.state.hands[2][0]}).act(2, legal(table.state, 2)[0]);
        const PublicState voting = public_state(table.state);
        QVERIFY(voting.has_chosen(0) && !voting.places[0].chosen);
        QVERIFY(voting.places[2].voted && !voting.places[1].voted);
    }

    /// How many cards each seat played is secret until they are taken back.
    void handsKeepTheirSizeUntilTheRevealIsOver()
    {
        Table table = Table(deal({}, 4, 1)).all_play({1, 2, 3, 1});
        for (Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(int(public_state(table.state).places[seat].hand), 6);
        PublicState followed = public_state(table.state);
        for (Seat seat = 0; seat < 4; ++seat)
            table.act(seat, legal(table.state, seat)[0]);
        QVERIFY(std::holds_alternative<Unmasked>(table.events[2]));
        follow(followed, table.events[1]);
        QCOMPARE(int(followed.places[2].hand), 6);
        follow(followed, table.events[2]);
        QCOMPARE(int(followed.places[2].hand), 3);
    }

    /// GZ-2.5: while the votes are shown, the public state keeps nothing of the reveal before.
    void eachRevealBeginsWithItsVotesAlone()
    {
        Table table(deal({}, 3, 1));
        PublicState followed;
        for (int round = 1; round <= 2; ++round) {
            table.all_play({1, 2, 3});
            followed = public_state(table.state);
            for (Seat seat = 0; seat < 3; ++seat)
                table.act(seat, legal(table.state, seat)[0]);
        }
        QCOMPARE(followed.story.last.round, 1);
        const VotesShown shown = table.all<VotesShown>().at(0);
        follow(followed, shown);
        Reveal expected;
        expected.round = 2;
        expected.leader = followed.leader();
        expected.wall = followed.wall;
        expected.votes = shown.votes;
        QVERIFY(followed.story.last == expected);
    }

    /// The last reveal can be shown again, also in a game that was just loaded.
    void theLastRevealStaysOpen()
    {
        Table table(deal({}, 3, 5));
        QCOMPARE(public_state(table.state).story.last.round, 0);
        const Leaders leaders = table.state.leaders;
        table.all_play({1, 2, 3});
        const State voting = table.state;
        table.all_vote({others(voting, 0), others(voting, 1), others(voting, 2)});
        const Reveal last = public_state(table.state).story.last;
        QCOMPARE(last.round, 1);
        QCOMPARE(last.leader, leaders[0]);
        QVERIFY(last.wall == voting.wall && last.intruders == voting.intruders && last.played == voting.played);
        for (Seat seat = 0; seat < 3; ++seat) {
            for (const Card card : voting.played[seat]) {
                QCOMPARE(last.owner(card), seat);
                QVERIFY(!last.pawns_on(card, 3).contains(seat));
            }
            QVERIFY(last.pawns_on(last.votes[seat].first, 3).contains(seat));
            QCOMPARE(last.scores[seat].total, table.state.totals[seat]);
        }
        for (const Card intruder : last.intruders)
            QCOMPARE(last.owner(intruder), nobody);
    }

    /// GZ-3: the sums over a whole game.
    void theStoryAddsUp()
    {
        for (int game = 0; game < 60; ++game) {
            Table table(GangzCases::start(game));
            Random random(static_cast<std::uint64_t>(game));
            const auto begun_with = table.state.totals;
            std::array<Tally, gangz::max_seats> tallies{};
            std::vector<Reveal> reveals;
            const auto count = [&](const Table& now) {
                for (const Scored& scored : now.all<Scored>()) {
                    Tally& tally = tallies[scored.seat];
                    tally.found += scored.score.found;
                    tally.clean += scored.score.clean;
                    tally.shot += scored.score.shot;
                    tally.played += now.state.story.last.played[scored.seat].size();
                }
                if (!now.all<Scored>().empty())
                    reveals.push_back(now.state.story.last);
                return false;
            };
            play_until(table, random, count);
            const Story story = public_state(table.state).story;
            QVERIFY(story.tallies == tallies);
            for (Seat seat = 0; seat < table.state.seats; ++seat) {
                const Tally& tally = tallies[seat];
                QCOMPARE(begun_with[seat] + 2 * tally.found + tally.clean - tally.shot, table.state.totals[seat]);
            }
            const auto harder = [](const Reveal& one, const Reveal& other) {
                return one.found() < other.found()
                    || (one.found() == other.found() && one.wall.size() > other.wall.size());
            };
            QVERIFY(story.hardest == *std::ranges::min_element(reveals, harder));
        }
    }

    void hiddenEventsTellWhatTheTableShows()
    {
        const Event swapped = Swapped{1, {4, 5, 6}, 3, 1};
        const Event chosen = Chosen{1, {4, 5}};
        const Event voted = Voted{1, {4, 5}};
        const Event drawn = Drawn{1, {4, 5}, 2, 1};
        for (const Event& event : {swapped, chosen, voted, drawn}) {
            QVERIFY(redact(event, 1) == event);
            QVERIFY(visible(event, 1) && !visible(event, 0) && !visible(event, nobody));
        }
        for (const Seat viewer : {Seat{0}, nobody}) {
            QVERIFY(redact(swapped, viewer) == Event(Swapped{1, {}, 3, 1}));
            QVERIFY(redact(chosen, viewer) == Event(Chosen{1, {}}));
            QVERIFY(redact(voted, viewer) == Event(Voted{1, {}}));
            QVERIFY(redact(drawn, viewer) == Event(Drawn{1, {}, 2, 1}));
        }
    }

private:
    static Pawns others(const State& state, Seat seat) { return std::get<Vote>(legal(state, seat)[1]).pawns; }

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
