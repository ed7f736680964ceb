// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/fields.hpp"

#include <algorithm>

namespace backroom {

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
        if (std::find(known_.begin(), known_.end(), field.key()) == known_.end())
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
