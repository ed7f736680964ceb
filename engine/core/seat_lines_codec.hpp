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
std::string SeatLines<G>::line(const SeatUpdate<G>& update)
{
    if (update.seat == nobody)
        return to_line({{"back", update.actions}});
    OrderedJson json{{"seat", update.seat}, {"events", OrderedJson::array()}};
    for (const auto& event : update.events)
        json["events"].push_back(Codec<G>::whole(event));
    if (update.by_house)
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
std::optional<SeatUpdate<G>> SeatLines<G>::follow(typename G::View& view, std::string_view line, int actions)
{
    return read_or_nothing(line, [&](const Json& json) {
        const ObjectReader fields(json, "the line", {"back", "seat", "events", "house"});
        SeatUpdate<G> update;
        if (const Json* back = fields.find("back")) {
            update.actions = to_int(*back, "back", 0, actions);
            return update;
        }
        update.seat = static_cast<Seat>(to_int(fields.at("seat"), "seat", 0, view.open.seats - 1));
        update.actions = actions + 1;
        if (const Json* house = fields.find("house"))
            update.by_house = to_bool(*house, "house");
        const auto events = Codec<G>::read_events(view, fields.at("events"));
        update.events.assign(events.begin(), events.end());
        return update;
    });
}

template <Game G>
std::optional<typename G::Action> SeatLines<G>::action(std::string_view line)
{
    return read_or_nothing(line, [](const Json& json) { return Codec<G>::action(json); });
}

}
