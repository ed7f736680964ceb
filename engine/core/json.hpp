#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>

namespace backroom {

/// What is read: keys in a tree, so that a hostile object cannot cost quadratic time.
using Json = nlohmann::json;
/// What is written: keys in the order in which they are set.
using OrderedJson = nlohmann::ordered_json;

inline constexpr std::size_t max_json_bytes = 4u << 20u;
inline constexpr int max_json_depth = 32;

/// What is wrong with something that came in from outside.
struct Problem : std::runtime_error {
    Problem(std::string_view kind, const std::string& message, std::string_view rule_number = {})
        : std::runtime_error(message)
        , code(kind)
        , rule(rule_number)
    {
    }
    /// In kebab-case.
    std::string code;
    /// The number of the rule that is concerned, or empty.
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

/// One JSON value of bounded size and depth; throws Problem.
Json parse_json(std::string_view text);

/// On one line; bytes that are not UTF-8 become replacement characters.
std::string to_line(const OrderedJson& value);

/// An object that may have only the fields named; `what` is its name in messages.
class Fields {
public:
    Fields(const Json& object, std::string_view what, std::initializer_list<std::string_view> known);

    /// Null when the field is not there.
    const Json* find(std::string_view name) const;
    /// Throws when the field is not there.
    const Json& at(std::string_view name) const;

private:
    const Json& object_;
    std::string what_;
};

/// The readers below throw when the value is of another type or out of range.
int to_int(const Json& value, std::string_view what, int least, int most);
bool to_bool(const Json& value, std::string_view what);
std::string to_text(const Json& value, std::string_view what);
const Json::array_t& to_list(const Json& value, std::string_view what);
/// A number or a string of decimal digits, all 64 bits.
std::uint64_t to_uint64(const Json& value, std::string_view what);

/// One of the words, which become the values of an enumeration in their order; an empty word stands for none.
template <class Word, std::size_t Count>
Word to_word(const Json& value, std::string_view what, const std::array<std::string_view, Count>& all)
{
    const auto known = std::find_if(all.begin(), all.end(),
        [&](std::string_view word) { return !word.empty() && value.is_string() && value == word; });
    if (known != all.end())
        return static_cast<Word>(known - all.begin());
    std::string message = "\"" + std::string(what) + "\" must be";
    for (const std::string_view word : all)
        if (!word.empty())
            message += (message.ends_with("be") ? " " : ", ") + std::string(word);
    throw Problem(problems::bad_value, message);
}

/// 16 hexadecimal digits.
std::string hash_text(std::uint64_t hash);
std::uint64_t to_hash(const Json& value);

}
