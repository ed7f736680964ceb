#pragma once

#include "core/game.hpp"
#include "core/json.hpp"

#include <concepts>

namespace backroom {

/// How a game looks in JSON: specialised by each game beside its rules. What reads throws Problem.
template <class G>
struct Codec;

template <class G>
concept Encodable = Game<G> && requires(const Json& json, const typename G::State& state,
    const typename G::Options& options, const typename G::Action& action, const typename G::Event& event,
    const typename G::View& view, const typename G::Position& position, const Refusal& refusal)
{
    /// {"en": …, "it": …, "fr": …}
    {
        Codec<G>::names()
        } -> std::same_as<OrderedJson>;
    /// [{"name", "values", "default"}, …], without those of every game
    {
        Codec<G>::option_list()
        } -> std::same_as<OrderedJson>;
    {
        Codec<G>::options(json)
        } -> std::same_as<typename G::Options>;
    {
        Codec<G>::to_json(options)
        } -> std::same_as<OrderedJson>;
    {
        Codec<G>::action(json)
        } -> std::same_as<typename G::Action>;
    {
        Codec<G>::to_json(action)
        } -> std::same_as<OrderedJson>;
    {
        Codec<G>::position(json)
        } -> std::same_as<typename G::Position>;
    {
        Codec<G>::to_json(position)
        } -> std::same_as<OrderedJson>;
    {
        Codec<G>::to_json(event)
        } -> std::same_as<OrderedJson>;
    {
        Codec<G>::to_json(view)
        } -> std::same_as<OrderedJson>;
    /// Everything, as one who sees all cards.
    {
        Codec<G>::to_json(state)
        } -> std::same_as<OrderedJson>;
    /// An English sentence.
    {
        Codec<G>::message(refusal)
        } -> std::same_as<std::string>;
};

}
