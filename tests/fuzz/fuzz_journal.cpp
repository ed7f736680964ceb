// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/journal_codec.hpp"

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

template <Encodable G>
void load_as(const std::vector<std::string>& lines)
{
    const auto loaded = Journal<G>::load(lines);
    if (const auto* error = std::get_if<JournalError>(&loaded)) {
        const auto last = static_cast<int>(lines.empty() ? 1 : lines.size());
        demand(error->line >= 1 && error->line <= last && !error->message.empty());
        return;
    }
    const auto& match = std::get<Match<G>>(loaded);
    const auto again = Journal<G>::load(Journal<G>::lines(match));
    demand(std::holds_alternative<Match<G>>(again));
    demand(std::get<Match<G>>(again).state() == match.state());
}

}

/// Reads any text. The result is an error that names a line, or a match that is the same after saving and loading.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto lines = split_lines({reinterpret_cast<const char*>(data), size});
    Games::for_each([&]<class G>() { load_as<G>(lines); });
    return 0;
}
