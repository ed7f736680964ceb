// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Validation of the events that another machine sends (core/untrusted.hpp).
#include "engine/core/demand.hpp"
#include "engine/gangz/rules.hpp"

#include <algorithm>

namespace backroom::gangz {

namespace {

struct Fits {
    const View& view;
    const PublicState& open = view.open;
    const Memory& memory = view.open.memory;

    const PublicState::Place& place(Seat seat) const { return open.places[seat]; }
    void demand_phase(Phase phase) const { demand(open.phase == phase, "it is not the time for that"); }
    /// GZ-2.5: demands that the votes of this round are open and that their consequences are due.
    void demand_shown(bool unmasked) const
    {
        demand_phase(Phase::voting);
        demand(open.story.last.round == open.round && memory.intruders().empty() == unmasked,
            "the votes are open, or not yet");
    }
    /// Demands that a seat draws cards that the deck has. Only the seat's own cards are seen.
    void demand_drawn(const Memory& remembered, const auto& drawn) const
    {
        demand(drawn.size <= open.deck, "the deck has fewer cards");
        demand(remembered.can_draw(drawn.seat, drawn.size, drawn.before),
            "a hand gets too many cards, or from another stock");
        demand(drawn.cards.size() == (drawn.seat == view.seat ? drawn.size : 0),
            "the cards of another seat are shown, or not the own");
        demand_new(drawn.cards);
    }
    /// GZ-4.1: after the wall is cleared the leader is a discard, so it may be drawn before the next leader comes.
    void demand_new(const auto& cards) const
    {
        View now = view;
        if (open.phase == Phase::voting && open.wall.empty())
            now.open.leaders.front() = open.leaders[1];
        CardSet seen = seen_cards(now);
        for (const Card card : cards) {
            demand(!seen.test(card), "a card comes from elsewhere");
            seen.set(card);
        }
    }

    void operator()(const Swapped& swapped) const
    {
        demand_phase(Phase::choosing);
        const PublicState::Place& old = place(swapped.seat);
        demand(!old.swapped && !old.chosen && swapped.size + 1 == old.hand && swapped.size > 0
                && old.aside + old.hand <= most_aside && memory.aside(swapped.seat).size() == old.aside,
            "a seat swaps twice, or otherwise");
        Memory laid = open.memory;
        laid.lay_aside(swapped.seat);
        demand_drawn(laid, swapped);
    }

    void operator()(const Chosen& chosen) const
    {
        demand_phase(Phase::choosing);
        demand(!place(chosen.seat).chosen
                && (chosen.seat == view.seat ? can_be_played(view.hand, chosen.cards) : chosen.cards.empty()),
            "a seat chooses twice, or openly, or what it has not");
    }

    void operator()(const Reshuffled& shuffled) const
    {
        demand(open.phase != Phase::over && !open.discard.empty() && shuffled.cards == open.discard.size(),
            "other cards are shuffled");
    }

    void operator()(const LaidOut& laid) const
    {
        demand_phase(Phase::choosing);
        for (Seat seat = 0; seat < open.seats; ++seat)
            demand(place(seat).chosen, "the wall is laid too early");
        demand_size_of_wall(view, laid.cards);
        demand(open.deck >= intruder_count && memory.intruders().empty() && laid.before <= intruder_count,
            "the deck has fewer cards");
        CardSet others;
        for (const Card card : laid.cards)
            if (!view.played.contains(card)) {
                demand(!others.test(card), "a card is on the wall twice");
                others.set(card);
            }
        demand(static_cast<int>(others.count()) + view.played.size() == static_cast<int>(laid.cards.size()),
            "an own card is not on the wall");
    }

    void operator()(const Voted& voted) const
    {
        demand_phase(Phase::voting);
        demand(!place(voted.seat).voted
                && (voted.seat == view.seat ? can_be_voted(open.wall, view.played, voted.pawns)
                                            : voted.pawns == Pawns()),
            "a seat votes twice, or openly, or for no such cards");
    }

    void operator()(const VotesShown& shown) const
    {
        demand_phase(Phase::voting);
        demand(shown.seats == open.seats && (view.seat == nobody || shown.votes[view.seat] == view.vote),
            "the own vote is another one");
        for (Seat seat = 0; seat < open.seats; ++seat)
            demand(place(seat).voted, "the votes are shown too early");
    }

    void operator()(const Unmasked& unmasked) const
    {
        demand_shown(false);
        Reveal reveal = open.story.last;
        reveal.intruders = unmasked.intruders;
        reveal.played = unmasked.played;
        demand_reveal(reveal, open.seats);
        demand(view.seat == nobody || unmasked.played[view.seat] == view.played, "the own cards are others");
        for (Seat seat = 0; seat < open.seats; ++seat)
            demand(memory.holds(seat, unmasked.played[seat]), "a seat cannot have had that card");
        demand(memory.hides(unmasked.intruders), "the deck cannot have had that card");
    }

    /// GZ-3
    void operator()(const Scored& scored) const
    {
        demand_shown(true);
        const Reveal& last = open.story.last;
        demand(last.scores[scored.seat] == Score(), "a seat gets its points twice");
        int found = 0;
        int clean = 0;
        int shot = 0;
        for (const Card card : last.intruders)
            found += last.votes[scored.seat].on(card) ? 1 : 0;
        for (const Card card : last.played[scored.seat]) {
            const int pawns = last.pawns_on(card, open.seats).size();
            clean += pawns == 0 ? 1 : 0;
            shot += pawns;
        }
        const Score& score = scored.score;
        demand(score.found == found && score.clean == clean && score.shot == shot
                && score.total == place(scored.seat).total + score.points(),
            "the points are others");
    }

    void operator()(const Discarded& discarded) const
    {
        demand_shown(true);
        const auto same = [&] {
            return discarded.cards[0] == open.leader()
                && std::equal(open.wall.begin(), open.wall.end(), discarded.cards.begin() + 1, discarded.cards.end());
        };
        demand(!open.wall.empty() && discarded.cards.size() == open.wall.size() + 1 && same()
                && open.discard.size() + discarded.cards.size() <= card_count,
            "other cards are discarded");
    }

    void operator()(const Drawn& drawn) const
    {
        demand_shown(true);
        demand(open.wall.empty() && drawn.size == open.story.last.played[drawn.seat].size(),
            "a seat draws otherwise than it played");
        demand_drawn(memory, drawn);
    }

    void operator()(const LeaderMoved& moved) const
    {
        demand_shown(true);
        demand(open.wall.empty() && moved.leader == open.leaders[1] && open.round < round_numbers.most,
            "another leader comes");
        demand(open.deck > 0, "the deck has fewer cards");
        demand_new(std::array{moved.revealed});
    }

    void operator()(const GameOver& over) const
    {
        demand_shown(true);
        demand(!open.wall.empty(), "the game ends in another round");
        PublicState ended = open;
        ended.phase = Phase::over;
        const Result standing = result(ended);
        for (Seat seat = 0; seat < max_seats; ++seat)
            demand(over.places[seat] == (seat < open.seats ? standing.places[seat] : 0), "the places are others");
    }
};

}

void demand_fits(const View& view, const Event& event)
{
    std::visit(Fits{view}, event);
}

}
