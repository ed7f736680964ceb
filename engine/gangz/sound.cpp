// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Validation of the views that another machine sends (core/untrusted.hpp).
#include "engine/core/demand.hpp"
#include "engine/gangz/owners.hpp"
#include "engine/gangz/rules.hpp"

#include <algorithm>

namespace backroom::gangz {

namespace {

/// The number of cards of each stock.
using OfStocks = std::array<int, 0x100>;

bool none_below_0(const OfStocks& cards)
{
    return std::ranges::all_of(cards, [](int count) { return count >= 0; });
}

struct Sound {
    const View& view;
    const PublicState& open = view.open;
    const Memory& memory = view.open.memory;
    const PublicState::Place own_place = view.seat == nobody ? PublicState::Place() : open.places[view.seat];

    void demand_it() const
    {
        demand(memory.sound(), "what is remembered is out of order");
        for (Seat seat = 0; seat < max_seats; ++seat)
            demand_place(open.places[seat], seat);
        demand_own();
        demand_wall();
        const std::size_t cards = view.aside.count() + static_cast<std::size_t>(view.hand.size()) + leader_count
            + open.wall.size() + open.discard.size();
        demand(seen_cards(view).count() == cards, "a card is in two places");
        demand_stocks();
        demand_choices();
        demand_story();
    }

    bool over() const { return open.phase == Phase::over; }
    bool voting() const { return open.phase == Phase::voting; }

    void demand_place(const PublicState::Place& place, Seat seat) const
    {
        demand(place.hand == memory.hand(seat).size() && place.aside == memory.aside(seat).size(),
            "another number of cards is remembered");
        demand((!place.chosen || open.phase == Phase::choosing) && (!place.voted || voting()),
            "a choice is secret after all are open");
        // GZ-2.2: the number of cards that can still be swapped away, one fewer each time.
        demand(place.aside + place.hand * (place.hand + 1) / 2 - 1 <= most_aside, "too many cards lie aside");
        if (seat >= open.seats)
            demand(place == PublicState::Place(), "a seat that is not there has cards");
        else
            demand(over() || (place.hand > 0 && place.total < open.options.target), "the game is over, and goes on");
    }

    void demand_own() const
    {
        const int on_wall = voting() ? view.played.size() : 0;
        demand(view.hand.size() + on_wall == own_place.hand && static_cast<int>(view.aside.count()) == own_place.aside,
            "the own cards are not those that others see");
        demand(own_place.chosen == (open.phase == Phase::choosing && !view.played.empty())
                && (open.phase != Phase::choosing || !view.vote) && own_place.voted == (voting() && view.vote),
            "the own choice is made and not made");
        if (open.phase == Phase::choosing) {
            demand(view.played.empty() || can_be_played(view.hand, view.played), "the own choice cannot be played");
            return;
        }
        if (view.seat == nobody) {
            demand(view.played.empty() && !view.vote, "the own choice is made and not made");
            return;
        }
        demand(is_play(view.played), "the own choice cannot be played");
        for (const Card card : view.played)
            demand(std::ranges::count(open.wall, card) == 1, "an own card is not on the wall");
        demand(!view.vote || can_be_voted(open.wall, view.played, *view.vote), "the own vote is for no such cards");
    }

    void demand_wall() const
    {
        if (open.phase == Phase::choosing) {
            demand(open.wall.empty(), "a wall while all choose");
            demand(open.deck + static_cast<int>(open.discard.size()) >= intruder_count, "too few cards are left");
        } else {
            demand_size_of_wall(view, open.wall);
        }
        demand(memory.intruders().size() == (voting() ? intruder_count : 0), "intruders are hidden, or not");
    }

