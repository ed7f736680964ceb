// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/playout.hpp"

#include "codecs.hpp"
#include "games.hpp"

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

/// Checks that an action allowed by a view can be performed.
template <Encodable G>
void read_as(const Json& json)
{
    try {
        const typename G::View seen = Codec<G>::view(json.at("view"));
        demand(!Codec<G>::to_json(seen).empty());
        Random random;
        typename G::State state = sample(seen, random);
        demand(view(state, seen.seat) == seen);
        const auto action = Codec<G>::action(json.at("action"));
        typename G::Events events;
        for (const Seat seat : SeatSet::first(state.seats))
            if (!check(state, seat, action)) {
                apply(state, seat, action, events);
                break;
            }
        for (int left = 100; left > 0 && !pending(state).empty(); --left) {
            const Seat seat = *pending(state).begin();
            events.clear();
            apply(state, seat, random_action<G>(state, seat, random), events);
        }
    } catch (const InputError&) {
        return;
    } catch (const Json::exception&) {
        return;
    }
}

}

/// Reads any text as a view and an action.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        const Json json = parse_json({reinterpret_cast<const char*>(data), size});
        Games::for_each([&]<class G>() { read_as<G>(json); });
    } catch (const InputError&) {
        return 0;
    }
    return 0;
}
