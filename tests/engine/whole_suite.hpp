// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/codec.hpp"

#include "random_games.hpp"

#include <set>

namespace test {

/// The whole form of events, views and states is read back as it was written, and refused if it is damaged.
template <class Cases>
class WholeSuite {
    using G = typename Cases::Game;
    using Codec = backroom::Codec<G>;
    using Json = backroom::Json;

    static Json parsed(const auto& value) { return Json::parse(Codec::whole(value).dump()); }

    static void isRefused(const Json& json, const auto& read)
    {
        try {
            read(json);
        } catch (const backroom::InputError&) {
            return;
        }
        QFAIL(json.dump().c_str());
    }

    /// Damages one place after the other: numbers and lists become too large, objects get another field, and every
    /// value gets a wrong type.
    static void damage(Json& place, const Json& whole, const auto& read)
    {
        const Json right = place;
        for (const Json& wrong : {Json(1e9), Json(1'000'000), Json("no such word"), Json(Json::array_t(300, right))}) {
            place = wrong;
            isRefused(whole, read);
        }
        place = right;
        if (right.is_array() && !right.empty()) {
            place = Json::array_t(300, right.front());
            isRefused(whole, read);
        } else if (right.is_object()) {
            place["another"] = 1;
            isRefused(whole, read);
        }
        place = right;
        if (place.is_structured())
            for (auto& entry : place)
                damage(entry, whole, read);
    }
    static void isRefusedDamaged(Json json, const auto& read) { damage(json, json, read); }

public:
    static void readAsWritten(int games)
    {
        const auto visit = [&](int, const auto&, backroom::Seat, const auto&, const auto& state, const auto& events) {
            QVERIFY(Codec::state(parsed(state)) == state);
            for (const backroom::Seat seat : backroom::SeatSet::first(state.seats))
                QVERIFY(Codec::view(parsed(view(state, seat))) == view(state, seat));
            for (const backroom::Seat eyes : all_eyes(state.seats))
                for (const auto& event : events)
                    QVERIFY(Codec::event(parsed(redact(event, eyes)), state.seats) == redact(event, eyes));
        };
        along_random_actions<Cases>(games, visit);
    }

    static void damagedIsRefused()
    {
        std::set<std::size_t> kinds;
        const auto visit = [&](int, const auto&, backroom::Seat, const auto&, const auto& state, const auto& events) {
            for (const auto& event : events)
                if (kinds.insert(event.index()).second)
                    isRefusedDamaged(parsed(event), [&](const Json& json) { Codec::event(json, state.seats); });
            if (!pending(state).empty())
                return;
            isRefusedDamaged(parsed(state), [](const Json& json) { Codec::state(json); });
            isRefusedDamaged(parsed(view(state, 0)), [](const Json& json) { Codec::view(json); });
        };
        along_random_actions<Cases>(1, visit);
    }
};

}
