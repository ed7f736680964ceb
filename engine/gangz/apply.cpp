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

class Turn {
public:
    Turn(State& state, Seat seat, Events& events)
        : state_(state)
        , seat_(seat)
        , events_(events)
    {
    }

    /// GZ-2.2. The old hand leaves the game: nobody else sees it, and it is not added to the discards.
    void operator()(const SwapHand&)
    {
        Cards& hand = state_.hands[seat_];
        const Batch batch = draw(state_, hand.size() - 1, &events_);
        for (const Card card : hand)
            state_.aside[seat_].set(card);
        hand = batch.cards;
        state_.swapped.insert(seat_);
        state_.memory.lay_aside(seat_);
        state_.memory.draw(seat_, hand.size(), batch.before);
        events_.emplace_back(Swapped{seat_, hand, static_cast<std::uint8_t>(hand.size()), before(batch)});
    }

    void operator()(const Play& play)
    {
        state_.played[seat_] = play.cards;
        events_.emplace_back(Chosen{seat_, play.cards});
        if (pending(state_).empty())
            lay_out();
    }

    void operator()(const Vote& vote)
    {
        state_.votes[seat_] = vote.pawns;
        events_.emplace_back(Voted{seat_, vote.pawns});
        if (!pending(state_).empty())
            return;
        show_votes();
        score();
        if (reached())
            end_game();
        else
            next_round();
    }

private:
    static std::uint8_t before(const Batch& batch) { return static_cast<std::uint8_t>(batch.before); }

    /// GZ-2.3
    void lay_out()
    {
        for (Seat seat = 0; seat < state_.seats; ++seat)
            for (const Card card : state_.played[seat]) {
                state_.hands[seat].erase(card);
                state_.wall.push_back(card);
            }
        const Batch batch = draw(state_, intruder_count, &events_);
        std::copy(batch.cards.begin(), batch.cards.end(), state_.intruders.begin());
        for (const Card card : batch.cards)
            state_.wall.push_back(card);
        // Sorts first, so that the order depends only on the generator and on the set of cards.
        put_in_order(state_.wall);
        state_.random.shuffle(state_.wall);
        state_.memory.lay_intruders(batch.before);
        state_.phase = Phase::voting;
        events_.emplace_back(LaidOut{state_.wall, before(batch)});
    }

    /// GZ-2.5
    void show_votes()
    {
        Reveal& reveal = state_.story.last;
        reveal.round = state_.round;
        reveal.leader = state_.leaders.front();
        reveal.wall = state_.wall;
        reveal.intruders = state_.intruders;
        reveal.played = state_.played;
        for (Seat seat = 0; seat < state_.seats; ++seat)
            reveal.votes[seat] = *state_.votes[seat];
        state_.memory.reveal(state_.played);
        events_.emplace_back(VotesShown{state_.seats, reveal.votes});
        events_.emplace_back(Unmasked{state_.intruders, state_.played});
    }

    /// GZ-3
    void score()
    {
        std::array<std::uint8_t, card_count> pawns{};
        std::array<Score, max_seats> scores{};
        for (Seat seat = 0; seat < state_.seats; ++seat) {
            const Pawns& vote = *state_.votes[seat];
            ++pawns[vote.first];
            ++pawns[vote.second];
            for (const Card intruder : state_.intruders)
                scores[seat].found = static_cast<std::uint8_t>(scores[seat].found + (vote.on(intruder) ? 1 : 0));
        }
        for (Seat seat = 0; seat < state_.seats; ++seat) {
            Score& score = scores[seat];
            for (const Card card : state_.played[seat]) {
                score.clean = static_cast<std::uint8_t>(score.clean + (pawns[card] == 0 ? 1 : 0));
                score.shot = static_cast<std::uint8_t>(score.shot + pawns[card]);
            }
            state_.totals[seat] += score.points();
            score.total = state_.totals[seat];
            state_.story.score(seat, score, state_.seats);
            events_.emplace_back(Scored{seat, score});
        }
    }

    bool reached() const
    {
        return std::any_of(state_.totals.begin(), state_.totals.begin() + state_.seats,
            [this](int total) { return total >= state_.options.target; });
    }

    /// GZ-4.3
    void end_game()
    {
        state_.phase = Phase::over;
        GameOver over;
        const Result standing = result(state_);
        for (Seat seat = 0; seat < state_.seats; ++seat)
            over.places[seat] = static_cast<std::uint8_t>(standing.places[seat]);
        events_.emplace_back(over);
    }

    /// GZ-4.1
    void next_round()
    {
        Discarded discarded;
        discarded.cards.push_back(state_.leaders.front());
        for (const Card card : state_.wall)
            discarded.cards.push_back(card);
        for (const Card card : discarded.cards)
            state_.discard.push_back(card);
        events_.emplace_back(discarded);
        state_.wall.clear();
        for (Seat seat = 0; seat < state_.seats; ++seat)
            refill(seat);
        const Batch revealed = draw(state_, 1, &events_);
        std::move(state_.leaders.begin() + 1, state_.leaders.end(), state_.leaders.begin());
        state_.leaders.back() = revealed.cards[0];
        events_.emplace_back(LeaderMoved{state_.leaders.front(), state_.leaders.back()});
        ++state_.round;
        state_.phase = Phase::choosing;
        state_.swapped = {};
        state_.played = {};
        state_.intruders = {};
        state_.votes = {};
    }

    void refill(Seat seat)
    {
        const Batch batch = draw(state_, state_.played[seat].size(), &events_);
        for (const Card card : batch.cards)
            state_.hands[seat].insert(card);
        state_.memory.draw(seat, batch.cards.size(), batch.before);
        events_.emplace_back(Drawn{seat, batch.cards, static_cast<std::uint8_t>(batch.cards.size()), before(batch)});
    }

    State& state_;
    Seat seat_;
    Events& events_;
};

}

void apply(State& state, Seat seat, const Action& action, Events& events)
{
    assert(!check(state, seat, action));
    std::visit(Turn(state, seat, events), action);
}

}
