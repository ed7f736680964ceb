// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/codec.hpp"
#include "engine/gangz/game.hpp"

namespace backroom {

template <>
struct Codec<gangz::Gangz> : FieldCodec<gangz::Gangz> {
    using FieldCodec::to_json;
    static OrderedJson names();
    static OrderedJson option_list();
    static OrderedJson to_json(const gangz::View& view);
    static OrderedJson to_json(const gangz::State& state);
    static std::string message(const Refusal& refusal);
};

static_assert(Encodable<gangz::Gangz>);

}
