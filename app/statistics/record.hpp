#pragma once

#include "statistics/counted_match.hpp"

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

class PlayerBook;

/// Who somebody is: a person by name, or all computer players of a level.
struct Someone {
    QString name;
    /// 0 for a person.
    int level = 0;

    bool computer() const { return level > 0; }
    bool operator==(const Someone&) const = default;
};

size_t qHash(const Someone& someone, size_t seed = 0);

/// Somebody's seat in a match.
struct Appearance {
    const CountedMatch* match = nullptr;
    std::size_t seat = 0;

    const CountedSeat& end() const { return match->seats[seat]; }
    int seats() const { return static_cast<int>(match->seats.size()); }
    int mark() const { return match->marks.value(static_cast<int>(seat), static_cast<int>(seat)); }
    /// The share of the others that did not end before this seat, from 0 to 1; a shared place counts half.
    double rank() const;
};

/// What results say of somebody.
struct Summary {
    int played = 0;
    int won = 0;
    int best = 0;
    double mean = 0;
    double mean_place = 0;
    /// Wins one after the other: the most ever, and the newest.
    int longest_streak = 0;
    int present_streak = 0;
    /// By place, from the first on: how often.
    std::vector<int> places;

    bool operator==(const Summary&) const = default;
};

/// Two who sat at one table.
struct Rivalry {
    Someone other;
    int together = 0;
    /// How often this one, nobody and the other one stood before.
    int ahead = 0;
    int level = 0;
    int behind = 0;

    bool operator==(const Rivalry&) const = default;
};

/// The matches as they are asked for: of one game or all, with computers or without, and nobody who is forgotten. It
/// points into the matches.
class Record {
public:
    Record() = default;
    /// `game`: empty for all.
    Record(const std::vector<CountedMatch>& matches, const PlayerBook& book, const QString& game, bool computers);

    /// Who wins most comes first.
    const std::vector<Someone>& players() const { return players_; }
    bool has(const Someone& someone) const { return seats_.contains(someone); }
    /// The oldest match first.
    const std::vector<Appearance>& of(const Someone& someone) const;
    Summary summary(const Someone& someone) const;
    /// Who met most often comes first.
    std::vector<Rivalry> rivalries(const Someone& someone) const;
    /// Nothing when he never played the game.
    std::optional<std::vector<Count>> counts(
        const Someone& someone, const QString& game, const std::vector<GameFigure>& figures) const;
    /// Whether they sat at one table, and so are two.
    bool met(const Someone& one, const Someone& other) const;

private:
    /// Of a match, who sits at each seat; nothing for those who are left out.
    using Seated = std::vector<std::optional<Someone>>;

    const Seated& seated(const CountedMatch& match) const { return seated_.find(&match).value(); }

    std::vector<Someone> players_;
    QHash<Someone, std::vector<Appearance>> seats_;
    QHash<const CountedMatch*, Seated> seated_;
};
