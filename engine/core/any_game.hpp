#pragma once

#include "core/any_match.hpp"
#include "core/hash.hpp"
#include "core/playout.hpp"

namespace backroom {

/// Any game that has a codec, as an AnyMatch.
template <Encodable G>
class MatchOf final : public AnyMatch {
public:
    explicit MatchOf(Match<G> match)
        : match_(std::move(match))
    {
    }

    std::string_view game() const override { return G::id; }
    const std::vector<std::string>& names() const override { return match_.setup().names; }
    std::uint64_t seed() const override { return match_.setup().seed; }
    std::uint64_t hash() const override { return match_.hash(); }
    SeatSet pending() const override { return match_.pending(); }

    OrderedJson legal(Seat seat) const override
    {
        using by_arguments::legal;
        OrderedJson actions = OrderedJson::array();
        for (const auto& action : legal(match_.state(), seat))
            actions.push_back(Codec<G>::to_json(action));
        return actions;
    }

    void check(Seat seat, const Json& action) const override
    {
        using by_arguments::check;
        throw_if(check(match_.state(), seat, Codec<G>::action(action)));
    }

    OrderedJson act(Seat seat, const Json& action) override
    {
        throw_if(match_.act(seat, Codec<G>::action(action)));
        OrderedJson events = OrderedJson::array();
        for (const auto& event : match_.events())
            events.push_back(Codec<G>::to_json(event));
        return events;
    }

    OrderedJson view(Seat seat) const override
    {
        using by_arguments::view;
        return Codec<G>::to_json(view(match_.state(), seat));
    }
    OrderedJson view_of_all() const override { return Codec<G>::to_json(match_.state()); }
    Result result() const override
    {
        using by_arguments::result;
        return result(match_.state());
    }
    void undo() override { throw_if(match_.undo()); }
    void redo() override { throw_if(match_.redo()); }
    std::vector<std::string> journal() const override { return Journal<G>::lines(match_); }

private:
    static void throw_if(const std::optional<Refusal>& refusal)
    {
        if (refusal)
            throw Problem(refusal->code, message_of<G>(*refusal), refusal->rule);
    }

    Match<G> match_;
};

template <Encodable G>
AnyGame any_game()
{
    AnyGame game;
    game.id = G::id;
    game.min_seats = G::min_seats;
    game.max_seats = G::max_seats;
    game.describe = [] {
        OrderedJson options = Codec<G>::option_list();
        options.push_back({{"name", "friendly-undo"}, {"values", {false, true}}, {"default", false}});
        return OrderedJson{{"id", G::id}, {"names", Codec<G>::names()},
            {"seats", {{"min", G::min_seats}, {"max", G::max_seats}}}, {"options", std::move(options)}};
    };
    game.begin = [](const JournalHeader& header) -> std::unique_ptr<AnyMatch> {
        return std::make_unique<MatchOf<G>>(begin_match<G>(header));
    };
    game.load = [](std::span<const std::string> lines) -> std::unique_ptr<AnyMatch> {
        auto loaded = Journal<G>::load(lines);
        if (const auto* error = std::get_if<JournalError>(&loaded))
            throw Problem("bad-journal", error->message);
        return std::make_unique<MatchOf<G>>(std::get<Match<G>>(std::move(loaded)));
    };
    if constexpr (requires { Codec<G>::queries(); })
        game.queries = Codec<G>::queries();
    game.playout = [](int seats, std::uint64_t seed, std::uint64_t games) {
        Playout playout;
        Hash ends;
        Random random(seed);
        typename G::Events events;
        for (std::uint64_t number = 0; number < games; ++number) {
            typename G::State state = deal(typename G::Options(), seats, next_seed(random));
            playout.actions += play_randomly<G>(state, events, random);
            ends.add(hash(state));
        }
        playout.hash = ends.value();
        return playout;
    };
    return game;
}

}
