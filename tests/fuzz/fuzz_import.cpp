// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/match_file.hpp"

#include "codecs.hpp"
#include "games.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace backroom;

namespace {

void demand(bool true_here)
{
    if (!true_here)
        std::abort();
}

void demand_sense(const MatchFileError& error, std::size_t lines)
{
    demand(error.line >= 1 && static_cast<std::size_t>(error.line) <= (lines == 0 ? 1 : lines));
    demand(!error.message.empty());
}

template <Encodable G>
void play(const MatchFile& file)
{
    if (file.game != G::id)
        return;
    const auto loaded = load_lines<G>(file.lines);
    if (const auto* error = std::get_if<MatchFileError>(&loaded))
        return demand_sense(*error, file.lines.size());
    // After writing and reading it is the same match at the same table.
    const auto lines = Journal<G>::lines(std::get<Match<G>>(loaded));
    const auto again = read_match_file(match_file_text(lines, file.table));
    demand(std::holds_alternative<MatchFile>(again));
    demand(std::get<MatchFile>(again).table == file.table);
    const auto same = load_lines<G>(std::get<MatchFile>(again).lines);
    demand(std::holds_alternative<Match<G>>(same));
    demand(std::get<Match<G>>(same).state() == std::get<Match<G>>(loaded).state());
}

}

/// Reads a file dropped on the window: the result is an error that names a line, or a match that can be continued.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const auto found = read_match_file(text);
    if (const auto* error = std::get_if<MatchFileError>(&found))
        demand_sense(*error, split_lines(text).size());
    else
        Games::for_each([&]<class G>() { play<G>(std::get<MatchFile>(found)); });
    return 0;
}
