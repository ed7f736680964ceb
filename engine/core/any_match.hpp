#pragma once

#include "core/bot.hpp"
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
    /// The action of a computer player in this seat, by the view of the seat alone. Throws when the seat is not
    /// pending, or nobody has taught a computer this game.
    virtual OrderedJson bot(Seat seat, Level level, std::uint64_t seed) const = 0;
    virtual Result result() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    virtual std::vector<std::string> journal() const = 0;
};

/// A player of a playout: a computer player of a level, or none, who does anything at all.
using PlayoutPlayer = std::optional<Level>;

/// Whole games to be played by computers.
struct PlayoutSetup {
    int seats = 0;
    std::uint64_t seed = 0;
    std::uint64_t games = 0;
    /// The game's own options.
    Json options = Json::object();
    /// One for all, or one for each seat: then each of them counts, and all sit one seat further in each game.
    std::vector<PlayoutPlayer> players{PlayoutPlayer()};

    bool by_player() const { return players.size() > 1; }
};

/// Totals of these games.
struct Playout {
    std::uint64_t actions = 0;
    /// Folds the hashes of the ends of all games.
    std::uint64_t hash = 0;
    /// Of each player: the games won, of which a shared one counts its share, and the sum of the scores.
    std::vector<double> wins;
    std::vector<double> points;
    /// Where each player counts: how long each decision took, in milliseconds.
    std::vector<double> decisions;
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
    /// Whether computer players of all levels play it.
    bool bots = false;
    /// Throws Problem when an option is not one of the game's.
    Playout (*playout)(const PlayoutSetup& setup) = nullptr;
};

}
