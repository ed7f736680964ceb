// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/bot.hpp"
#include "engine/core/playout.hpp"

#include "codecs.hpp"
#include "games.hpp"

#include "tests/engine/bent.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace backroom;

namespace {

void demand(bool true_here)
{
    if (!true_here)
        std::abort();
}

/// Makes choices from the bytes of the fuzzer; always the first one when these are used up.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size)
        : at_(data)
        , end_(data + size)
    {
    }
    bool left() const { return at_ != end_; }
    std::uint32_t next() { return left() ? *at_++ : 0u; }
    std::uint32_t below(std::uint32_t bound)
    {
        const std::uint32_t number = bound > 0x100 ? next() << 8u | next() : next();
        return number % bound;
    }
    std::string_view text() const { return {reinterpret_cast<const char*>(at_), static_cast<std::size_t>(end_ - at_)}; }

private:
    const std::uint8_t* at_;
    const std::uint8_t* end_;
};

template <class G>
Json parsed(const auto& value)
{
    return Json::parse(Codec<G>::whole(value).dump());
}

/// Does what a guest's program does with a view, and plays on from a sample of it.
template <Encodable G>
void use(const typename G::View& seen, Bytes& choose)
{
    demand(!Codec<G>::to_json(seen).empty());
    demand(Codec<G>::view(parsed<G>(seen)) == seen);
    Random random(choose.next());
    typename G::State guess = sample(seen, random);
    demand(view(guess, seen.seat) == seen);
    if constexpr (PlayedByBots<G>)
        if (pending(guess).contains(seen.seat))
            demand(!check(guess, seen.seat, decide(seen, BotContext{Level::rookie, random.next(), {}})));
    typename G::Events events;
    for (int actions = 0; actions < 30 && !pending(guess).empty(); ++actions) {
        const Seat seat = *pending(guess).begin();
        const auto listed = legal(guess, seat);
        demand(!listed.empty());
        const auto& action = listed[random.below(static_cast<std::uint32_t>(listed.size()))];
        demand(!check(guess, seat, action));
        events.clear();
        apply(guess, seat, action, events);
    }
}

/// Returns the first options of the game's list, or others.
template <Encodable G>
typename G::Options any_options(Bytes& choose)
{
    Json chosen = Json::object();
    for (const auto& option : Codec<G>::option_list())
        chosen[option.at("name").template get<std::string>()] = Json::parse(
            option.at("values")[choose.below(static_cast<std::uint32_t>(option.at("values").size()))].dump());
    return Codec<G>::options(chosen);
}

/// A game followed by a seat that is told true events, mutated ones, or any text.
template <Encodable G>
class Guest {
public:
    Guest(typename G::State state, Bytes& choose)
        : state_(std::move(state))
        , choose_(choose)
        , seat_(static_cast<Seat>(choose.below(state_.seats)))
        , known_(Codec<G>::view(parsed<G>(view(state_, seat_))))
    {
    }

    void play()
    {
        for (auto left = choose_.below(80); left > 0 && step(); --left)
            follow_truly();
        for (int left = 8; left > 0 && choose_.left() && step(); --left) {
            if (choose_.below(16) == 0)
                return read(choose_.text());
            bend_updates();
            follow_truly();
        }
    }

private:
    /// Performs one action of the true game. Returns false if the game is over.
    bool step()
    {
        const SeatSet seats = pending(state_);
        if (seats.empty())
            return false;
        const Seat seat = *seats.begin();
        Random random(choose_.next());
        typename G::Events events;
        apply(state_, seat, random_action<G>(state_, seat, random), events);
        events_ = Json::array();
        for (const auto& event : events)
            events_.push_back(parsed<G>(redact(event, seat_)));
        seen_.note(events_);
        return true;
    }
    void follow_truly()
    {
        Codec<G>::read_events(known_, events_);
        demand(known_ == view(state_, seat_));
    }
    void bend_updates()
    {
        Json bent = events_;
        test::bend_events(bent, seen_, choose_);
        follow(bent);
        Json seen = parsed<G>(known_);
        views_.note(seen);
        test::bend(seen, views_, choose_);
        try {
            use<G>(Codec<G>::view(seen), choose_);
        } catch (const InputError&) {
            return;
        }
    }
    void follow(const Json& events)
    {
        typename G::View followed = known_;
        try {
            Codec<G>::read_events(followed, events);
        } catch (const InputError&) {
            demand(followed == known_);
            return;
        }
        use<G>(followed, choose_);
    }
    void read(std::string_view text)
    {
        try {
            follow(parse_json(text));
        } catch (const InputError&) {
            return;
        }
    }

    typename G::State state_;
    Bytes& choose_;
    Seat seat_;
    typename G::View known_;
    Json events_;
    test::Seen seen_;
    test::Seen views_;
};

template <Encodable G>
void follow_one(Bytes& choose)
{
    const typename G::Options options = any_options<G>(choose);
    const int seats = G::min_seats + static_cast<int>(choose.below(G::max_seats - G::min_seats + 1));
    if (seats_fit<G>(options, seats))
        Guest<G>(deal(options, seats, choose.below(0x10000)), choose).play();
}

}

/// Plays the beginning of a random game truthfully, then as a modified program might. The first byte selects the game.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Bytes choose(data, size);
    std::uint32_t game = choose.below(4);
    Games::for_each([&]<class G>() {
        if (game-- == 0)
            follow_one<G>(choose);
    });
    return 0;
}
