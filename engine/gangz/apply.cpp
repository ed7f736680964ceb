// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/deal.hpp"
#include "engine/gangz/rules.hpp"

#include <algorithm>
#include <bit>

namespace backroom::gangz {

namespace {

void put_in_order(Wall& wall)
{
    std::array<std::uint64_t, (card_count + 63) / 64> there{};
    for (const Card card : wall)
        there[card / 64u] |= std::uint64_t{1} << card % 64u;
    wall.clear();
    for (unsigned part = 0; part < there.size(); ++part)
        for (std::uint64_t bits = there[part]; bits != 0; bits &= bits - 1)
            wall.push_back(static_cast<Card>(64 * part + static_cast<unsigned>(std::countr_zero(bits))));
}

struct Turn {
    State& state;
    Seat actor;
    Events& events;

    /// GZ-2.2. The old hand leaves the game: nobody else sees it, and it is not added to the discards.
    void operator()(const SwapHand&)
    {
        Cards& hand = state.hands[actor];
        const Batch batch = draw(state, hand.size() - 1, &events);
        for (const Card card : hand)
            state.aside[actor].set(card);
        hand = batch.cards;
        state.swapped.insert(actor);
        state.memory.lay_aside(actor);
        state.memory.draw(actor, hand.size(), batch.before);
        events.emplace_back(Swapped{actor, hand, static_cast<std::uint8_t>(hand.size()), before(batch)});
    }

    void operator()(const Play& play)
    {
        state.played[actor] = play.cards;
        events.emplace_back(Chosen{actor, play.cards});
        if (pending(state).empty())
            lay_out();
    }

    void operator()(const Vote& vote)
    {
        state.votes[actor] = vote.pawns;
        events.emplace_back(Voted{actor, vote.pawns});
        if (!pending(state).empty())
            return;
        show_votes();
        score();
        if (reached())
            end_game();
        else
            next_round();
    }

    static std::uint8_t before(const Batch& batch) { return static_cast<std::uint8_t>(batch.before); }

    /// GZ-2.3
    void lay_out()
    {
        for (Seat seat = 0; seat < state.seats; ++seat)
            for (const Card card : state.played[seat]) {
                state.hands[seat].erase(card);
                state.wall.push_back(card);
            }
        const Batch batch = draw(state, intruder_count, &events);
        std::copy(batch.cards.begin(), batch.cards.end(), state.intruders.begin());
        for (const Card card : batch.cards)
            state.wall.push_back(card);
        // Sorts first, so that the order depends only on the generator and on which cards there are.
        put_in_order(state.wall);
        state.random.shuffle(state.wall);
        state.memory.lay_intruders(batch.before);
        state.phase = Phase::voting;
        events.emplace_back(LaidOut{state.wall, before(batch)});
    }

    /// GZ-2.5
    void show_votes()
    {
        Reveal& reveal = state.story.last;
        reveal.round = state.round;
        reveal.leader = state.leaders.front();
        reveal.wall = state.wall;
        reveal.intruders = state.intruders;
        reveal.played = state.played;
        for (Seat seat = 0; seat < state.seats; ++seat)
            reveal.votes[seat] = *state.votes[seat];
        state.memory.reveal(state.played);
        events.emplace_back(VotesShown{state.seats, reveal.votes});
        events.emplace_back(Unmasked{state.intruders, state.played});
    }

    /// GZ-3
    void score()
    {
        std::array<std::uint8_t, card_count> pawns{};
        std::array<Score, max_seats> scores{};
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const Pawns& vote = *state.votes[seat];
            ++pawns[vote.first];
            ++pawns[vote.second];
            for (const Card intruder : state.intruders)
                scores[seat].found = static_cast<std::uint8_t>(scores[seat].found + (vote.on(intruder) ? 1 : 0));
        }
        for (Seat seat = 0; seat < state.seats; ++seat) {
            Score& score = scores[seat];
            for (const Card card : state.played[seat]) {
                score.clean = static_cast<std::uint8_t>(score.clean + (pawns[card] == 0 ? 1 : 0));
                score.shot = static_cast<std::uint8_t>(score.shot + pawns[card]);
            }
            state.totals[seat] += score.points();
            score.total = state.totals[seat];
            state.story.score(seat, score, state.seats);
            events.emplace_back(Scored{seat, score});
        }
    }

    bool reached() const
    {
        return std::any_of(state.totals.begin(), state.totals.begin() + state.seats,
            [this](int total) { return total >= state.options.target; });
    }

    /// GZ-4.3
    void end_game()
    {
        state.phase = Phase::over;
        GameOver over;
        const Result standing = result(state);
        for (Seat seat = 0; seat < state.seats; ++seat)
            over.places[seat] = static_cast<std::uint8_t>(standing.places[seat]);
        events.emplace_back(over);
    }

    /// GZ-4.1
    void next_round()
    {
        Discarded discarded;
        discarded.cards.push_back(state.leaders.front());
        for (const Card card : state.wall)
            discarded.cards.push_back(card);
        for (const Card card : discarded.cards)
            state.discard.push_back(card);
        events.emplace_back(discarded);
        state.wall.clear();
        for (Seat seat = 0; seat < state.seats; ++seat)
            refill(seat);
        const Batch revealed = draw(state, 1, &events);
        std::move(state.leaders.begin() + 1, state.leaders.end(), state.leaders.begin());
        state.leaders.back() = revealed.cards[0];
        events.emplace_back(LeaderMoved{state.leaders.front(), state.leaders.back()});
        ++state.round;
        state.phase = Phase::choosing;
        state.swapped = {};
        state.played = {};
        state.intruders = {};
        state.votes = {};
    }

    void refill(Seat seat)
    {
        const Batch batch = draw(state, state.played[seat].size(), &events);
        for (const Card card : batch.cards)
            state.hands[seat].insert(card);
        state.memory.draw(seat, batch.cards.size(), batch.before);
        events.emplace_back(Drawn{seat, batch.cards, static_cast<std::uint8_t>(batch.cards.size()), before(batch)});
    }
};

}

void apply(State& state, Seat seat, const Action& action, Events& events)
{
    assert(!check(state, seat, action));
    std::visit(Turn{state, seat, events}, action);
}

}
