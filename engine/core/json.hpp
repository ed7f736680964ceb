// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace backroom {

/// For reading. The keys are in a tree, so a hostile object cannot cause quadratic time.
using Json = nlohmann::json;
/// For writing. Keeps the keys in the order in which they are set.
using OrderedJson = nlohmann::ordered_json;

inline constexpr std::size_t max_json_bytes = 4u << 20u;
inline constexpr int max_json_depth = 32;

/// An error in data that came from outside.
struct InputError : std::runtime_error {
    InputError(std::string_view kind, const std::string& message, std::string_view rule_number = {})
        : std::runtime_error(message)
        , code(kind)
        , rule(rule_number)
    {
    }
    /// In kebab-case.
    std::string code;
    /// The number of the rule concerned, or empty.
    std::string rule;
};

namespace problems {
inline constexpr std::string_view too_long = "too-long";
inline constexpr std::string_view too_deep = "too-deep";
inline constexpr std::string_view bad_json = "bad-json";
inline constexpr std::string_view missing_field = "missing-field";
inline constexpr std::string_view unknown_field = "unknown-field";
inline constexpr std::string_view bad_value = "bad-value";
}

/// Parses one JSON value of bounded size and depth. Throws InputError.
Json parse_json(std::string_view text);

/// Returns the value on one line. Bytes that are not UTF-8 become replacement characters.
std::string to_line(const OrderedJson& value);

/// Reads an object that may have only the known fields. The constructor throws InputError if there are others, or if
/// the value is not an object; `what` names the object in messages.
class ObjectReader {
public:
    ObjectReader(const Json& object, std::string_view what, std::initializer_list<std::string_view> known);

    /// Returns null if the field is missing.
    const Json* find(std::string_view name) const;
    /// Throws InputError if the field is missing.
    const Json& at(std::string_view name) const;

private:
    const Json& object_;
    std::string what_;
};

/// These readers throw InputError if the value has another type or is out of range.
int to_int(const Json& value, std::string_view what, int least, int most);
/// `numbers` must be in ascending order.
int to_one_of(const Json& value, std::string_view what, std::span<const int> numbers);
bool to_bool(const Json& value, std::string_view what);
std::string to_text(const Json& value, std::string_view what);
const Json::array_t& to_list(const Json& value, std::string_view what);
/// Accepts a number or a string of decimal digits, in the full range of 64 bits.
std::uint64_t to_uint64(const Json& value, std::string_view what);

/// Returns the enumerator whose number is the index of the word in `all`. An empty word in `all` never matches.
template <class Word, std::size_t Count>
Word to_word(const Json& value, std::string_view what, const std::array<std::string_view, Count>& all)
{
    const auto known = std::ranges::find_if(
        all, [&](std::string_view word) { return !word.empty() && value.is_string() && value == word; });
    if (known != all.end())
        return static_cast<Word>(known - all.begin());
    std::string message = "\"" + std::string(what) + "\" must be";
    for (const std::string_view word : all)
        if (!word.empty())
            message += (message.ends_with("be") ? " " : ", ") + std::string(word);
    throw InputError(problems::bad_value, message);
}

/// 16 hexadecimal digits.
std::string hash_text(std::uint64_t hash);
std::uint64_t to_hash(const Json& value);

}
