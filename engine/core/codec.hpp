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

/// The part of a codec that is derived from the fields that a game's structs name (core/field_rules.hpp). A game's
/// codec inherits from it. Functions that read throw InputError.
template <class G>
struct FieldCodec {
    static typename G::Options options(const Json& json);
    static typename G::Action action(const Json& json);
    static typename G::Position position(const Json& json);
    static OrderedJson to_json(const typename G::Options& options);
    static OrderedJson to_json(const typename G::Action& action);
    static OrderedJson to_json(const typename G::Event& event);
    static OrderedJson to_json(const typename G::Position& position);

    /// The whole form (`Form::whole`), for seats that play on different machines. Reading checks that every number is
    /// in its range and every list within its capacity. A view is also checked to be possible in the game
    /// (core/untrusted.hpp); events and states are not.
    static OrderedJson whole(const typename G::Event& event);
    static OrderedJson whole(const typename G::View& view);
    static OrderedJson whole(const typename G::State& state);
    static typename G::Event event(const Json& json, int seats);
    static typename G::View view(const Json& json);
    static typename G::State state(const Json& json);
    /// Reads the events of one action as told to the seat of the view, and adds them to the view. Throws InputError if
    /// they are impossible; the view is then unchanged. The only function that follows data from another machine.
    static typename G::Events read_events(typename G::View& view, const Json& json);
    /// A hash of the format: programs can play the game with each other only if it is equal (core/wire_shape.hpp).
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
    /// A list of {"name", "values", "default"}, without the options that every game has.
    requires std::same_as<decltype(Codec<G>::option_list()), OrderedJson>;
    requires std::same_as<decltype(Codec<G>::message(refusal)), std::string>;
};

}
