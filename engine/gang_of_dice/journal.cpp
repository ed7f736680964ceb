#include "gang_of_dice/journal.hpp"

#include "core/journal_codec.hpp"
#include "gang_of_dice/codec.hpp"

namespace backroom::gang_of_dice {

std::string journal_header(const Setup<GangOfDice>& setup)
{
    return write_journal_header(setup);
}

std::string journal_line(const Match<GangOfDice>::Record& record)
{
    return write_journal_line<GangOfDice>(record);
}

std::vector<std::string> journal_lines(const Match<GangOfDice>& match)
{
    return write_journal(match);
}

std::variant<Match<GangOfDice>, JournalError> load_journal(std::span<const std::string> lines)
{
    return read_journal<GangOfDice>(lines);
}

}
