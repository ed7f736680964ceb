// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fields.hpp"
#include "engine/core/hash.hpp"

namespace backroom {

/// To be increased when the meaning of a message changes but not the fields of the structs, or when computer players
/// decide differently: guests check their decisions at the end of a match.
inline constexpr int wire_version = 4;

/// Hashes the names and types of all fields of a struct (core/field_rules.hpp) in the whole form: words, limits,
/// capacities, and which fields may be missing.
class Shape {
public:
    static constexpr bool reading = false;
    static constexpr Form form = Form::whole;
    /// Set by the `fields` functions. Only Reader uses it.
    int seats = 0;

    std::uint64_t value() const { return hash_.value(); }

    template <class T, class Rule = NoRule>
    Shape& operator()(std::string_view name, const T& value, const Rule& rule = {})
    {
        add(name);
        add(value, rule);
        return *this;
    }
    template <class T, class Rule = NoRule>
    Shape& hidden(std::string_view name, const T& value, const Rule& rule = {})
    {
        return (*this)(name, value, rule);
    }
    template <class T, class Rule = NoRule>
    Shape& derived(std::string_view, const T&, const Rule& = {})
    {
        return *this;
    }
    template <class T, class Rule = NoRule>
    Shape& optional(std::string_view name, const T& value, const Rule& rule = {})
    {
        add("may be missing");
        return (*this)(name, value, rule);
    }
    template <class T, class Rule = NoRule>
    Shape& preset(std::string_view name, const T& value, const Rule& rule = {})
    {
        return optional(name, value, rule);
    }
    Shape& part(auto& value)
    {
        value.fields(*this);
        return *this;
    }
    void demand(bool, std::string_view) const { }

    void add(std::string_view text)
    {
        hash_.add(text.size());
        for (const char letter : text)
            hash_.add(static_cast<unsigned char>(letter));
    }
    /// The value itself does not matter. A rule that writes values its own way is represented by the first value.
    template <class T, class Rule = NoRule>
    void add(const T& value, const Rule& rule)
    {
        if constexpr (has_null<T, Rule>) {
            add("or null");
            add(value, rule.rule);
        } else if constexpr (is_a<T, std::optional>) {
            add("or null");
            add(typename T::value_type{}, rule);
        } else if constexpr (requires { rule.write(value); }) {
            add(OrderedJson(rule.write(T{})).dump());
        } else if constexpr (is_a<T, std::variant>) {
            add_kinds(value);
        } else if constexpr (HasFields<T, Shape>) {
            add_object(value);
        } else if constexpr (std::same_as<T, bool>) {
            add("bool");
        } else if constexpr (std::is_enum_v<T>) {
            add_words(word_list<T>);
        } else if constexpr (std::is_arithmetic_v<T>) {
            add_number(rule);
        } else if constexpr (requires { T(value.list()); }) {
            add_list(value.list(), rule);
        } else {
            add_list(value, rule);
        }
    }

private:
    void add_words(const auto& words)
    {
        add("word");
        hash_.add(words.size());
        for (const std::string_view word : words)
            add(word);
    }
    template <class Rule>
    void add_number(const Rule& rule)
    {
        if constexpr (requires { rule.words; }) {
            add_words(rule.words);
        } else if constexpr (requires { rule.numbers; }) {
            add("one of");
            for (const int number : rule.numbers)
                hash_.add(number);
        } else {
            add("number");
            hash_.add(rule.range(seats_of_no_game).least);
            hash_.add(rule.range(seats_of_no_game).most);
        }
    }
    template <class T>
    void add_list(const T& list, const auto& rule)
    {
        if constexpr (requires { std::tuple_size<T>::value; }) {
            add("array");
            hash_.add(std::tuple_size<T>::value);
        } else {
            add("list");
            if constexpr (HasCapacity<T>)
                hash_.add(T::capacity());
            else if constexpr (requires { list.test(0); })
                hash_.add(list.size());
        }
        if constexpr (requires { list.test(0); })
            add(std::size_t{}, rule);
        else
            add(std::remove_cvref_t<decltype(*list.begin())>{}, rule);
    }
    /// `value` is a copy, because `fields` is not const.
    void add_object(auto value)
    {
        add("object");
        value.fields(*this);
        add("end");
    }
    template <class... Kinds>
    void add_kinds(const std::variant<Kinds...>&)
    {
        add_words(word_list<std::variant<Kinds...>>);
        (add_object(Kinds{}), ...);
    }

    static constexpr int seats_of_no_game = 0;
    Hash hash_;
};

/// Returns a hash of the format of events, views and options. Programs can play a game with each other if theirs is
/// equal.
template <class G>
std::uint64_t wire_shape_of()
{
    Shape shape;
    shape("version", std::uint8_t{}, Range{wire_version, wire_version});
    shape("event", typename G::Event{})("view", typename G::View{})("options", typename G::Options{});
    return shape.value();
}

}
