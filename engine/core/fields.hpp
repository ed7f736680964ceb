// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/field_rules.hpp"
#include "engine/core/json.hpp"
#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"

#include <concepts>
#include <iterator>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

/// Conversion to and from JSON by the fields that a struct lists (core/field_rules.hpp).
namespace backroom {

/// The word of each enumerator, or the field "type" of each alternative of a std::variant.
template <class T>
inline constexpr auto word_list = nullptr;

template <class T>
std::string_view word(T value)
{
    return word_list<T>[static_cast<std::size_t>(value)];
}

template <class T, template <class...> class Template>
inline constexpr bool is_a = false;
template <template <class...> class Template, class... Arguments>
inline constexpr bool is_a<Template<Arguments...>, Template> = true;

template <class T, class Rule>
inline constexpr bool has_null = false;
template <class T, class Rule>
inline constexpr bool has_null<T, OrNull<T, Rule>> = true;

/// Returns 16 hexadecimal digits, or 48 if the generator has a key.
std::string random_text(const Random& random);
/// Throws InputError.
Random to_random(const Json& json);

template <class T, class Archive>
concept HasFields = requires(Archive& archive, T& value)
{
    value.fields(archive);
};

template <class T>
concept HasCapacity = requires
{
    T::capacity();
};

class Writer {
public:
    static constexpr bool reading = false;

    explicit Writer(Form which)
        : form(which)
    {
    }

    const Form form;
    /// Set by the `fields` functions. Only Reader uses it.
    int seats = 0;
    OrderedJson json = OrderedJson::object();

    template <class T, class Rule = NoRule>
    Writer& operator()(std::string_view name, const T& value, const Rule& rule = {})
    {
        json[std::string(name)] = written(value, rule);
        return *this;
    }
    /// Writes a field in the whole form only.
    template <class T, class Rule = NoRule>
    Writer& hidden(std::string_view name, const T& value, const Rule& rule = {})
    {
        return form == Form::whole ? (*this)(name, value, rule) : *this;
    }
    /// Writes a field in the protocol form only. It can be derived from other fields and is never read.
    template <class T, class Rule = NoRule>
    Writer& derived(std::string_view name, const T& value, const Rule& rule = {})
    {
        return form == Form::protocol ? (*this)(name, value, rule) : *this;
    }
    /// Leaves the field out if its value is the default: an empty std::optional, the null of the rule, an object
    /// without fields, or a default-constructed value.
    template <class T, class Rule = NoRule>
    Writer& optional(std::string_view name, const T& value, const Rule& rule = {})
    {
        if constexpr (has_null<T, Rule>)
            return value == rule.none ? *this : (*this)(name, value, rule);
        else if constexpr (is_a<T, std::optional>)
            return value ? (*this)(name, *value, rule) : *this;
        else if constexpr (is_a<T, Object>)
            return written(value).empty() ? *this : (*this)(name, value);
        else
            return value == T{} ? *this : (*this)(name, value, rule);
    }
    /// Always writes the field. On reading, a missing field keeps its present value.
    template <class T, class Rule = NoRule>
    Writer& preset(std::string_view name, const T& value, const Rule& rule = {})
    {
        return (*this)(name, value, rule);
    }
    /// Writes the fields of a value as fields of this object.
    Writer& part(auto& value)
    {
        value.fields(*this);
        return *this;
    }
    void demand(bool, std::string_view) const { }

