// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/any_match.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace backroom::cli {

std::span<const AnyGame> games();
/// Throws InputError if there is none.
const AnyGame& find_game(std::string_view id);

/// Returns the query of any game with this command, or null.
const Query* find_query(std::string_view command);

/// A conversation of requests and replies. At most one match is open.
class Session {
public:
    /// Returns the reply to a request, without the end of line. Never throws; an error changes nothing.
    std::string handle(std::string_view line);

    /// Null if no match is open.
    const AnyMatch* match() const { return match_.get(); }

private:
    OrderedJson answer(const Json& request);
    OrderedJson answer_in_match(std::string_view command, const Json& request);
    OrderedJson open(std::unique_ptr<AnyMatch> match);

    std::unique_ptr<AnyMatch> match_;
};

/// Returns the reply to a line of more than 4 MiB.
std::string too_long_reply();

}
