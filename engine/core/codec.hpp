// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.hpp"
#include "engine/core/json.hpp"

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace backroom {

/// A question about a game that needs no match.
struct Query {
    /// The `cmd` of a request.
    std::string_view command;
    /// Throws InputError.
    OrderedJson (*answer)(const Json& request) = nullptr;
    /// Checks the text of a file that has the format of the answer (`backroom-cli COMMAND --check FILE`) and returns
    /// one message for each fault. Null if the query has no such files.
    std::vector<std::string> (*check)(std::string_view text) = nullptr;
};

/// Converts a game's values to and from JSON; specialised by each game. Functions that read throw InputError. A game
/// that answers queries also has `static std::span<const Query> queries()`.
template <class G>
struct Codec;

/// What follows from the fields that the structs of a game name (core/field_rules.hpp); a game's codec derives from it.
/// Functions that read throw InputError.
template <class G>
struct FieldCodec {
    static typename G::Options options(const Json& json);
    static typename G::Action action(const Json& json);
    static typename G::Position position(const Json& json);
    static OrderedJson to_json(const typename G::Options& options);
    static OrderedJson to_json(const typename G::Action& action);
    static OrderedJson to_json(const typename G::Event& event);
    static OrderedJson to_json(const typename G::Position& position);

    /// Everything that these have, for seats that play on different machines. What is read has every number in its
    /// range and every list in its capacity. A view is also one that a game could bring; of an event and of a state
    /// that is not known.
    static OrderedJson whole(const typename G::Event& event);
    static OrderedJson whole(const typename G::View& view);
    static OrderedJson whole(const typename G::State& state);
    static typename G::Event event(const Json& json, int seats);
    static typename G::View view(const Json& json);
    static typename G::State state(const Json& json);
    /// Reads the events of one action as the seat of the view was told them, and adds them to the view. Throws if no
    /// game could bring them; the view then stays as it was. Nothing else follows what comes from another machine.
    static typename G::Events told(typename G::View& view, const Json& json);
    /// What programs must have in common to play the game with each other (core/wire_shape.hpp).
    static std::uint64_t wire_shape();
};

/// What a game adds to that.
template <class G>
concept Encodable = Game<G> && std::derived_from<Codec<G>, FieldCodec<G>> && requires(
    const typename G::View& view, const typename G::State& state, const Refusal& refusal)
{
    requires std::same_as<decltype(Codec<G>::to_json(view)), OrderedJson>;
    /// Contains everything, hidden cards included.
    requires std::same_as<decltype(Codec<G>::to_json(state)), OrderedJson>;
    /// {"en": …, "it": …, "fr": …}
    requires std::same_as<decltype(Codec<G>::names()), OrderedJson>;
    /// [{"name", "values", "default"}, …], without the options that every game has
    requires std::same_as<decltype(Codec<G>::option_list()), OrderedJson>;
    requires std::same_as<decltype(Codec<G>::message(refusal)), std::string>;
};

}
