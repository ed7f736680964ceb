// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/events.hpp"
#include "engine/gangz/public_state.hpp"

namespace backroom::gangz {

/// Everything that one seat may know: the public state and its own cards, choice and vote.
struct View {
    PublicState open;
    /// `nobody` for a viewer without a seat, who has no own part.
    Seat seat = 0;
    /// While choosing it includes the chosen cards, but not once the wall is laid out.
    Cards hand;
    /// The seat's choice of this round; empty if it has not chosen yet.
    Cards played;
    std::optional<Pawns> vote;
    /// GZ-2.2
    CardSet aside;

    void fields(auto& f)
    {
        f("open", open);
        f.seats = open.seats;
        f("seat", seat, OrNull{nobody, Seats{}})("hand", hand, card_numbers)("played", played, card_numbers)(
            "vote", vote, card_numbers);
        f("aside", aside, card_numbers);
    }
    bool operator==(const View&) const = default;
};

void follow(View& view, const Event& event);
/// Returns all cards that the seat sees.
CardSet seen_cards(const View& view);

/// Checks of data from another machine (core/untrusted.hpp).
void demand_sound(const View& view);
void demand_fits(const View& view, const Event& event);
/// Demands that a wall of this size has one to three cards of each other seat.
void demand_size_of_wall(const View& view, const Wall& wall);
/// Demands that all cards of the wall have an owner, and that every seat voted for two cards of others.
void demand_reveal(const Reveal& reveal, int seats);
/// Returns whether there are one to three different cards (GZ-2.1).
bool is_play(const Cards& cards);
bool can_be_played(const Cards& hand, const Cards& played);
bool can_be_voted(const Wall& wall, const Cards& own, const Pawns& pawns);

}
