// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "memory_suite.hpp"
#include "random_games.hpp"
#include "suites.hpp"

#include <map>

using namespace test;

namespace {

using Kinds = std::map<Special, int>;

/// Returns whether each kind occurs in `all` at least as often as in `some`.
bool within(const Kinds& some, const Kinds& all)
{
    return std::ranges::all_of(some, [&](const auto& kind) {
        const auto found = all.find(kind.first);
        return kind.second == 0 || (found != all.end() && kind.second <= found->second);
    });
}

/// A perfect memory: everything that a viewer has seen of a game, collected from the redacted events without the
/// engine's own memory.
class Witness {
public:
    Witness(const State& start, Seat viewer)
        : eyes_(viewer)
        , seats_(start.seats)
        , to_draw_(start.special_deck.size())
    {
        for (const Special special : start.special_discard)
            ++discard_[special];
        for (Seat seat = 0; seat < seats_; ++seat)
            has_special_[seat] = start.hands[seat].special != Special::none;
        if (viewer < seats_)
            own_ = start.captured[viewer];
    }

    void see(const Event& event)
    {
        std::visit([this](const auto& seen) { note(seen); }, event);
    }

    /// Returns how the state contradicts the events seen; empty if it does not.
    std::string contradiction(const State& state) const
    {
        Gangsters anywhere;
        for (Seat seat = 0; seat < seats_; ++seat) {
            if (!(taken_[seat] - state.captured[seat]).empty())
                return "a gangster is not in the pile of its captor " + std::to_string(seat);
            if (seat == eyes_ && state.captured[seat] != (taken_[seat] | own_))
                return "the own pile is another one";
            anywhere |= taken_[seat];
        }
        for (Seat seat = 0; seat < seats_; ++seat)
            for (Seat captor = 0; captor < seats_; ++captor)
                if (!((captor != seat ? state.captured[seat] : state.hands[seat].gangsters) & taken_[captor]).empty())
                    return "a captured gangster lies somewhere else too";
        for (const Gangster gangster : state.deck)
            if (anywhere.contains(gangster) || out_of_deck_.contains(gangster))
                return "gangster " + std::to_string(gangster) + " went back into the deck";
        for (Seat seat = 0; seat < seats_; ++seat)
            for (const Gangster gangster : state.hands[seat].gangsters)
                if (seat != eyes_ && out_of_deck_.contains(gangster))
                    return "gangster " + std::to_string(gangster) + " went back into a hand";
        return shuffled_ ? contradiction_in_specials(state) : std::string();
    }

    bool shuffled_in_the_deal() const { return shuffled_ && !dealt_before_.empty(); }

private:
    /// The cards of the shuffled pile must be in the deck, in the hands dealt since, or shown by those hands. Hands
    /// dealt earlier have none of them.
    std::string contradiction_in_specials(const State& state) const
    {
        Kinds after = shown_after_;
        Kinds before = shown_before_;
        for (const Special special : state.special_deck)
            ++after[special];
        for (Seat seat = 0; seat < seats_; ++seat) {
            const Special special = state.hands[seat].special;
            if (special != Special::none)
                ++(dealt_before_.contains(seat) ? before : after)[special];
        }
        Kinds others;
        for (const Special special : all_specials)
            others[special] = (seats_ == 2 ? 3 : 4) - (pile_.contains(special) ? pile_.at(special) : 0);
        if (!within(after, pile_) || !within(pile_, after))
            return "what was shuffled is neither in the deck nor in a later hand";
        return within(before, others) ? std::string() : "a hand has what was in the pile when it was dealt";
    }

    void note(const Revealed& revealed)
    {
        for (const auto& [seat, choice] : revealed.choices) {
            out_of_deck_.insert(choice.gangster);
            if (choice.special == Special::none)
                continue;
            has_special_[seat] = false;
            ++(dealt_before_.contains(seat) ? shown_before_ : shown_after_)[choice.special];
        }
    }
    void note(const Captured& captured)
    {
        taken_[captured.seat] |= captured.gangsters;
        out_of_deck_ |= captured.gangsters;
    }
    void note(const Refilled& refilled) { out_of_deck_ |= refilled.gangsters; }
    void note(const SpecialDiscarded& discarded)
    {
        ++discard_[discarded.special];
        has_special_[discarded.seat] = false;
    }
    void note(const RoundEnded&)
    {
        shuffled_ = false;
        dealt_before_ = {};
        shown_before_.clear();
        shown_after_.clear();
    }
    void note(const Dealt& dealt)
    {
        if (dealt.seat == eyes_)
            out_of_deck_ |= dealt.gangsters;
        if (!dealt.with_special)
            return;
        if (to_draw_ == 0) {
            shuffled_ = true;
            pile_ = discard_;
            for (const auto& [special, count] : discard_)
                to_draw_ += static_cast<std::size_t>(count);
            discard_.clear();
            for (Seat seat = 0; seat < seats_; ++seat)
                if (has_special_[seat])
                    dealt_before_.insert(seat);
        }
        --to_draw_;
        has_special_[dealt.seat] = true;
    }
    /// All other events show nothing that is hidden later.
    void note(const auto&) { }

