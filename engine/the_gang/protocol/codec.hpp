#pragma once

#include "engine/core/codec.hpp"
#include "engine/the_gang/game.hpp"

namespace backroom {

template <>
struct Codec<the_gang::TheGang> {
    static OrderedJson names();
    static OrderedJson option_list();
    static the_gang::Options options(const Json& json);
    static the_gang::Action action(const Json& json);
    static the_gang::Position position(const Json& json);
    static OrderedJson to_json(const the_gang::Options& options);
    static OrderedJson to_json(const the_gang::Action& action);
    static OrderedJson to_json(const the_gang::Event& event);
    static OrderedJson to_json(const the_gang::Position& position);
    static OrderedJson to_json(const the_gang::View& view);
    static OrderedJson to_json(const the_gang::State& state);
    static std::string message(const Refusal& refusal);
};

static_assert(Encodable<the_gang::TheGang>);

}