    /// Demands, for every stock, that the number of cards not seen since equals the number of hidden cards.
    void demand_stocks() const
    {
        OfStocks own{};
        OfStocks unseen{};
        const auto add = [&](OfStocks& cards, const auto& all, int sign) {
            for (const Card card : all)
                cards[memory.stock_of(card)] += sign;
        };
        const auto take = [](OfStocks& cards, const auto& stocks) {
            for (const Memory::Stock stock : stocks)
                --cards[stock];
        };
        add(own, view.hand, 1);
        if (voting())
            add(own, view.played, 1);
        if (view.seat != nobody)
            take(own, memory.hand(view.seat));
        demand(none_below_0(own), "the own cards are of another stock");
        const CardSet seen = seen_cards(view);
        for (std::size_t card = 0; card < card_count; ++card)
            unseen[memory.stock_of(static_cast<Card>(card))] += seen.test(card) ? 0 : 1;
        OfStocks of_others{};
        for (Seat seat = 0; seat < open.seats; ++seat)
            if (seat != view.seat) {
                for (const Memory::Stock stock : memory.hand(seat))
                    ++of_others[stock];
                take(unseen, memory.aside(seat));
            }
        if (voting()) {
            add(of_others, open.wall, -1);
            add(of_others, view.played, 1);
            for (const Memory::Stock stock : memory.intruders())
                ++of_others[stock];
        }
        for (std::size_t stock = 0; stock < unseen.size(); ++stock)
            unseen[stock] -= of_others[stock];
        unseen[memory.deck()] -= open.deck;
        demand(none_below_0(unseen) && none_below_0(of_others), "there are too many cards of a stock");
        demand(!voting() || has_owners(view), "nobody can have played the wall");
    }

    void demand_choices() const
    {
        int made = 0;
        for (const PublicState::Place& place : open.places)
            made += place.chosen || place.voted ? 1 : 0;
        demand(made < open.seats, "all have chosen or voted, and nobody shows it");
    }

    void demand_story() const
    {
        const Story& story = open.story;
        const int played = open.round - (over() ? 0 : 1);
        demand(story.last.round == 0 || story.last.round == played, "the last round was another one");
        for (const Reveal* reveal : {&story.last, &story.hardest}) {
            demand(reveal->round <= played && (reveal->round > 0 || *reveal == Reveal()),
                "a round is told that was not played");
            if (reveal->round > 0)
                demand_reveal(*reveal, open.seats);
        }
        if (!over())
            return;
        const auto reached = [&](const PublicState::Place& place) { return place.total >= open.options.target; };
        demand(
            std::any_of(open.places.begin(), open.places.begin() + open.seats, reached), "the game is over too early");
        demand(story.last.round == open.round && story.last.wall == open.wall && story.last.leader == open.leader()
                && (view.seat == nobody
                    || (story.last.played[view.seat] == view.played && view.vote == story.last.votes[view.seat])),
            "the last round was another one");
    }
};

}

bool is_play(const Cards& cards)
{
    return !cards.empty() && cards.size() <= most_played && std::ranges::adjacent_find(cards) == cards.end();
}

bool can_be_played(const Cards& hand, const Cards& played)
{
    return is_play(played) && std::ranges::all_of(played, [&](Card card) { return hand.contains(card); });
}

bool can_be_voted(const Wall& wall, const Cards& own, const Pawns& pawns)
{
    const auto can = [&](Card card) { return std::ranges::find(wall, card) != wall.end() && !own.contains(card); };
    return can(pawns.first) && can(pawns.second) && pawns.first != pawns.second;
}

void demand_size_of_wall(const View& view, const Wall& wall)
{
    const int of_others = static_cast<int>(wall.size()) - view.played.size() - intruder_count;
    const int others = view.open.seats - (view.seat == nobody ? 0 : 1);
    demand(of_others >= others && of_others <= others * most_played, "a wall has another number of cards");
}

void demand_reveal(const Reveal& reveal, int seats)
{
    CardSet left;
    for (const Card card : reveal.wall)
        left.set(card);
    const auto take = [&](Card card) {
        demand(left.test(card), "a card was on the wall twice, or not");
        left.reset(card);
    };
    for (const Card card : reveal.intruders)
        take(card);
    for (Seat seat = 0; seat < max_seats; ++seat) {
        const Cards& played = reveal.played[seat];
        demand(seat < seats ? is_play(played) : played.empty(), "a seat played too many cards, or none");
        for (const Card card : played)
            take(card);
        demand(seat < seats ? can_be_voted(reveal.wall, played, reveal.votes[seat]) : reveal.votes[seat] == Pawns(),
            "a seat voted for no such cards");
    }
    demand(left.none(), "nobody played a card of the wall");
}

void demand_sound(const View& view)
{
    Sound{view}.demand_it();
}

}
