// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/town_state.hpp"

#include "app/supergang/words/panel_wording.hpp"

namespace supergang_table {

using namespace rules;

SuperGangTown town_state(const Scene& scene, const Seated& seated)
{
    const PublicState& open = scene.open;
    SuperGangTown state;
    state.bank = open.bank;
    state.bank_label = PanelWording::bankHas(open.bank);
    const backroom::Seat seat = open.turn.seat;
    const bool due = !open.over && !open.turn.collected && in_game(open, seat);
    if (const int income = due ? income_of(open, seat) : 0; income > open.bank) {
        state.owed = PanelWording::owes(seated.name(seat), income);
        state.bank_label += QStringLiteral(", ") + state.owed;
    }
    state.police_about = !peaceful(open);
    const backroom::Seat owner = open.options.police_player ? police_seat(open) : open.police_owner;
    const int first_round = last_peaceful_round(open.options) + 1;
    if (owner != backroom::nobody) {
        state.police = seated.name(owner);
        state.police_mark = seated.mark(owner);
        state.police_label = PanelWording::policeOf(state.police);
    } else if (state.police_about) {
        state.police = PanelWording::forSale(police_price);
        state.police_label = PanelWording::policeForSale(police_price);
    } else {
        state.police = PanelWording::fromRound(first_round);
        state.police_label = PanelWording::policeFrom(first_round, police_price);
    }
    return state;
}

}
