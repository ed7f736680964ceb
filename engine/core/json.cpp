// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json.hpp"

#include <algorithm>
#include <charconv>

namespace backroom {

namespace {

/// The parser of nlohmann-json treats a NUL as the end of the text and does not limit the depth.
void check_limits(std::string_view text)
{
    if (text.size() > max_json_bytes)
        throw InputError(problems::too_long, "longer than 4 MiB");
    int depth = 0;
    bool in_string = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '\0')
            throw InputError(problems::bad_json, "a NUL byte at " + std::to_string(at + 1));
        if (in_string) {
            if (c == '\\')
                ++at;
            else if (c == '"')
                in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '[' || c == '{') {
            if (++depth > max_json_depth)
                throw InputError(problems::too_deep, "nested more than 32 deep");
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
}

std::string in_quotes(std::string_view what)
{
    return "\"" + std::string(what) + "\"";
}

InputError bad_value(std::string_view what, const std::string& expected)
{
    return InputError(problems::bad_value, in_quotes(what) + " must be " + expected);
}

}

Json parse_json(std::string_view text)
{
    check_limits(text);
    try {
        return Json::parse(text);
    } catch (const Json::exception& error) {
        std::string message = error.what();
        if (const auto end = message.find("] "); end != std::string::npos)
            message.erase(0, end + 2);
        throw InputError(problems::bad_json, message);
    }
}

std::string to_line(const OrderedJson& value)
{
    return value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

ObjectReader::ObjectReader(const Json& object, std::string_view what, std::initializer_list<std::string_view> known)
    : object_(object)
    , what_(what)
{
    if (!object.is_object())
        throw bad_value(what, "an object");
    for (const auto& field : object.items())
        if (std::ranges::find(known, field.key()) == known.end())
            throw InputError(problems::unknown_field, "unknown field " + in_quotes(field.key()) + " in " + what_);
}

const Json* ObjectReader::find(std::string_view name) const
{
    const auto found = object_.find(name);
    return found == object_.end() ? nullptr : &*found;
}

const Json& ObjectReader::at(std::string_view name) const
{
    if (const Json* value = find(name))
        return *value;
    throw InputError(problems::missing_field, "field " + in_quotes(name) + " is missing in " + what_);
}

int to_int(const Json& value, std::string_view what, int least, int most)
{
    const auto fits = [&](auto number) {
        return std::cmp_greater_equal(number, least) && std::cmp_less_equal(number, most);
    };
    if (value.is_number_unsigned() ? fits(value.get<std::uint64_t>())
                                   : value.is_number_integer() && fits(value.get<std::int64_t>()))
        return value.get<int>();
    throw bad_value(what, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
}

int to_one_of(const Json& value, std::string_view what, std::span<const int> numbers)
{
    const int number = to_int(value, what, numbers.front(), numbers.back());
    if (std::ranges::find(numbers, number) != numbers.end())
        return number;
    std::string all;
    for (const int one : numbers)
        all += (one == numbers.front() ? "" : one == numbers.back() ? " or " : ", ") + std::to_string(one);
    throw bad_value(what, all);
}

bool to_bool(const Json& value, std::string_view what)
{
    if (!value.is_boolean())
        throw bad_value(what, "true or false");
    return value.get<bool>();
}

std::string to_text(const Json& value, std::string_view what)
{
    if (!value.is_string())
        throw bad_value(what, "a string");
    return value.get<std::string>();
}

const Json::array_t& to_list(const Json& value, std::string_view what)
{
    if (!value.is_array())
        throw bad_value(what, "a list");
    return value.get_ref<const Json::array_t&>();
}

std::uint64_t to_uint64(const Json& value, std::string_view what)
{
    if (value.is_number_unsigned())
        return value.get<std::uint64_t>();
    if (value.is_string()) {
        const auto& digits = value.get_ref<const std::string&>();
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error == std::errc() && end == digits.data() + digits.size())
            return number;
    }
    throw bad_value(what, "a whole number from 0 to 18446744073709551615");
}

std::string hash_text(std::uint64_t hash)
{
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, hash >>= 4u)
        *digit = "0123456789abcdef"[hash & 15u];
    return digits;
}

std::uint64_t to_hash(const Json& value)
{
    if (value.is_string()) {
        const auto& digits = value.get_ref<const std::string&>();
        std::uint64_t hash = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), hash, 16);
        if (digits.size() == 16 && error == std::errc() && end == digits.data() + 16)
            return hash;
    }
    throw bad_value("hash", "16 hexadecimal digits");
}

}
