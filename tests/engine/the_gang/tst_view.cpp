// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "open_suite.hpp"
#include "suites.hpp"
#include "view_suite.hpp"

using namespace test;
using Open = OpenSuite<GangCases>;

namespace {

/// Returns another state that looks the same to the seat: hidden gangsters and specials are redistributed, the secret
/// choices of others are made anew, and the generator differs.
State perturbed(const State& state, Seat seat, Random& random)
{
    State other = state;
    const View own = view(state, seat);
    Gangsters shown = own.hand.gangsters | own.captured;
    for (const Gangsters row : state.cities)
        shown |= row;
    if (state.phase == Phase::placing)
        for (const Choice& choice : state.choices)
            if (choice.gangster != 0)
                shown.insert(choice.gangster);
    if (state.phase == Phase::over)
        for (const Gangsters pile : state.captured)
            shown |= pile;
    std::vector<Gangster> hidden;
    for (int number = 1; number <= gangster_count; ++number)
        if (!shown.contains(static_cast<Gangster>(number)))
            hidden.push_back(static_cast<Gangster>(number));
    std::vector<Special> specials(state.special_deck.begin(), state.special_deck.end());
    for (Seat one = 0; one < state.seats; ++one)
        if (one != seat && state.hands[one].special != Special::none)
            specials.push_back(state.hands[one].special);
    random.shuffle(hidden);
    random.shuffle(specials);
    const auto take = [](auto& pile) {
        const auto card = pile.back();
        pile.pop_back();
        return card;
    };
    const auto deal_again = [&](Gangsters& set) {
        const int size = set.size();
        set = {};
        for (int left = size; left > 0; --left)
            set.insert(take(hidden));
    };

    for (Seat one = 0; one < state.seats; ++one) {
        if (one == seat)
            continue;
        Hand& hand = other.hands[one];
        deal_again(hand.gangsters);
        if (state.phase != Phase::over)
            deal_again(other.captured[one]);
        if (hand.special != Special::none)
            hand.special = take(specials);
        if (state.phase == Phase::choosing && state.choices[one].gangster != 0) {
            Choice& choice = other.choices[one];
            choice = {hand.gangsters.highest(), chicago, Special::none};
            if (hand.special != Special::none && random.below(2) == 0)
                choice = {hand.gangsters.lowest(), {}, hand.special};
        }
    }
    for (Gangster& card : other.deck)
        card = take(hidden);
    for (Special& special : other.special_deck)
        special = take(specials);
    other.random = Random(random.next());
    return other;
}

}

class TheGangView : public QObject {
    Q_OBJECT
    using Suite = ViewSuite<GangCases>;

private Q_SLOTS:
    void followingIsKnowing() { Open::followingIsKnowing(1200); }
    void followingIsSeeing() { Open::followingIsSeeing(1200); }
    void viewsSayWhatIsOpenAndLegal() { Open::viewsSayWhatIsOpenAndLegal(1000); }

