#pragma once

#include "core/journal_codec.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace backroom {

/// Why a file holds no good match. Lines count from 1.
struct MatchFileError {
    enum class Kind { not_a_match, newer, unknown_game, too_long, unreadable, refused, changed };
    Kind kind = Kind::not_a_match;
    int line = 0;
    /// An English sentence that names the line.
    std::string message;
};

/// How a match is laid at a table, beside what its journal says: kept in the header of a file under "table".
struct MatchTable {
    /// Marks of the seats, 0 to 5, each once; empty when they are not told.
    std::vector<int> marks;
    /// Of each seat the level of the computer player there, or 0; empty for persons alone.
    std::vector<int> levels;
    std::vector<std::string> house_rules;
    std::string name;

    bool operator==(const MatchTable&) const = default;
};

/// A file of one match: the lines of its journal, the header first, and the table. Nothing of it is played yet.
struct MatchFile {
    std::string game;
    std::vector<std::string> lines;
    MatchTable table;
};

/// Of all lines together.
inline constexpr std::size_t max_match_file_bytes = 32u << 20u;

/// Takes any text at all.
std::variant<MatchFile, MatchFileError> read_match_file(std::string_view text);

/// The text of a file: the journal with the table in its header. Lines that are damaged stand as they are.
std::string match_file_text(std::span<const std::string> lines, const MatchTable& table);

/// What is wrong with a line, as it is told of a file.
MatchFileError match_file_error(int line, const Problem& problem);

/// Plays a file's journal through: every line must be legal and lead to its hash.
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
    } catch (const Problem& problem) {
        return match_file_error(number, problem);
    }
}

}
