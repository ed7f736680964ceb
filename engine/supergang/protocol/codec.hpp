#pragma once

#include "engine/core/codec.hpp"
#include "engine/supergang/game.hpp"

namespace backroom {

template <>
struct Codec<supergang::SuperGang> {
    static OrderedJson names();
    static OrderedJson option_list();
    static supergang::Options options(const Json& json);
    static supergang::Action action(const Json& json);
    static supergang::Position position(const Json& json);
    static OrderedJson to_json(const supergang::Options& options);
    static OrderedJson to_json(const supergang::Action& action);
    static OrderedJson to_json(const supergang::Event& event);
    static OrderedJson to_json(const supergang::Position& position);
    static OrderedJson to_json(const supergang::View& view);
    static OrderedJson to_json(const supergang::State& state);
    static std::string message(const Refusal& refusal);
    /// The query `board` returns the town; its files can be checked.
    static std::span<const Query> queries();
};

static_assert(Encodable<supergang::SuperGang>);

}