    void choicesStayOpenUntilTheJobEnds()
    {
        Table table = with_special({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}}, 20, Special::spy);
        table.place(0, chicago).spy(0, chicago, 20);
        const PublicState now = public_state(table.state);
        QCOMPARE(now.choices.size(), 3u);
        QCOMPARE(int(now.choices[0].choice.gangster), 20);
        QCOMPARE(int(now.still_to_play(0).gangster), 0);
        QCOMPARE(int(now.still_to_play(1).gangster), 79);
        QVERIFY(public_state(table.state).special_discard == SpecialPile{Special::spy});
    }

    void theTurnInTheOpen()
    {
        Table table = with_special({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}}, 20, Special::spy).place(0, detroit);
        const PublicState now = public_state(table.state);
        QVERIFY(now.turn.gangster_placed && !now.turn.special_played);
        QVERIFY(now.turn.city == detroit);
        QCOMPARE(int(now.to_play.back()), 0);
    }

    void pilesAreTurnedUpAtTheEnd()
    {
        Random random(4);
        Table table(deal({}, 3, 4));
        play_until(table, random, [](const Table& now) {
            for (const Gangsters pile : public_state(now.state).piles)
                if (!pile.empty() && now.state.phase != Phase::over)
                    throw std::logic_error("a pile is open too early");
            return false;
        });
        QVERIFY(public_state(table.state).piles == table.state.captured);
        QVERIFY(table.all<GameOver>().at(0).piles == table.state.captured);
    }

    void aHiddenChoiceShowsNothing()
    {
        const Event chosen = Chosen{1, {44, chicago, Special::none}};
        QVERIFY(redact(chosen, 1) == chosen);
        for (const Seat viewer : {Seat{0}, nobody})
            QVERIFY(redact(chosen, viewer) == Event(Chosen{1, {}}));
    }

    void aHiddenDealShowsNumbersOnly()
    {
        const Event dealt = Dealt{1, {4, 44, 51, 60}, Special::spy};
        QVERIFY(redact(dealt, 1) == dealt);
        for (const Seat viewer : {Seat{2}, nobody}) {
            const auto seen = std::get<Dealt>(redact(dealt, viewer));
            QVERIFY(seen.gangsters.empty() && seen.special == Special::none);
            QVERIFY(seen.size == 4 && seen.with_special);
            QVERIFY(redact(Dealt{1, {1, 2, 3, 5}, Special::lookout}, viewer) == Event(seen));
        }
    }

    void ownSideIsShown()
    {
        const State state = deal({}, 3, 2);
        const View mine = view(state, 1);
        QVERIFY(mine.hand == state.hands[1]);
        QCOMPARE(int(mine.open.places[2].gangsters), 4);
        QVERIFY(mine.open.places[2].special);
        QCOMPARE(int(mine.open.deck), 53);
        QCOMPARE(int(mine.open.special_deck), 9);
        QVERIFY(mine.open.cities == state.cities);
    }

    void sealedChoices()
    {
        Table table = solo({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}}, 20, Special::spy).special(1, 79);
        const View own = view(table.state, 1);
        const View other = view(table.state, 0);
        QCOMPARE(int(own.choice.gangster), 79);
        QVERIFY(other.open.places[1].chosen);
        QVERIFY(other.choice == Choice{});
        QVERIFY(other.open.choices.empty());
        QCOMPARE(int(other.open.places[1].gangsters), 1);
        QVERIFY(other.open.places[1].special);
    }

    void openChoices()
    {
        const Table table = with_special({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}}, 20, Special::spy);
        const View other = view(table.state, 2);
        QCOMPARE(int(other.open.choices[0].choice.gangster), 20);
        QVERIFY(other.open.still_to_play(1).special == Special::spy);
        // A revealed choice is no longer in the part of the view that only the seat sees.
        QVERIFY(view(table.state, 1).choice == Choice{});
        QVERIFY(!other.open.places[0].chosen);
    }

    void hiddenCardsDoNotShow()
    {
        int checked = 0;
        along_random_states<GangCases>(200, [&](const State& state, Seat seat, Random& random) {
            const State other = perturbed(state, seat, random);
            QVERIFY(view(other, seat) == view(state, seat));
            ++checked;
        });
        QVERIFY(checked > 20000);
    }

    void sampleAgreesWithTheView() { Suite::sampleAgreesWithTheView(200); }
    void sampleCanBePlayedOut() { Suite::sampleCanBePlayedOut(15); }
    void ownActionsLookTheSame() { Suite::ownActionsLookTheSame(200); }
    void sealedChoicesLookAllTheSame() { Suite::sealedChoicesLookAllTheSame(120); }

    void samplesGuessEveryChoice()
    {
        Table table(deal({}, 3, 8));
        table.act(1, legal(table.state, 1)[0]);
        const View seen = view(table.state, 0);
        Random random(6);
        std::array<int, city_count> tickets{};
        std::array<int, special_kinds + 1> specials{};
        for (int draw = 0; draw < 4000; ++draw) {
            const State guess = sample(seen, random);
            const Choice& choice = guess.choices[1];
            QVERIFY(guess.hands[1].gangsters.contains(choice.gangster));
            if (choice.ticket) {
                ++tickets[static_cast<std::size_t>(*choice.ticket)];
                continue;
            }
            QVERIFY(choice.special != Special::none && choice.special == guess.hands[1].special);
            ++specials[static_cast<std::size_t>(choice.special)];
        }
        for (const int drawn : tickets)
            QVERIFY(drawn > 850 && drawn < 1150);
        for (const Special special : all_specials)
            QVERIFY(specials[static_cast<std::size_t>(special)] > 200);
    }

    void eventsOfOneSeat()
    {
        const Event chosen = Chosen{1, {}};
        const Event dealt = Dealt{1, {}, Special::none};
        QVERIFY(visible(chosen, 1) && !visible(chosen, 0));
        QVERIFY(visible(dealt, 1) && !visible(dealt, 2));
        QVERIFY(visible(Event(Revealed{}), 0) && visible(Event(Captured{}), 2));
        QVERIFY(
            reveals(Event(Revealed{})) && reveals(dealt) && reveals(Event(Refilled{})) && reveals(Event(GameOver{})));
        QVERIFY(!reveals(chosen) && !reveals(Event(Placed{})) && !reveals(Event(SpecialPlayed{})));
    }
};

BACKROOM_SUITE(TheGangView)
#include "tst_view.moc"
