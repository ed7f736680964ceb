#include "the_gang/rules.hpp"

namespace backroom::the_gang {

View view(const State& state, Seat seat)
{
    assert(seat < state.seats);
    View view;
    view.options = state.options;
    view.seat = seat;
    view.seats = state.seats;
    view.round = state.round;
    view.job = state.job;
    view.phase = state.phase;
    view.cities = state.cities;
    view.hand = state.hands[seat];
    view.captured = state.captured[seat];
    for (Seat other = 0; other < state.seats; ++other) {
        View::Other& shown = view.table[other];
        shown.gangsters = static_cast<std::uint8_t>(state.hands[other].gangsters.size());
        shown.special = state.hands[other].special != Special::none;
        shown.captured = static_cast<std::uint8_t>(state.captured[other].size());
        shown.chosen = state.phase == Phase::choosing && state.choices[other].gangster != 0;
    }
    view.deck = static_cast<std::uint8_t>(state.deck.size());
    view.special_deck = static_cast<std::uint8_t>(state.special_deck.size());
    view.special_discard = state.special_discard;
    if (state.phase == Phase::choosing)
        view.choice = state.choices[seat];
    else
        view.choices = state.choices;
    view.to_play = state.to_play;
    view.turn = state.turn;
    if (state.phase == Phase::over)
        view.piles = state.captured;
    return view;
}

}
