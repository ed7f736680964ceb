// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace backroom {

/// Why an action is not allowed now. The strings are literals.
struct Refusal {
    /// In kebab-case: "not-in-hand".
    std::string_view code;
    /// The number of the rule ("TG-3.2"), or empty if the reason is not a rule of the game.
    std::string_view rule;
    /// Values for the sentence about the refusal, such as a card number. Their meaning depends on the code.
    std::array<int, 4> parameters{};

    bool operator==(const Refusal&) const = default;
};

namespace refusals {
inline constexpr std::string_view game_over = "game-over";
inline constexpr std::string_view not_your_turn = "not-your-turn";
inline constexpr std::string_view nothing_to_undo = "nothing-to-undo";
inline constexpr std::string_view nothing_to_redo = "nothing-to-redo";
inline constexpr std::string_view already_revealed = "already-revealed";
}

}
