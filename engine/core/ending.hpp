#pragma once

#include "core/seat.hpp"

#include <array>
#include <string_view>

namespace backroom {

/// Why a game is over. Both texts are string literals.
struct Ending {
    /// In kebab-case: "deck-too-small".
    std::string_view reason;
    /// The rule by which it ends ("TG-6.1").
    std::string_view rule;
    /// What a sentence about it needs (a number of rounds, a district, …); their meaning belongs to the reason.
    std::array<int, 2> parameters{};
    /// Who brought it about, or is left; empty where it is nobody's doing.
    SeatSet seats{};

    bool operator==(const Ending&) const = default;
};

}
