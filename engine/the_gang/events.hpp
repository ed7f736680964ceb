// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.hpp"
#include "engine/core/seat.hpp"
#include "engine/the_gang/cards.hpp"
#include "engine/the_gang/state.hpp"

#include <array>
#include <variant>

namespace backroom::the_gang {

/// The secret choice of a seat. Other viewers get the gangster 0.
struct Chosen {
    Seat seat;
    Choice choice;
    void fields(auto& f) { f("seat", seat, Seats{}).part(choice); }
    bool operator==(const Chosen&) const = default;
};

/// All choices, in the order of play (TG-3.3, TG-3.4).
struct Revealed {
    using Entry = OpenChoice;
    OpenChoices choices;
    void fields(auto& f) { f("choices", choices); }
    bool operator==(const Revealed&) const = default;
};

/// A player's gangster entered a row at `index`, before any capture.
struct Placed {
    Seat seat;
    Gangster gangster;
    City city;
    std::uint8_t index;
    void fields(auto& f)
    {
        f("seat", seat, Seats{})("gangster", gangster, any_gangster)("city", city)("index", index, gangster_or_none);
    }
    bool operator==(const Placed&) const = default;
};

struct SpecialPlayed {
    Seat seat;
    Special special;
    City city;
    End end{};
    /// The gangster under the Spy, or moved by The Boss Calls; 0 if none.
    Gangster gangster = 0;
    /// The Boss Calls only: the city the gangster left, and its index in the new row.
    City from{};
    std::uint8_t index = 0;
    void fields(auto& f)
    {
        f("seat", seat, Seats{})("special", special)("city", city);
        if (special == Special::lookout)
            f("end", end);
        if (special == Special::spy)
            f("on", gangster, any_gangster);
        if (special == Special::boss_calls)
            f.optional("gangster", gangster, any_gangster);
        if (special == Special::boss_calls && gangster != 0)
            f("from", from)("index", index, gangster_or_none);
    }
    bool operator==(const SpecialPlayed&) const = default;
};

/// A gang was captured (TG-4.1). If one card captures two gangs, there are two events, the left gang first.
struct Captured {
    Seat seat;
    City city;
    Gangsters gangsters;
    void fields(auto& f) { f("seat", seat, Seats{})("city", city)("gangsters", gangsters, any_gangster); }
    bool operator==(const Captured&) const = default;
};

/// A special was discarded at the end of its turn (TG-3.6), or unused at the end of a round (TG-3.9).
struct SpecialDiscarded {
    Seat seat;
    Special special;
    void fields(auto& f) { f("seat", seat, Seats{})("special", special); }
    bool operator==(const SpecialDiscarded&) const = default;
};

struct JobEnded {
    std::uint8_t round;
    std::uint8_t job;
    /// True if the game ends with this job (TG-6).
    bool last = false;
    void fields(auto& f) { f("round", round, positive)("job", job, Range{1, jobs_a_round}).hidden("last", last); }
    bool operator==(const JobEnded&) const = default;
};

/// TG-3.8
struct Refilled {
    City city;
    Gangsters gangsters;
    void fields(auto& f) { f("city", city)("gangsters", gangsters, any_gangster); }
    bool operator==(const Refilled&) const = default;
};

struct RoundEnded {
    std::uint8_t round;
    bool last = false;
    void fields(auto& f) { f("round", round, positive).hidden("last", last); }
    bool operator==(const RoundEnded&) const = default;
};

/// A seat was dealt a new hand (TG-3.9). Other viewers get only the number of cards.
struct Dealt {
    Seat seat;
    Gangsters gangsters;
    Special special;
    std::uint8_t size = static_cast<std::uint8_t>(gangsters.size());
    bool with_special = special != Special::none;
    void fields(auto& f)
    {
        f("seat", seat, Seats{})("gangsters", gangsters, any_gangster)("special", special, or_no_special);
        f.hidden("size", size, Range{0, hand_size}).hidden("with_special", with_special);
    }
    bool operator==(const Dealt&) const = default;
};

struct GameOver {
    std::array<Gangsters, max_seats> piles{};
    void fields(auto& f) { f.hidden("piles", piles, any_gangster); }
    bool operator==(const GameOver&) const = default;
};

using Event = std::variant<Chosen, Revealed, Placed, SpecialPlayed, Captured, SpecialDiscarded, JobEnded, Refilled,
    RoundEnded, Dealt, GameOver>;

/// Large enough for the most events of one action: the last choice, five turns, and the end of a round.
using Events = FixedVector<Event, 64>;

}
