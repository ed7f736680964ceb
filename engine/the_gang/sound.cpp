// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Validation of the views that another machine sends (core/untrusted.hpp).
#include "engine/core/demand.hpp"
#include "engine/the_gang/deal.hpp"
#include "engine/the_gang/rules.hpp"

namespace backroom::the_gang {

namespace {

/// The number of cards of each special.
class Count {
public:
    explicit Count(int of_each)
    {
        for (const Special special : all_specials)
            left(special) = of_each;
    }
    explicit Count(const SpecialPile& pile)
    {
        for (const Special special : pile)
            ++left(special);
    }
    void take(Special special)
    {
        if (special != Special::none)
            demand(--left(special) >= 0, "there are too many of a special");
    }
    void take(const Count& others)
    {
        for (const Special special : all_specials)
            demand((left(special) -= others.left_[static_cast<std::size_t>(special)]) >= 0,
                "a special that is remembered is elsewhere");
    }
    int all() const { return left_[1] + left_[2] + left_[3]; }

private:
    int& left(Special special) { return left_[static_cast<std::size_t>(special)]; }

    std::array<int, special_kinds + 1> left_{};
};

struct Sound {
    const View& view;
    const PublicState& open = view.open;
    const PublicState::Place own = view.seat == nobody ? PublicState::Place() : open.places[view.seat];

    void demand_it() const
    {
        demand(open.options.rounds == 0 || open.round <= open.options.rounds, "a round too many");
        for (std::size_t city = 0; city < city_count; ++city)
            demand(open.cities[city].empty() || static_cast<int>(city) < open.cities_in_play(),
                "a gangster is in a city that is not in play");
        demand_places();
        if (open.phase == Phase::choosing)
            demand_choosing();
        else
            demand(view.choice == Choice(), "a choice is secret after all are open");
        if (open.phase == Phase::placing)
            demand_placing();
        else
            demand(open.to_play.empty() && open.choices.empty() && open.turn == Turn(), "a turn without a choice");
        demand(!over() || ends_the_game(open), "the game is over too early");
        demand_gangsters();
        demand_specials();
    }

    bool over() const { return open.phase == Phase::over; }

    void demand_places() const
    {
        const int hand = jobs_a_round - open.job + (open.phase == Phase::choosing ? 1 : 0);
        for (Seat seat = 0; seat < open.seats; ++seat) {
            const PublicState::Place& place = open.places[seat];
            const Gangsters seen = open.memory.captured[seat];
            const Gangsters pile = seat == view.seat ? view.captured : over() ? open.piles[seat] : seen;
            demand(!place.chosen || open.phase == Phase::choosing, "a choice is secret after all are open");
            demand(place.gangsters == hand, "a hand has another number of gangsters");
            demand((seen - pile).empty(), "a captured gangster is not in its pile");
            const bool whole = seat == view.seat || over();
            demand(whole ? place.captured == pile.size() : place.captured >= pile.size(),
                "a pile has another number of gangsters");
            demand(!open.memory.dealt_before_shuffle.contains(seat) || place.special,
                "a seat without a special remembers its deal");
        }
        for (std::size_t seat = open.seats; seat < max_seats; ++seat)
            demand(
                open.memory.captured[seat].empty() && open.piles[seat].empty(), "a seat that is not there has a pile");
        demand(view.hand.gangsters.size() == own.gangsters && (view.hand.special != Special::none) == own.special
                && (view.seat == nobody ? view.captured.empty() : !over() || open.piles[view.seat] == view.captured),
            "the own cards are not those that others see");
    }

    /// TG-1.1, TG-2.3
    void demand_gangsters() const
    {
        int seen = view.hand.gangsters.size() + view.captured.size();
        int hidden = open.deck;
        for (const Gangsters row : open.cities)
            seen += row.size();
        for (Seat seat = 0; seat < open.seats; ++seat) {
            if (seat == view.seat)
                continue;
            const PublicState::Place& place = open.places[seat];
            const int known = over() ? place.captured : open.memory.captured[seat].size();
            seen += known;
            hidden += place.gangsters + place.captured - known;
        }
        const int placed = open.turn.gangster_placed ? 1 : 0;
        seen += static_cast<int>(open.to_play.size()) - placed;
        demand(seen == seen_gangsters(view).size(), "a gangster is in two places");
        demand(seen + hidden <= gangsters_in_game(open.seats), "there are too many gangsters");
    }

