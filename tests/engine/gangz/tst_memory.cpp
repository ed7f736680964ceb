// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "memory_suite.hpp"
#include "random_games.hpp"
#include "suites.hpp"

#include <set>

using namespace test;

namespace {

/// A perfect memory: everything that a viewer has seen of a game, collected from the redacted events without the
/// engine's own memory. For each hidden card it keeps the cards that could be in the deck when the card was drawn.
class Witness {
public:
    Witness(const State& start, Seat viewer)
        : eyes_(viewer)
        , seats_(start.seats)
    {
        could_be_in_deck_.set();
        for (const Card card : start.leaders)
            could_be_in_deck_.reset(card);
        for (const Card card : start.discard)
            see(card);
        for (const Card card : start.discard)
            discard_.set(card);
        for (Seat seat = 0; seat < seats_; ++seat) {
            hidden_[seat].assign(static_cast<std::size_t>(start.hands[seat].size()), could_be_in_deck_);
            if (seat == eyes_)
                for (const Card card : start.hands[seat])
                    own_.set(card);
        }
        could_be_in_deck_ &= ~own_;
    }

    void see(const Event& event)
    {
        std::visit([this](const auto& seen) { note(seen); }, event);
    }

    /// Returns how the state contradicts the events seen; empty if it does not.
    std::string contradiction(const State& state) const
    {
        for (const Card card : state.deck)
            if (!could_be_in_deck_.test(card))
                return "card " + std::to_string(card) + " is in the deck";
        for (Seat seat = 0; seat < seats_; ++seat) {
            if (seat == eyes_) {
                CardSet hand;
                for (const Card card : state.hands[seat])
                    hand.set(card);
                if (state.phase == Phase::voting)
                    for (const Card card : state.played[seat])
                        hand.set(card);
                if (hand != own_ || state.aside[seat] != own_aside_)
                    return "the own cards are others";
                continue;
            }
            std::vector<Card> cards(state.hands[seat].begin(), state.hands[seat].end());
            if (state.phase == Phase::voting)
                cards.insert(cards.end(), state.played[seat].begin(), state.played[seat].end());
            if (!fit(cards, hidden_[seat]))
                return "seat " + std::to_string(seat) + " cannot have drawn its cards";
            cards.clear();
            for (int card = 0; card < card_count; ++card)
                if (state.aside[seat].test(static_cast<std::size_t>(card)))
                    cards.push_back(static_cast<Card>(card));
            if (!fit(cards, asides_[seat]))
                return "seat " + std::to_string(seat) + " cannot have swapped these away";
        }
        if (state.phase == Phase::voting
            && !fit({state.intruders.begin(), state.intruders.end()}, {intruders_.begin(), intruders_.end()}))
            return "an intruder cannot have come from the deck";
        return {};
    }

    bool remembers_something() const { return shuffles_ > 1; }

private:
    /// Returns whether the cards can be assigned to the draws one to one.
    static bool fit(std::vector<Card> cards, const std::vector<CardSet>& draws)
    {
        if (cards.size() != draws.size())
            return false;
        std::vector<int> taken(draws.size(), -1);
        const auto place = [&](const auto& self, int card, std::set<std::size_t>& tried) -> bool {
            for (std::size_t draw = 0; draw < draws.size(); ++draw) {
                if (!draws[draw].test(cards[static_cast<std::size_t>(card)]) || !tried.insert(draw).second)
                    continue;
                if (taken[draw] < 0 || self(self, taken[draw], tried)) {
                    taken[draw] = card;
                    return true;
                }
            }
            return false;
        };
        for (int card = 0; card < static_cast<int>(cards.size()); ++card) {
            std::set<std::size_t> tried;
            if (!place(place, card, tried))
                return false;
        }
        return true;
    }

    void see(Card card) { could_be_in_deck_.reset(card); }

    /// Returns the possible deck at each of these draws: before and after a reshuffle, if there was one.
    std::vector<CardSet> drawn(int count, int before)
    {
        std::vector<CardSet> draws;
        for (int at = 0; at < count; ++at)
            draws.push_back(at < before ? old_deck_ : could_be_in_deck_);
        return draws;
    }

    void note(const Swapped& swapped)
    {
        asides_[swapped.seat].insert(
            asides_[swapped.seat].end(), hidden_[swapped.seat].begin(), hidden_[swapped.seat].end());
        hidden_[swapped.seat].clear();
        if (swapped.seat == eyes_) {
            own_aside_ |= own_;
            own_.reset();
        }
        take(swapped.seat, swapped.cards, swapped.size, swapped.before);
    }
    void note(const Drawn& drawn) { take(drawn.seat, drawn.cards, drawn.size, drawn.before); }
    void take(Seat seat, const Cards& cards, int size, int before)
    {
        for (const CardSet& draw : drawn(size, before))
            hidden_[seat].push_back(draw);
        if (seat != eyes_)
            return;
        for (const Card card : cards) {
            own_.set(card);
            see(card);
        }
    }
    void note(const Reshuffled&)
    {
        ++shuffles_;
        old_deck_ = could_be_in_deck_;
        // The deck now has only cards that everybody saw among the discards, so none of these is in a hand.
        could_be_in_deck_ = discard_;
        for (auto* all : {&hidden_, &asides_})
            for (auto& draws : *all)
                for (CardSet& draw : draws)
                    draw &= ~discard_;
        old_deck_ &= ~discard_;
        discard_.reset();
    }
    void note(const LaidOut& laid)
    {
        const auto draws = drawn(intruder_count, laid.before);
        intruders_ = {draws[0], draws[1]};
        for (const Card card : laid.cards)
            see(card);
    }
    void note(const Unmasked& unmasked)
    {
        // Hidden draws from the same deck are interchangeable, so any of them may be this card.
        for (Seat seat = 0; seat < seats_; ++seat)
            for (const Card card : unmasked.played[seat]) {
                if (seat == eyes_) {
                    own_.reset(card);
                    continue;
                }
                auto& draws = hidden_[seat];
                const auto found = std::ranges::find_if(draws, [card](const CardSet& draw) { return draw.test(card); });
                if (found == draws.end())
                    throw std::logic_error("a seat showed a card that it cannot have drawn");
                draws.erase(found);
            }
    }
    void note(const Discarded& discarded)
    {
        for (const Card card : discarded.cards)
            discard_.set(card);
    }
    void note(const LeaderMoved& moved) { see(moved.revealed); }
    /// All other events show nothing that is hidden later.
    void note(const auto&) { }

