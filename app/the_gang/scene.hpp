#pragma once

#include "card_model.hpp"
#include "the_gang/layout.hpp"
#include "the_gang/preview.hpp"
#include "the_gang/spots.hpp"
#include "the_gang/state.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace the_gang_table {

namespace rules = backroom::the_gang;

/// What the player has picked up.
struct Piece {
    enum Kind { None, Gangster, Special, Ticket, Called };

    Kind kind = None;
    /// The gangster's number, or the ticket's city.
    int id = 0;

    bool operator==(const Piece&) const = default;
};

/// Where the picked-up card points.
struct Aim {
    TargetItem::Kind kind = TargetItem::Spot;
    rules::City city{};
    rules::Gangster gangster = 0;

    bool operator==(const Aim&) const = default;
};

/// The table as it is shown at this moment, between two events: the pictures follow from it alone.
struct Scene {
    /// The two cards of the one whose turn is being played.
    struct Active {
        backroom::Seat seat = 0;
        rules::Choice choice;
        rules::Turn turn;
        /// The player decides; with a ticket the turn plays itself.
        bool deciding = false;
    };

    int cities = rules::city_count;
    std::array<rules::Gangsters, rules::city_count> rows;

    /// Behind the open curtain.
    std::optional<rules::Hand> hand;
    rules::Gangster picked = 0;
    std::optional<rules::City> picked_ticket;
    bool picked_special = false;

    /// In the open: how many cards lie face down, or the cards while their owner looks at them.
    int closed_hand = 0;
    rules::Gangsters looked_at;
    std::optional<Active> active;
    /// Open gangsters whose turn is still to come, the next one first.
    std::vector<rules::Gangster> waiting;
    /// They still lie face down at their seats.
    bool sealed = false;
    /// The Boss Calls lies on this city and waits for a gangster.
    std::optional<rules::City> calling;

    rules::Gangsters entering;
    std::vector<std::pair<rules::Gangster, backroom::Seat>> leaving;
    std::vector<Gang> gangs;

    Piece held;
    std::optional<Aim> aim;
    std::optional<Preview> preview;

    void letGo()
    {
        held = {};
        aim.reset();
        preview.reset();
    }
    void forgetChoice()
    {
        picked = 0;
        picked_ticket.reset();
        picked_special = false;
    }
};

/// The pictures of a scene.
struct Picture {
    std::vector<CardItem> gangsters;
    std::vector<CardItem> specials;
    std::vector<CardItem> tickets;
    std::vector<SlotItem> places;
    std::vector<GangItem> gangs;
    std::vector<TargetItem> targets;
};

Picture compose(const Scene& scene, const TheGangLayout& layout);

/// The key of the special in `Picture::specials`.
inline constexpr int special_key = 1;

}
