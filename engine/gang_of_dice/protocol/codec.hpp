// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/codec.hpp"
#include "engine/gang_of_dice/game.hpp"

namespace backroom {

template <>
struct Codec<gang_of_dice::GangOfDice> : FieldCodec<gang_of_dice::GangOfDice> {
    using FieldCodec::to_json;
    static OrderedJson names();
    static OrderedJson option_list();
    static gang_of_dice::Warning warning(const Json& json);
    static OrderedJson to_json(const gang_of_dice::View& view);
    static OrderedJson to_json(const gang_of_dice::State& state);
    static std::string message(const Refusal& refusal);
    /// Returns the value of a turn (see Odds). The request has `warning`, `dice`, `showing`, `rerolls` and `reach`.
    static OrderedJson odds(const Json& request);
    static std::span<const Query> queries();
};

static_assert(Encodable<gang_of_dice::GangOfDice>);

}
