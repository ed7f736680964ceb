// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/codec.hpp"
#include "engine/the_gang/game.hpp"

namespace backroom {

template <>
struct Codec<the_gang::TheGang> : FieldCodec<the_gang::TheGang> {
    using FieldCodec::to_json;
    static OrderedJson names();
    static OrderedJson option_list();
    static OrderedJson to_json(const the_gang::View& view);
    static OrderedJson to_json(const the_gang::State& state);
    static std::string message(const Refusal& refusal);
};

static_assert(Encodable<the_gang::TheGang>);

}