    Seat eyes_;
    int seats_;
    int shuffles_ = 0;
    CardSet could_be_in_deck_;
    CardSet old_deck_;
    CardSet discard_;
    CardSet own_;
    CardSet own_aside_;
    std::array<std::vector<CardSet>, gangz::max_seats> hidden_;
    std::array<std::vector<CardSet>, gangz::max_seats> asides_;
    std::array<CardSet, intruder_count> intruders_;
};

}

/// Checks that a state sampled from a view is consistent with everything that the seat has seen since the beginning.
class GangzMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sampleAgreesWithAllThatWasSeen()
    {
        int remembered = 0;
        samples_agree_with_all_that_was_seen<GangzCases, Witness>(240,
            [&](Seat, const Witness& witness, const Events&) { remembered += witness.remembers_something() ? 1 : 0; });
        QVERIFY(remembered > 20000);
    }

    /// GZ-4.2: everybody saw the discards that now form the deck, so none of them is in a hand dealt earlier.
    void reshuffledCardsAreInNoOlderHand()
    {
        Table table({.hands = {{{1, 2}}, {{11, 12}}, {{21, 22}}},
                        .leaders = {100, 101, 102},
                        .deck = {{201, 202}},
                        .discard = GangzCases::numbers(210, 219)},
            3);
        table.all_play({1, 1, 1});
        for (Seat seat = 0; seat < 3; ++seat)
            table.act(seat, legal(table.state, seat)[0]);
        QCOMPARE(int(table.state.memory.deck()), 1);
        Random random(3);
        std::set<Card> newly;
        for (int draw = 0; draw < 500; ++draw) {
            const State guess = sample(view(table.state, 0), random);
            int old = 0;
            for (const Card card : guess.hands[1]) {
                const bool shuffled = table.state.memory.stock_of(card) == 1;
                old += shuffled ? 0 : 1;
                if (shuffled)
                    newly.insert(card);
            }
            QCOMPARE(old, 1);
        }
        // All cards that were shuffled, except those seen since: one card drawn and one leader.
        QCOMPARE(newly.size(), 10u + 6 - 2);
    }

    void anIntruderFromTheNewDeck()
    {
        Table table(
            {.hands = {{{1}}, {{11}}, {{21}}}, .leaders = {100, 101, 102}, .deck = {{201}}, .discard = {210, 211}}, 3);
        table.all_play({1, 1, 1});
        Random random(3);
        std::set<Card> others;
        for (int draw = 0; draw < 200; ++draw) {
            const State guess = sample(view(table.state, 0), random);
            QVERIFY(guess.intruders[1] == 210 || guess.intruders[1] == 211);
            others.insert(guess.intruders[0]);
        }
        QVERIFY((others == std::set<Card>{11, 21, 201}));
    }

    void ownSwappedCardsAreRemembered()
    {
        Table table(deal({}, 3, 1));
        const Cards old = table.state.hands[1];
        table.swap(1);
        Random random(3);
        for (int draw = 0; draw < 50; ++draw) {
            const State guess = sample(view(table.state, 1), random);
            QVERIFY(guess.aside[1] == table.state.aside[1]);
            for (const Card card : old)
                QVERIFY(guess.aside[1].test(card) && !guess.hands[0].contains(card));
        }
    }

    /// GZ-4.2: after 255 reshuffles the last stocks are no longer distinguished, and the game continues.
    void thousandsOfReshuffles()
    {
        State state = arranged(
            {.hands = {{{1, 2, 3}}, {{11, 12}}, {{21}}}, .leaders = {100, 101, 102}, .deck = {{201, 202}}}, 3, {20});
        Random random(1);
        Events events;
        while (state.round < 2000) {
            const Seat seat = *pending(state).begin();
            events.clear();
            state.totals = {};
            apply(state, seat, random_action(state, seat, random), events);
            const State guess = sample(view(state, seat), random);
            QVERIFY(view(guess, seat) == view(state, seat));
            QCOMPARE(GangzCases::wrong(guess), "");
        }
        QCOMPARE(int(state.memory.deck()), 255);
    }
};

BACKROOM_SUITE(GangzMemory)
#include "tst_memory.moc"
