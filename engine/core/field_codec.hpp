// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/codec.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/untrusted.hpp"
#include "engine/core/wire_shape.hpp"

namespace backroom {

void refuse_what_cannot_be(const auto& doubtful)
{
    try {
        doubtful();
    } catch (const CannotBe& error) {
        throw InputError(problems::bad_value, error.what());
    }
}

template <class G>
typename G::Options FieldCodec<G>::options(const Json& json)
{
    return from_json<typename G::Options>(json, "options", Form::protocol, G::max_seats);
}

template <class G>
typename G::Action FieldCodec<G>::action(const Json& json)
{
    return from_json<typename G::Action>(json, "the action", Form::protocol, G::max_seats);
}

template <class G>
typename G::Position FieldCodec<G>::position(const Json& json)
{
    return from_json<typename G::Position>(json, "the position", Form::protocol, G::max_seats);
}

template <class G>
OrderedJson FieldCodec<G>::to_json(const typename G::Options& options)
{
    return json_of(options);
}

template <class G>
OrderedJson FieldCodec<G>::to_json(const typename G::Action& action)
{
    return json_of(action);
}

template <class G>
OrderedJson FieldCodec<G>::to_json(const typename G::Event& event)
{
    return json_of(event);
}

template <class G>
OrderedJson FieldCodec<G>::to_json(const typename G::Position& position)
{
    return json_of(position);
}

template <class G>
OrderedJson FieldCodec<G>::whole(const typename G::Event& event)
{
    return Writer(Form::whole).written(event);
}

template <class G>
OrderedJson FieldCodec<G>::whole(const typename G::View& view)
{
    return Writer(Form::whole).written(view);
}

template <class G>
OrderedJson FieldCodec<G>::whole(const typename G::State& state)
{
    return Writer(Form::whole).written(state);
}

template <class G>
typename G::Event FieldCodec<G>::event(const Json& json, int seats)
{
    return from_json<typename G::Event>(json, "the event", Form::whole, seats);
}

template <class G>
typename G::View FieldCodec<G>::view(const Json& json)
{
    const auto view = from_json<typename G::View>(json, "the view", Form::whole, G::max_seats);
    refuse_what_cannot_be([&] { demand_possible(view); });
    return view;
}

template <class G>
typename G::Events FieldCodec<G>::read_events(typename G::View& view, const Json& json)
{
    const auto events = from_json<typename G::Events>(json, "the events", Form::whole, view.open.seats);
    refuse_what_cannot_be([&] { follow_untrusted(view, events); });
    return events;
}

template <class G>
std::uint64_t FieldCodec<G>::wire_shape()
{
    static const std::uint64_t shape = wire_shape_of<G>();
    return shape;
}

template <class G>
typename G::State FieldCodec<G>::state(const Json& json)
{
    return from_json<typename G::State>(json, "the state", Form::whole, G::max_seats);
}

}