    template <class T, class Rule = NoRule>
    OrderedJson written(const T& value, const Rule& rule = {}) const
    {
        if constexpr (has_null<T, Rule>)
            return value == rule.none ? OrderedJson(nullptr) : written(value, rule.rule);
        else if constexpr (is_a<T, std::optional>)
            return value ? written(*value, rule) : OrderedJson(nullptr);
        else if constexpr (requires { rule.write(value); })
            return rule.write(value);
        else if constexpr (is_a<T, std::variant>)
            return std::visit([&](auto kind) { return object_of(kind, word_list<T>[value.index()]); }, value);
        else if constexpr (HasFields<T, Writer>)
            return object_of(value, {});
        else if constexpr (std::same_as<T, Random>)
            return random_text(value);
        else if constexpr (std::is_enum_v<T>)
            return word(value);
        else if constexpr (std::is_arithmetic_v<T> && requires { rule.words; })
            return rule.words[static_cast<std::size_t>(value)];
        else if constexpr (std::is_arithmetic_v<T> || std::same_as<T, std::string_view>)
            return value;
        else if constexpr (requires { T(value.list()); })
            return list_of(value.list(), rule);
        else
            return list_of(value, rule);
    }

private:
    /// `value` is a copy, because `fields` is not const.
    OrderedJson object_of(auto value, std::string_view type) const
    {
        Writer f(form);
        if (!type.empty())
            f("type", type);
        value.fields(f);
        return std::move(f.json);
    }
    OrderedJson list_of(const auto& value, const auto& rule) const
    {
        OrderedJson list = OrderedJson::array();
        if constexpr (requires { value.test(0); }) {
            for (std::size_t at = 0; at < value.size(); ++at)
                if (value.test(at))
                    list.push_back(at);
        } else {
            for (const auto& entry : value)
                list.push_back(written(entry, rule));
        }
        return list;
    }
};

/// Reads an object and rejects fields that were not asked for. Throws InputError.
class Reader {
public:
    static constexpr bool reading = true;

    /// `what` names the object in messages. Seats are less than `seat_count`.
    Reader(const Json& object, std::string_view what, Form which, int seat_count);
    /// For a value that is not necessarily an object.
    Reader(Form which, int seat_count)
        : form(which)
        , seats(seat_count)
    {
    }

    const Form form;
    int seats;

    template <class T, class Rule = NoRule>
    Reader& operator()(std::string_view name, T&& value, const Rule& rule = {})
    {
        return found(at(name), name, value, rule);
    }
    template <class T, class Rule = NoRule>
    Reader& hidden(std::string_view name, T&& value, const Rule& rule = {})
    {
        return form == Form::whole ? (*this)(name, value, rule) : *this;
    }
    template <class T, class Rule = NoRule>
    Reader& derived(std::string_view, const T&, const Rule& = {})
    {
        return *this;
    }
    template <class T, class Rule = NoRule>
    Reader& optional(std::string_view name, T&& value, const Rule& rule = {})
    {
        using Value = std::remove_cvref_t<T>;
        if constexpr (is_a<Value, std::optional> && !has_null<Value, Rule>) {
            const Json* json = find(name);
            return json ? found(*json, name, value.emplace(), rule) : *this;
        } else {
            return preset(name, value, rule);
        }
    }
    template <class T, class Rule = NoRule>
    Reader& preset(std::string_view name, T&& value, const Rule& rule = {})
    {
        const Json* json = find(name);
        return json ? found(*json, name, value, rule) : *this;
    }
    Reader& part(auto& value)
    {
        value.fields(*this);
        return *this;
    }
    void demand(bool met, std::string_view message) const
    {
        if (!met)
            throw InputError(problems::bad_value, std::string(message));
    }

    /// Throws InputError if the object has a field that was not asked for.
    void finish() const;

    template <class T, class Rule = NoRule>
    void read(const Json& json, std::string_view what, T& value, const Rule& rule = {}) const
    {
        if constexpr (has_null<T, Rule>) {
            if (json.is_null())
                value = rule.none;
            else
                read(json, what, value, rule.rule);
        } else if constexpr (is_a<T, std::optional>) {
            value.reset();
            if (!json.is_null())
                read(json, what, value.emplace(), rule);
        } else if constexpr (requires { static_cast<T>(rule.read(json, what)); })
            value = static_cast<T>(rule.read(json, what));
        else if constexpr (is_a<T, std::variant>)
            read_kind(json, what, value);
        else if constexpr (HasFields<T, Reader>)
            read_object(json, what, value, [](Reader&) {});
        else if constexpr (std::same_as<T, Random>)
            value = to_random(json);
        else if constexpr (std::same_as<T, bool>)
            value = to_bool(json, what);
        else if constexpr (std::is_enum_v<T>)
            value = to_word<T>(json, what, word_list<T>);
        else if constexpr (std::integral<T> && requires { rule.words; })
            value = to_word<T>(json, what, rule.words);
        else if constexpr (std::integral<T> && requires { rule.numbers; })
            value = to_one_of(json, what, rule.numbers);
        else if constexpr (std::integral<T>)
            value = static_cast<T>(to_int(json, what, rule.range(seats).least, rule.range(seats).most));
        else if constexpr (requires { T(value.list()); }) {
            auto list = value.list();
            read_list(to_list(json, what), what, list, rule);
            value = T(list);
        } else
            read_list(to_list(json, what), what, value, rule);
    }

private:
    const Json* find(std::string_view name);
    const Json& at(std::string_view name);
    static InputError bad_list(std::string_view what, const std::string& problem);

