// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/counted_match.hpp"

#include <QHash>

#include <optional>
#include <vector>

class PlayerAliases;

/// A player of the statistics: a person by name, or all computer players of one level.
struct PlayerId {
    QString name;
    /// 0 for a person.
    int level = 0;

    bool computer() const { return level > 0; }
    bool operator==(const PlayerId&) const = default;
};

size_t qHash(const PlayerId& someone, size_t seed = 0);

struct Appearance {
    const CountedMatch* match = nullptr;
    std::size_t seat = 0;

    const CountedSeat& end() const { return match->seats[seat]; }
    int seats() const { return static_cast<int>(match->seats.size()); }
    int mark() const { return match->marks.value(static_cast<int>(seat), static_cast<int>(seat)); }
    /// Returns the fraction of the other seats that this one has beaten, from 0 to 1; a tie counts as half.
    double rank() const;
};

struct Summary {
    int played = 0;
    int won = 0;
    int best = 0;
    double mean = 0;
    double mean_place = 0;
    /// The longest run of wins ever, and the current one.
    int longest_streak = 0;
    int present_streak = 0;
    /// How often the player ended at each place, from the first.
    std::vector<int> places;

    bool operator==(const Summary&) const = default;
};

/// How a player fares against another one at the same tables.
struct Rivalry {
    PlayerId other;
    int together = 0;
    /// How often this player ended before the other one, level with them, and behind.
    int ahead = 0;
    int level = 0;
    int behind = 0;

    bool operator==(const Rivalry&) const = default;
};

/// The matches that pass a filter: one game or all, with or without computer players, and without forgotten players.
/// Refers to the matches from which it was made, which must outlive it.
class Record {
public:
    Record() = default;
    /// An empty `game` means all games.
    Record(const std::vector<CountedMatch>& matches, const PlayerAliases& book, const QString& game, bool computers);

    /// Sorted by the number of wins, the most first.
    const std::vector<PlayerId>& players() const { return players_; }
    bool has(const PlayerId& someone) const { return seats_.contains(someone); }
    /// Sorted from the oldest match.
    const std::vector<Appearance>& of(const PlayerId& someone) const;
    Summary summary(const PlayerId& someone) const;
    /// Sorted by the number of common matches, the most first.
    std::vector<Rivalry> rivalries(const PlayerId& someone) const;
    /// Returns nothing if the player has never played the game.
    std::optional<std::vector<Count>> counts(
        const PlayerId& someone, const QString& game, const std::vector<GameFigure>& figures) const;
    /// Returns whether the two sat at one table, and so are different people.
    bool met(const PlayerId& one, const PlayerId& other) const;

private:
    /// The player at each seat of a match; empty for a seat that is left out.
    using Seated = std::vector<std::optional<PlayerId>>;

    const Seated& seated(const CountedMatch& match) const { return seated_.find(&match).value(); }

    std::vector<PlayerId> players_;
    QHash<PlayerId, std::vector<Appearance>> seats_;
    QHash<const CountedMatch*, Seated> seated_;
};
