// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/fields.hpp"

#include <algorithm>

namespace backroom {

std::string random_text(const Random& random)
{
    const std::string state = hash_text(random.state());
    return random.keyed() ? state + hash_text(random.key().first) + hash_text(random.key().second) : state;
}

Random to_random(const Json& json)
{
    const std::string text = json.is_string() ? json.get<std::string>() : std::string();
    if (text.size() != 48)
        return Random::of_state(to_hash(json));
    const SipKey key{to_hash(text.substr(16, 16)), to_hash(text.substr(32))};
    const std::uint64_t counter = to_hash(text.substr(0, 16));
    return key == SipKey() ? Random::of_state(counter) : Random::keyed(key, counter);
}

Reader::Reader(const Json& object, std::string_view what, Form which, int seat_count)
    : form(which)
    , seats(seat_count)
    , object_(&object)
    , what_(what)
{
    if (!object.is_object())
        throw bad_list(what, "must be an object");
}

void Reader::finish() const
{
    for (const auto& field : object_->items())
        if (std::ranges::find(known_, field.key()) == known_.end())
            throw InputError(problems::unknown_field, "unknown field \"" + field.key() + "\" in " + what_);
}

const Json* Reader::find(std::string_view name)
{
    known_.push_back(name);
    const auto found = object_->find(name);
    return found == object_->end() ? nullptr : &*found;
}

const Json& Reader::at(std::string_view name)
{
    if (const Json* found = find(name))
        return *found;
    throw InputError(problems::missing_field, "field \"" + std::string(name) + "\" is missing in " + what_);
}

InputError Reader::bad_list(std::string_view what, const std::string& problem)
{
    return {problems::bad_value, '"' + std::string(what) + "\" " + problem};
}

}
