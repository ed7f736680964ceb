#pragma once

#include "core/journal_codec.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace backroom {

/// A match of whichever game, with JSON at its surface. Whatever throws Problem changes nothing.
class AnyMatch {
public:
    virtual ~AnyMatch() = default;

    virtual std::string_view game() const = 0;
    virtual const std::vector<std::string>& names() const = 0;
    virtual std::uint64_t seed() const = 0;
    virtual std::uint64_t hash() const = 0;
    virtual SeatSet pending() const = 0;
    virtual OrderedJson legal(Seat seat) const = 0;
    /// Throws when the action is refused.
    virtual void check(Seat seat, const Json& action) const = 0;
    /// Gives the events.
    virtual OrderedJson act(Seat seat, const Json& action) = 0;
    virtual OrderedJson view(Seat seat) const = 0;
    /// As one who sees everything.
    virtual OrderedJson view_of_all() const = 0;
    virtual Result result() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    virtual std::vector<std::string> journal() const = 0;
};

/// Totals of games played by random choices.
struct Playout {
    std::uint64_t actions = 0;
    /// Folds the hashes of the ends of all games.
    std::uint64_t hash = 0;
};

/// What can be done with a game whose type is not known.
struct AnyGame {
    std::string_view id;
    int min_seats = 0;
    int max_seats = 0;
    OrderedJson (*describe)() = nullptr;
    /// The header says what to begin from.
    std::unique_ptr<AnyMatch> (*begin)(const JournalHeader& header) = nullptr;
    /// Throws with the number of the line in the message.
    std::unique_ptr<AnyMatch> (*load)(std::span<const std::string> lines) = nullptr;
    std::span<const Query> queries;
    Playout (*playout)(int seats, std::uint64_t seed, std::uint64_t games) = nullptr;
};

}