    Seat eyes_;
    int seats_;
    std::array<Gangsters, the_gang::max_seats> taken_;
    Gangsters own_;
    /// Gangsters seen since the beginning.
    Gangsters out_of_deck_;
    std::size_t to_draw_;
    Kinds discard_;
    std::array<bool, the_gang::max_seats> has_special_{};
    bool shuffled_ = false;
    Kinds pile_;
    SeatSet dealt_before_;
    Kinds shown_before_;
    Kinds shown_after_;
};

}

/// Checks that a state sampled from a view is consistent with everything that the seat has seen since the beginning.
class TheGangMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The real state and the samples from any view are consistent with what any viewer has seen.
    void sampleAgreesWithAllThatWasSeen()
    {
        int in_the_deal = 0;
        int captured = 0;
        samples_agree_with_all_that_was_seen<GangCases, Witness>(
            250, [&](Seat seat, const Witness& witness, const Events& events) {
                in_the_deal += witness.shuffled_in_the_deal() ? 1 : 0;
                for (const Event& event : events)
                    captured += seat == 0 && std::holds_alternative<Captured>(event) ? 1 : 0;
            });
        QVERIFY(in_the_deal > 500);
        QVERIFY(captured > 1000);
    }

    /// A capture of the present job is in its captor's pile.
    void capturedInThisJob()
    {
        Table table = with_special({{4, 6, 7, 9, 12}, {11, 13, 15, 17, 19}}, 40, Special::lookout);
        table.lookout(0, chicago, End::left);
        Random random(3);
        for (const Gangsters gang : table.gangs())
            for (const Seat viewer : {Seat{1}, Seat{2}})
                for (int draw = 0; draw < 50; ++draw)
                    QVERIFY((gang - sample(view(table.state, viewer), random).captured[0]).empty());
        QVERIFY(!table.gangs().empty());
    }

    /// Gangsters that a position put into a pile are known only to its owner (TG-4.6), and to others may be any unseen.
    void unseenCapturesAreNotRemembered()
    {
        const State state = arranged({.captured = {{2, 4}, {6}}}, 3);
        QVERIFY(public_state(state).memory == Memory());
        Random random(3);
        std::map<Gangster, int> drawn;
        for (int draw = 0; draw < 2000; ++draw) {
            const State guess = sample(view(state, 2), random);
            QCOMPARE(guess.captured[0].size(), 2);
            for (const Gangster gangster : guess.captured[0])
                ++drawn[gangster];
            QCOMPARE(sample(view(state, 0), random).captured[0], (Gangsters{2, 4}));
        }
        QVERIFY(drawn.size() > 50 && drawn[2] < 200);
    }

    /// TG-3.9: three seats are dealt the last specials; then the pile, which everybody knows, is shuffled.
    void handsDealtBeforeThePileWasShuffled()
    {
        State state = deal({}, 5, 1);
        const SpecialPile pile{Special::lookout, Special::lookout, Special::lookout, Special::lookout, Special::spy,
            Special::spy, Special::boss_calls, Special::boss_calls, Special::boss_calls};
        state.memory.shuffle(pile, SeatSet::first(3), 5);
        QVERIFY(state.memory.not_shuffled == (SpecialPile{Special::spy, Special::spy, Special::boss_calls}));
        state.hands[0].special = Special::boss_calls;
        state.hands[1].special = state.hands[2].special = Special::spy;
        state.hands[3].special = state.hands[4].special = Special::lookout;
        state.special_deck = {Special::lookout, Special::lookout, Special::spy, Special::spy, Special::boss_calls,
            Special::boss_calls, Special::boss_calls};
        Random random(3);
        std::map<Special, int> late;
        for (int draw = 0; draw < 300; ++draw) {
            const State guess = sample(view(state, 0), random);
            QVERIFY(guess.hands[1].special == Special::spy && guess.hands[2].special == Special::spy);
            ++late[guess.hands[3].special];
            QVERIFY(GangCases::wrong(guess).empty());
        }
        QVERIFY(late[Special::lookout] > 90 && late[Special::spy] > 30 && late[Special::boss_calls] > 60);
        QCOMPARE(late.size(), 3u);
    }
};

BACKROOM_SUITE(TheGangMemory)
#include "tst_memory.moc"