    template <class T, class Rule>
    Reader& found(const Json& json, std::string_view name, T& value, const Rule& rule)
    {
        read(json, name, value, rule);
        return *this;
    }
    void read_object(const Json& json, std::string_view what, auto& value, const auto& first) const
    {
        Reader f(json, what, form, seats);
        first(f);
        value.fields(f);
        f.finish();
    }
    template <class... Kinds>
    void read_kind(const Json& json, std::string_view what, std::variant<Kinds...>& value) const
    {
        if (!json.is_object() || !json.contains("type"))
            throw InputError(problems::missing_field, std::string(what) + " must be an object with a \"type\"");
        const auto type = to_word<std::size_t>(json["type"], "type", word_list<std::variant<Kinds...>>);
        std::size_t index = 0;
        const auto read_if_it_is = [&](auto kind) {
            if (index++ != type)
                return;
            read_object(json, what, kind, [](Reader& f) { f.find("type"); });
            value = kind;
        };
        (read_if_it_is(Kinds{}), ...);
    }
    template <class T>
    void read_list(const Json::array_t& entries, std::string_view what, T& list, const auto& rule) const
    {
        if constexpr (requires { std::tuple_size<T>::value; }) {
            if (entries.size() != list.size())
                throw bad_list(what, "must have " + std::to_string(list.size()) + " entries");
            for (std::size_t at = 0; at < list.size(); ++at)
                read(entries[at], what, list[at], rule);
        } else {
            list = T();
            std::size_t most = entries.size();
            if constexpr (HasCapacity<T>)
                most = static_cast<std::size_t>(T::capacity());
            else if constexpr (requires { list.test(0); })
                most = list.size();
            if (entries.size() > most)
                throw bad_list(what, "must have at most " + std::to_string(most) + " entries");
            for (const Json& entry : entries)
                read_entry(entry, what, list, rule);
        }
    }
    template <class T>
    void read_entry(const Json& json, std::string_view what, T& list, const auto& rule) const
    {
        if constexpr (requires { list.test(0); }) {
            std::size_t entry = 0;
            read(json, what, entry, rule);
            list.set(entry);
        } else {
            std::remove_cvref_t<decltype(*list.begin())> entry{};
            read(json, what, entry, rule);
            if constexpr (requires { list.push_back(entry); })
                list.push_back(entry);
            else if (!HasCapacity<T> && list.contains(entry))
                throw bad_list(what, "names something twice");
            else
                list.insert(entry);
        }
    }

    const Json* object_ = nullptr;
    std::string what_;
    std::vector<std::string_view> known_;
};

/// Returns the protocol form.
template <class T, class Rule = NoRule>
OrderedJson json_of(const T& value, const Rule& rule = {})
{
    return Writer(Form::protocol).written(value, rule);
}

template <class Deck>
OrderedJson top_first(const Deck& deck)
{
    using Entries = std::vector<typename Deck::value_type>;
    return json_of(Entries(std::make_reverse_iterator(deck.end()), std::make_reverse_iterator(deck.begin())));
}

/// Returns a list with `entry(seat)` for each seat.
OrderedJson of_seats(int seats, const auto& entry)
{
    OrderedJson list = OrderedJson::array();
    for (Seat seat = 0; seat < seats; ++seat)
        list.push_back(entry(seat));
    return list;
}

/// Throws InputError.
template <class T>
T from_json(const Json& json, std::string_view what, Form form, int seats)
{
    T value{};
    Reader(form, seats).read(json, what, value);
    return value;
}

}
