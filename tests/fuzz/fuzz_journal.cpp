#include "the_gang/journal.hpp"

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

}

/// Any text at all: either an error that names a line, or a match that is saved and loaded as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto lines = split_lines({reinterpret_cast<const char*>(data), size});
    const auto loaded = the_gang::load_journal(lines);
    if (const auto* error = std::get_if<JournalError>(&loaded)) {
        const auto last = static_cast<int>(lines.empty() ? 1 : lines.size());
        demand(error->line >= 1 && error->line <= last && !error->message.empty());
        return 0;
    }
    const auto& match = std::get<Match<the_gang::TheGang>>(loaded);
    const auto again = the_gang::load_journal(the_gang::journal_lines(match));
    demand(std::holds_alternative<Match<the_gang::TheGang>>(again));
    demand(std::get<Match<the_gang::TheGang>>(again).state() == match.state());
    return 0;
}
