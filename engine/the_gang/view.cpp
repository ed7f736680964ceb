// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/variants.hpp"
#include "engine/the_gang/deal.hpp"
#include "engine/the_gang/rules.hpp"

namespace backroom::the_gang {

namespace {

struct OwnPart {
    View& view;

    void operator()(const Chosen& chosen) const
    {
        if (chosen.seat == view.seat)
            view.choice = chosen.choice;
    }
    void operator()(const Revealed&) const
    {
        view.hand.gangsters.erase(view.choice.gangster);
        if (view.choice.special != Special::none)
            view.hand.special = Special::none;
        view.choice = {};
    }
    void operator()(const Captured& captured) const
    {
        if (captured.seat == view.seat)
            view.captured |= captured.gangsters;
    }
    void operator()(const SpecialDiscarded& discarded) const
    {
        if (discarded.seat == view.seat)
            view.hand.special = Special::none;
    }
    void operator()(const Dealt& dealt) const
    {
        if (dealt.seat == view.seat)
            view.hand = {dealt.gangsters, dealt.special};
    }
    void operator()(const OneOf<Placed, SpecialPlayed, JobEnded, Refilled, RoundEnded, GameOver> auto&) const { }
};

/// The events that every viewer may see whole. All are listed, so that a new event is hidden unless it is added here.
template <class Type>
concept AlwaysOpen =
    OneOf<Type, Revealed, Placed, SpecialPlayed, Captured, SpecialDiscarded, JobEnded, Refilled, RoundEnded, GameOver>;

struct Reveals {
    bool operator()(const OneOf<Revealed, Dealt, Refilled, GameOver> auto&) const { return true; }
    bool operator()(
        const OneOf<Chosen, Placed, SpecialPlayed, Captured, SpecialDiscarded, JobEnded, RoundEnded> auto&) const
    {
        return false;
    }
};

struct Visible {
    Seat viewer;

    bool operator()(const OneOf<Chosen, Dealt> auto& event) const { return event.seat == viewer; }
    bool operator()(const AlwaysOpen auto&) const { return true; }
};

struct Hidden {
    Event operator()(const Chosen& chosen) const { return Chosen{chosen.seat, {}}; }
    Event operator()(const Dealt& dealt) const
    {
        return Dealt{dealt.seat, {}, Special::none, dealt.size, dealt.with_special};
    }
    Event operator()(const AlwaysOpen auto& event) const { return event; }
};

struct Unseen {
    GangsterDeck gangsters;
    /// The specials that may be anywhere. While it is known which specials were shuffled, only these.
    SpecialPile specials;
    /// The specials for the seats that got theirs before the shuffle (TG-3.9).
    SpecialPile not_shuffled;

    Unseen(const View& view, Random& random)
    {
        find_gangsters(view);
        find_specials(view);
        random.shuffle(gangsters);
        random.shuffle(specials);
        random.shuffle(not_shuffled);
    }

    Gangsters take(int count)
    {
        Gangsters taken;
        for (int left = count; left > 0; --left)
            taken.insert(gangsters.take_back());
        return taken;
    }

private:
    void find_gangsters(const View& view)
    {
        const Gangsters seen = seen_gangsters(view);
        for (Gangster gangster = 1; gangster <= gangster_count; ++gangster)
            if (!seen.contains(gangster))
                gangsters.push_back(gangster);
    }

    void find_specials(const View& view)
    {
        const PublicState& open = view.open;
        for (const Special special : all_specials)
            for (int copy = 0; copy < copies_of_special(open.seats); ++copy)
                specials.push_back(special);
        take_out(specials, view.hand.special);
        for (const Seat seat : open.to_play)
            take_out(specials, open.still_to_play(seat).special);
        for (const Special special : open.special_discard)
            take_out(specials, special);

        not_shuffled = open.memory.not_shuffled;
        if (open.memory.dealt_before_shuffle.contains(view.seat))
            take_out(not_shuffled, view.hand.special);
        for (const Special special : not_shuffled)
            take_out(specials, special);
    }
};

/// Draws the part of another seat's pile that is not known.
Gangsters draw_captured(const PublicState& open, Seat seat, Unseen& unseen)
{
    if (open.phase == Phase::over)
        return open.piles[seat];
    const Gangsters known = open.memory.captured[seat];
    return known | unseen.take(open.places[seat].captured - known.size());
}

Choice random_choice(const Hand& hand, int cities_in_play, Random& random)
{
    Choice choice;
    auto skip = random.below(static_cast<std::uint32_t>(hand.gangsters.size()));
    for (const Gangster gangster : hand.gangsters)
        if (skip-- == 0) {
            choice.gangster = gangster;
            break;
        }
    const int ways = cities_in_play + (hand.special != Special::none ? 1 : 0);
    const auto way = static_cast<int>(random.below(static_cast<std::uint32_t>(ways)));
    if (way < cities_in_play)
        choice.ticket = static_cast<City>(way);
    else
        choice.special = hand.special;
    return choice;
}

}

View view(const State& state, Seat seat)
{
    assert(seat < state.seats || seat == nobody);
    View view;
    view.open = public_state(state);
    view.seat = seat;
    if (seat == nobody)
        return view;
    view.hand = state.hands[seat];
    view.captured = state.captured[seat];
    if (state.phase == Phase::choosing)
        view.choice = state.choices[seat];
    return view;
}

void follow(View& view, const Event& event)
{
    follow(view.open, event);
    std::visit(OwnPart{view}, event);
}

bool reveals(const Event& event)
{
    return std::visit(Reveals(), event);
}

bool visible(const Event& event, Seat viewer)
{
    return std::visit(Visible{viewer}, event);
}

Event redact(const Event& event, Seat viewer)
{
    return visible(event, viewer) ? event : std::visit(Hidden(), event);
}

Gangsters seen_gangsters(const View& view)
{
    const PublicState& open = view.open;
    Gangsters seen = view.hand.gangsters | view.captured;
    for (const Gangsters row : open.cities)
        seen |= row;
    for (const Gangsters pile : open.memory.captured)
        seen |= pile;
    for (const Gangsters pile : open.piles)
        seen |= pile;
    for (const Seat seat : open.to_play)
        seen.insert(open.still_to_play(seat).gangster);
    return seen;
}

State sample(const View& view, Random& random)
{
    const PublicState& open = view.open;
    Unseen unseen(view, random);
    State state;
    static_cast<OpenPart&>(state) = open;
    state.open_choices = open.choices;
    for (Seat seat = 0; seat < open.seats; ++seat) {
        state.choices[seat] = open.still_to_play(seat);
        if (seat == view.seat) {
            state.hands[seat] = view.hand;
            state.captured[seat] = view.captured;
            if (open.phase == Phase::choosing)
                state.choices[seat] = view.choice;
            continue;
        }
        const PublicState::Place& place = open.places[seat];
        state.hands[seat].gangsters = unseen.take(place.gangsters);
        if (place.special)
            state.hands[seat].special = open.memory.dealt_before_shuffle.contains(seat)
                ? unseen.not_shuffled.take_back()
                : unseen.specials.take_back();
        state.captured[seat] = draw_captured(open, seat, unseen);
        if (place.chosen)
            state.choices[seat] = random_choice(state.hands[seat], open.cities_in_play(), random);
    }
    for (int left = open.deck; left > 0; --left)
        state.deck.push_back(unseen.gangsters.take_back());
    for (int left = open.special_deck; left > 0; --left)
        state.special_deck.push_back(unseen.specials.take_back());
    state.random = Random(next_seed(random));
    return state;
}

}
