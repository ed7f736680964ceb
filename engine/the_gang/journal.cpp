#include "the_gang/journal.hpp"

#include "core/journal_codec.hpp"
#include "the_gang/codec.hpp"

namespace backroom::the_gang {

std::string journal_header(const Setup<TheGang>& setup)
{
    return write_journal_header(setup);
}

std::string journal_line(const Match<TheGang>::Record& record)
{
    return write_journal_line<TheGang>(record);
}

std::vector<std::string> journal_lines(const Match<TheGang>& match)
{
    return write_journal(match);
}

std::variant<Match<TheGang>, JournalError> load_journal(std::span<const std::string> lines)
{
    return read_journal<TheGang>(lines);
}

}
