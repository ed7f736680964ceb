// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.hpp"

#include <array>
#include <string_view>

namespace backroom {

/// Why a game is over. The strings are literals.
struct Ending {
    /// In kebab-case: "deck-too-small".
    std::string_view reason;
    /// The number of the rule that ends the game ("TG-6.1").
    std::string_view rule;
    /// Values for the sentence about the ending, such as a number of rounds. Their meaning depends on the reason.
    std::array<int, 2> parameters{};
    /// The seats that caused the end or that are left; empty if no seat did.
    SeatSet seats{};

    bool operator==(const Ending&) const = default;
};

}
