// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/codec.hpp"
#include "engine/supergang/game.hpp"

namespace backroom {

template <>
struct Codec<supergang::SuperGang> : FieldCodec<supergang::SuperGang> {
    using FieldCodec::to_json;
    static OrderedJson names();
    static OrderedJson option_list();
    static OrderedJson to_json(const supergang::View& view);
    static OrderedJson to_json(const supergang::State& state);
    static std::string message(const Refusal& refusal);
    /// The query `board` returns the town, and can check board files.
    static std::span<const Query> queries();
};

static_assert(Encodable<supergang::SuperGang>);

}