    /// TG-1.2, TG-3.9
    void demand_specials() const
    {
        Count hidden(copies_of_special(open.seats));
        hidden.take(view.hand.special);
        for (const Seat seat : open.to_play)
            hidden.take(open.still_to_play(seat).special);
        for (const Special special : open.special_discard)
            hidden.take(special);
        const SeatSet early = open.memory.dealt_before_shuffle;
        Count not_shuffled(open.memory.not_shuffled);
        if (early.contains(view.seat))
            not_shuffled.take(view.hand.special);
        hidden.take(not_shuffled);
        int dealt_early = 0;
        int anywhere = open.special_deck;
        for (Seat seat = 0; seat < open.seats; ++seat)
            if (seat != view.seat && open.places[seat].special)
                ++(early.contains(seat) ? dealt_early : anywhere);
        demand(dealt_early <= not_shuffled.all() && anywhere <= hidden.all(), "there are too many specials");
    }

    void demand_choosing() const
    {
        bool all = true;
        for (Seat seat = 0; seat < open.seats; ++seat)
            all = all && open.places[seat].chosen;
        demand(!all, "all have chosen, and nobody shows it");
        demand(own.chosen == (view.choice.gangster != 0), "the own choice is made and not made");
        demand_choice(view, view.choice);
    }

    /// TG-3.4: the seats that still have to play are the last ones of the choices.
    void demand_placing() const
    {
        demand(!open.to_play.empty(), "all have played, and the job goes on");
        demand_order(open);
        const Choice choice = open.still_to_play(open.to_play.back());
        demand(choice.special != Special::none, "a ticket is not played");
        const Turn& turn = open.turn;
        const auto& row = open.cities[static_cast<std::size_t>(turn.city)];
        demand(!(turn.gangster_placed && turn.special_played), "a turn does not end");
        demand(turn.begun() ? index(turn.city) < open.cities_in_play() : turn == Turn(), "a turn is in no city");
        demand(!turn.gangster_placed || row.contains(choice.gangster), "a placed gangster is not in its row");
        const auto played = [&](Special special) { return turn.special_played && choice.special == special; };
        demand(turn.lookout.has_value() == played(Special::lookout), "a Lookout stands at no end");
        demand(played(Special::spy) ? row.contains(turn.spied) : turn.spied == 0, "a Spy lies on no gangster");
    }
};

}

void demand_choice(const View& view, const Choice& choice)
{
    if (choice.gangster == 0) {
        demand(choice == Choice(), "a choice has no gangster");
        return;
    }
    demand(view.hand.gangsters.contains(choice.gangster), "a gangster is chosen that is not in the hand");
    demand(choice.ticket ? index(*choice.ticket) < view.open.cities_in_play() && choice.special == Special::none
                         : choice.special != Special::none && choice.special == view.hand.special,
        "a choice has no ticket and no special of the hand");
}

void demand_order(const PublicState& open)
{
    SeatSet seats;
    int before = 0;
    for (const auto& [seat, choice] : open.choices) {
        seats.insert(seat);
        demand(choice.gangster > before, "the choices are out of order");
        demand((choice.special == Special::none) == choice.ticket.has_value()
                && (!choice.ticket || index(*choice.ticket) < open.cities_in_play()),
            "a choice has no ticket and no special");
        before = choice.gangster;
    }
    demand(static_cast<int>(open.choices.size()) == open.seats && seats == SeatSet::first(open.seats),
        "a seat has not chosen, or twice");
    const std::size_t all = open.choices.size();
    demand(open.to_play.size() <= all, "too many seats have to play");
    for (std::size_t at = 0; at < open.to_play.size(); ++at)
        demand(open.to_play[at] == open.choices[all - 1 - at].seat, "the seats play out of order");
}

bool ends_the_game(const PublicState& open)
{
    const bool round_ends = open.job == jobs_a_round;
    const int to_deal = missing_in_rows(open.cities, open.cities_in_play()) + (round_ends ? hand_size * open.seats : 0);
    return (round_ends && open.round == open.options.rounds) || to_deal > open.deck;
}

void demand_sound(const View& view)
{
    Sound{view}.demand_it();
}

}
