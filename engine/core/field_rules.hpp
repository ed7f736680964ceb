// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

/// A struct lists its fields once, in a member function, each with a rule where the type alone does not give the
/// allowed values. The struct can then be read from JSON and written as JSON (core/fields.hpp).
///
///     void fields(auto& f) { f("seat", seat, Seats{})("city", city)("index", index, Range{0, most_in_row}); }
namespace backroom {

/// The protocol form leaves out what a table does not show. The whole form has everything, so that reading returns a
/// value equal to the one that was written.
enum class Form { protocol, whole };

/// The limits of a number, or of the numbers in a list.
struct Range {
    int least = 0;
    int most = 0;
    constexpr Range range(int) const { return *this; }
};

/// The number of a seat of the game.
struct Seats {
    constexpr Range range(int seats) const { return {0, seats - 1}; }
};

/// An id or a number that is written as a word: its index in `words`.
template <std::size_t Count>
struct ByWord {
    const std::array<std::string_view, Count>& words;
};
template <std::size_t Count>
ByWord(const std::array<std::string_view, Count>&) -> ByWord<Count>;

/// One of several numbers, which are in ascending order.
template <std::size_t Count>
struct OneNumberOf {
    const std::array<int, Count>& numbers;
};
template <std::size_t Count>
OneNumberOf(const std::array<int, Count>&) -> OneNumberOf<Count>;

struct NoRule { };

/// The value `none` is written as null.
template <class T, class Rule = NoRule>
struct OrNull {
    T none;
    Rule rule{};
};
template <class T>
OrNull(T) -> OrNull<T>;
template <class T, class Rule>
OrNull(T, Rule) -> OrNull<T, Rule>;

/// An object whose fields are listed by a function.
template <class Function>
struct Object {
    Function function;
    void fields(auto& f) { function(f); }
};
template <class Function>
Object(Function) -> Object<Function>;

inline constexpr Range positive{1, 0xFF};

/// The base of a struct that says everything by its kind.
struct NoFields {
    void fields(auto&) { }
    bool operator==(const NoFields&) const = default;
};

}
