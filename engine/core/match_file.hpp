// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/journal_codec.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace backroom {

/// Why a file does not contain a valid match. Lines count from 1.
struct MatchFileError {
    enum class Kind { not_a_match, newer, unknown_game, too_long, unreadable, refused, changed };
    Kind kind = Kind::not_a_match;
    int line = 0;
    std::string message;
};

/// The part of a match's setup that its journal does not have. Stored under "table" in the header of a file.
struct MatchTable {
    /// The mark of each seat, 0 to 5, all different; empty if not given.
    std::vector<int> marks;
    /// The level of the computer player in each seat, 0 for a person; empty if there are only persons.
    std::vector<int> levels;
    std::vector<std::string> house_rules;
    std::string name;

    bool operator==(const MatchTable&) const = default;
};

/// A file of one match: the lines of its journal (the header first), not yet replayed, and its table.
struct MatchFile {
    std::string game;
    std::vector<std::string> lines;
    MatchTable table;
};

inline constexpr std::size_t max_match_file_bytes = 32u << 20u;

/// Accepts any text.
std::variant<MatchFile, MatchFileError> read_match_file(std::string_view text);

/// Returns the text of a file: the journal with the table added to its header. Damaged lines are kept as they are.
std::string match_file_text(std::span<const std::string> lines, const MatchTable& table);

MatchFileError match_file_error(int line, const InputError& problem);

/// Replays the journal of a file. Every line must be legal and lead to the hash it gives.
template <Encodable G>
std::variant<Match<G>, MatchFileError> load_lines(std::span<const std::string> lines)
{
    int number = 1;
    try {
        Match<G> match = begin_match<G>(read_journal_header(lines.empty() ? std::string_view() : lines.front()));
        for (const std::string& next : lines.subspan(lines.empty() ? 0 : 1)) {
            ++number;
            replay_line(match, next);
        }
        return match;
    } catch (const InputError& problem) {
        return match_file_error(number, problem);
    }
}

}
