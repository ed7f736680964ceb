// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/codec.hpp"
#include "engine/core/seat_lines.hpp"

namespace backroom {

/// Returns the result of `reader`; nothing if the text is not JSON or `reader` throws InputError.
template <class Reader>
auto read_or_nothing(std::string_view line, Reader reader) -> std::optional<decltype(reader(Json()))>
{
    try {
        return reader(parse_json(line));
    } catch (const InputError&) {
        return {};
    }
}

template <Game G>
std::string SeatLines<G>::line(const typename G::View& first)
{
    return to_line(Codec<G>::whole(first));
}

template <Game G>
std::string SeatLines<G>::line(const ToldLine<G>& told)
{
    if (told.seat == nobody)
        return to_line({{"back", told.actions}});
    OrderedJson json{{"seat", told.seat}, {"events", OrderedJson::array()}};
    for (const auto& event : told.events)
        json["events"].push_back(Codec<G>::whole(event));
    if (told.by_house)
        json["house"] = true;
    return to_line(json);
}

template <Game G>
std::string SeatLines<G>::line(const typename G::Action& action)
{
    return to_line(Codec<G>::to_json(action));
}

template <Game G>
std::optional<typename G::View> SeatLines<G>::view(std::string_view line)
{
    return read_or_nothing(line, [](const Json& json) { return Codec<G>::view(json); });
}

template <Game G>
std::optional<ToldLine<G>> SeatLines<G>::follow(typename G::View& view, std::string_view line, int actions)
{
    return read_or_nothing(line, [&](const Json& json) {
        const ObjectReader fields(json, "the line", {"back", "seat", "events", "house"});
        ToldLine<G> told;
        if (const Json* back = fields.find("back")) {
            told.actions = to_int(*back, "back", 0, actions);
            return told;
        }
        told.seat = static_cast<Seat>(to_int(fields.at("seat"), "seat", 0, view.open.seats - 1));
        told.actions = actions + 1;
        if (const Json* house = fields.find("house"))
            told.by_house = to_bool(*house, "house");
        const auto events = Codec<G>::told(view, fields.at("events"));
        told.events.assign(events.begin(), events.end());
        return told;
    });
}

template <Game G>
std::optional<typename G::Action> SeatLines<G>::action(std::string_view line)
{
    return read_or_nothing(line, [](const Json& json) { return Codec<G>::action(json); });
}

}
