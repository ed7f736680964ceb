#pragma once

#include "core/any_match.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace backroom::cli {

/// Every game of this program.
std::span<const AnyGame> games();
/// Throws Problem.
const AnyGame& find_game(std::string_view id);

/// The query of a game that has this `cmd`, or null.
const Query* find_query(std::string_view command);

/// One conversation: at most one match is open.
class Session {
public:
    /// A request of one line to its reply, without the end of line. Never throws; an error changes nothing.
    std::string handle(std::string_view line);

    /// The open match, or null.
    const AnyMatch* match() const { return match_.get(); }

private:
    OrderedJson answer(const Json& request);
    OrderedJson answer_in_match(std::string_view command, const Json& request);
    OrderedJson open(std::unique_ptr<AnyMatch> match);

    std::unique_ptr<AnyMatch> match_;
};

/// What a line of more than 4 MiB gets.
std::string too_long_reply();

}
