// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.hpp"

#include <map>
#include <string>
#include <vector>

/// Mutates what one machine tells another. `Choose` has a function `below(n)` like Random; a fuzzer takes its choices
/// from its input.
namespace test {

using backroom::Json;

/// Values that fields with a name have had, so that a mutation is well-formed more often than not.
class Seen {
public:
    /// Returns the number of values in `json`.
    std::size_t note(const Json& json, const std::string& name = {})
    {
        std::size_t values = 1;
        if (json.is_object())
            for (const auto& [key, value] : json.items())
                values += note(value, key);
        else if (json.is_array())
            for (const Json& entry : json)
                values += note(entry, name + "[]");
        if (values > largest)
            return values;
        auto& of_name = values_[name];
        if (of_name.size() < most)
            of_name.push_back(json);
        else
            of_name[next_++ % most] = json;
        return values;
    }
    template <class Choose>
    const Json& any(const std::string& name, const Json& otherwise, Choose& choose) const
    {
        const auto found = values_.find(name);
        if (found == values_.end())
            return otherwise;
        return found->second[choose.below(static_cast<std::uint32_t>(found->second.size()))];
    }

private:
    static constexpr std::size_t most = 60;
    static constexpr std::size_t largest = 100;
    std::map<std::string, std::vector<Json>> values_;
    std::size_t next_ = 0;
};

template <class Choose>
void bend_list(Json& list, const std::string& name, const Seen& seen, Choose& choose)
{
    const auto any = [&] { return choose.below(static_cast<std::uint32_t>(list.size())); };
    switch (list.empty() ? 0 : choose.below(4)) {
    case 0:
        if (list.size() < 300)
            list.insert(list.begin() + choose.below(static_cast<std::uint32_t>(list.size() + 1)),
                seen.any(name + "[]", list.empty() ? Json(0) : Json(list.front()), choose));
        return;
    case 1:
        list.erase(any());
        return;
    case 2:
        if (list.size() < 300)
            list.push_back(Json(list[any()]));
        return;
    default:
        std::swap(list[any()], list[any()]);
    }
}

/// Mutates one place: changes a number a little, a list by an entry, or anything to a value that such a field has had.
template <class Choose>
void bend(Json& json, const Seen& seen, Choose& choose, const std::string& name = {})
{
    const bool deeper = json.is_structured() && !json.empty() && choose.below(8) != 0;
    if (deeper) {
        auto at = json.begin();
        std::advance(at, choose.below(static_cast<std::uint32_t>(json.size())));
        const std::string inner = json.is_object() ? at.key() : name + "[]";
        bend(*at, seen, choose, inner);
    } else if (json.is_array() && choose.below(2) != 0) {
        bend_list(json, name, seen, choose);
    } else if (json.is_number_integer() && choose.below(2) == 0) {
        json = json.template get<std::int64_t>() + (choose.below(2) == 0 ? 1 : -1);
    } else if (json.is_boolean()) {
        json = !json.template get<bool>();
    } else {
        json = Json(seen.any(name, json, choose));
    }
}

/// Mutates the events of an action: removes, repeats, exchanges or mutates events, or adds others.
template <class Choose>
void bend_events(Json& events, const Seen& seen, Choose& choose)
{
    for (auto left = 1 + choose.below(3); left > 0; --left)
        if (choose.below(3) == 0)
            bend_list(events, {}, seen, choose);
        else
            bend(events, seen, choose);
}

}
