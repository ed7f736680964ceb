#pragma once

#include "core/match.hpp"

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace backroom {

inline constexpr int journal_version = 1;

/// Why a journal cannot be loaded. Lines count from 1.
struct JournalError {
    int line = 0;
    /// An English sentence that names the line.
    std::string message;
};

/// The journal of a match as text: the header first, then a line a record. Defined in core/journal_codec.hpp and made
/// for each game beside its codec.
template <Game G>
struct Journal {
    static std::string header(const Setup<G>& setup);
    static std::string line(const typename Match<G>::Record& record);
    static std::vector<std::string> lines(const Match<G>& match);
    /// Plays the journal again; every line must be legal and lead to its hash.
    static std::variant<Match<G>, JournalError> load(std::span<const std::string> lines);
};

/// The lines of a journal's text; the end of the last line and carriage returns may be there or not.
std::vector<std::string> split_lines(std::string_view text);

}
