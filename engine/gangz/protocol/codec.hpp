#pragma once

#include "engine/core/codec.hpp"
#include "engine/gangz/game.hpp"

namespace backroom {

template <>
struct Codec<gangz::Gangz> {
    static OrderedJson names();
    static OrderedJson option_list();
    static gangz::Options options(const Json& json);
    static gangz::Action action(const Json& json);
    static gangz::Position position(const Json& json);
    static OrderedJson to_json(const gangz::Options& options);
    static OrderedJson to_json(const gangz::Action& action);
    static OrderedJson to_json(const gangz::Event& event);
    static OrderedJson to_json(const gangz::Position& position);
    static OrderedJson to_json(const gangz::View& view);
    static OrderedJson to_json(const gangz::State& state);
    static std::string message(const Refusal& refusal);
};

static_assert(Encodable<gangz::Gangz>);

}
