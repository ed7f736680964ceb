#pragma once

#include <array>
#include <string_view>

namespace backroom {

/// Why an action may not be done now. Both texts are string literals.
struct Refusal {
    /// What is wrong, in kebab-case: "not-in-hand".
    std::string_view code;
    /// The rule that says so ("TG-3.2"), or empty where no rule of a game is concerned.
    std::string_view rule;
    /// What a sentence about it needs (a card number, a city, …); their meaning belongs to the code.
    std::array<int, 4> parameters{};

    bool operator==(const Refusal&) const = default;
};

/// Refusals that every game shares.
namespace refusals {
inline constexpr std::string_view game_over = "game-over";
inline constexpr std::string_view not_your_turn = "not-your-turn";
inline constexpr std::string_view nothing_to_undo = "nothing-to-undo";
inline constexpr std::string_view nothing_to_redo = "nothing-to-redo";
inline constexpr std::string_view already_revealed = "already-revealed";
}

}
