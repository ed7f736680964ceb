// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/match.hpp"

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace backroom {

/// The newest version. Version 1 has a seed, version 2 a chance (core/chance.hpp); otherwise they are the same.
inline constexpr int journal_version = 2;

/// Why a journal cannot be loaded. Lines count from 1.
struct JournalError {
    int line = 0;
    std::string message;
};

/// The journal of a match as text: a header line, then one line for each record. The definitions are in
/// core/journal_codec.hpp and are instantiated for each game next to its codec.
template <Game G>
struct Journal {
    static std::string header(const Setup<G>& setup);
    static std::string line(const typename Match<G>::Record& record);
    static std::vector<std::string> lines(const Match<G>& match);
    /// Replays the journal. Every line must be legal and lead to the hash it gives.
    static std::variant<Match<G>, JournalError> load(std::span<const std::string> lines);
};

/// Splits the text of a journal. Carriage returns and the end of the last line are optional.
std::vector<std::string> split_lines(std::string_view text);

}
