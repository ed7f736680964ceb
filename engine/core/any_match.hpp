// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/core/journal_codec.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace backroom {

/// A match of a game whose type is not known to the caller, with JSON as its interface. A function that throws
/// InputError leaves the match unchanged.
class AnyMatch {
public:
    virtual ~AnyMatch() = default;

    virtual std::string_view game() const = 0;
    virtual const std::vector<std::string>& names() const = 0;
    /// Empty if the match is dealt from a chance (core/chance.hpp).
    virtual std::optional<std::uint64_t> seed() const = 0;
    virtual std::uint64_t hash() const = 0;
    virtual SeatSet pending() const = 0;
    virtual OrderedJson legal(Seat seat) const = 0;
    /// Throws InputError if the action is refused.
    virtual void check(Seat seat, const Json& action) const = 0;
    /// Returns the events. Throws InputError if the action is refused.
    virtual OrderedJson act(Seat seat, const Json& action) = 0;
    virtual OrderedJson view(Seat seat) const = 0;
    /// Returns the whole state, hidden cards included.
    virtual OrderedJson view_of_all() const = 0;
    /// Returns the action that a computer player chooses from the view of the seat. Throws InputError if the seat is
    /// not pending, or if the game has no computer players.
    virtual OrderedJson bot(Seat seat, Level level, std::uint64_t seed) const = 0;
    virtual Result result() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    virtual std::vector<std::string> journal() const = 0;
};

/// A player of a playout: the level of a computer player, or empty for one that chooses at random.
using PlayoutPlayer = std::optional<Level>;

struct PlayoutSetup {
    int seats = 0;
    std::uint64_t seed = 0;
    std::uint64_t games = 0;
    Json options = Json::object();
    /// One player for all seats, or one for each seat. In the second case results are counted for each player, and the
    /// players move on by one seat after each game.
    std::vector<PlayoutPlayer> players{PlayoutPlayer()};

    bool by_player() const { return players.size() > 1; }
};

struct Playout {
    std::uint64_t actions = 0;
    /// Hash over the final states of all games.
    std::uint64_t hash = 0;
    /// Games won by each player (a shared win counts as a fraction), and the sum of the player's scores. Empty unless
    /// results are counted for each player.
    std::vector<double> wins;
    std::vector<double> points;
    /// Duration of each decision in milliseconds. Empty unless results are counted for each player.
    std::vector<double> decisions;
};

struct AnyGame {
    std::string_view id;
    int min_seats = 0;
    int max_seats = 0;
    OrderedJson (*describe)() = nullptr;
    std::unique_ptr<AnyMatch> (*begin)(const JournalHeader& header) = nullptr;
    /// Throws InputError; the message names the line.
    std::unique_ptr<AnyMatch> (*load)(std::span<const std::string> lines) = nullptr;
    std::span<const Query> queries;
    /// True if there are computer players of all levels.
    bool bots = false;
    /// Throws InputError if an option is unknown.
    Playout (*playout)(const PlayoutSetup& setup) = nullptr;
};

}
