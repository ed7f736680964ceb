// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/protocol/codec.hpp"

#include "engine/core/field_codec.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/core/seat_lines_codec.hpp"
#include "engine/supergang/protocol/words.hpp"

namespace backroom {

using namespace supergang;

OrderedJson Codec<SuperGang>::names()
{
    return {{"en", "SuperGang"}, {"it", "SuperGang"}, {"fr", "SuperGang"}};
}

OrderedJson Codec<SuperGang>::option_list()
{
    const auto option = [](const char* name, OrderedJson values, OrderedJson usual) {
        return OrderedJson{{"name", name}, {"values", std::move(values)}, {"default", std::move(usual)}};
    };
    const OrderedJson usual = to_json(Options());
    return OrderedJson::array({option("income", word_list<Income>, usual["income"]),
        option("duels", word_list<Duels>, usual["duels"]), option("clock", clocks, usual["clock"]),
        option("police_player", {false, true}, usual["police_player"]), option("length", lengths, usual["length"])});
}

template struct FieldCodec<SuperGang>;
template struct Journal<SuperGang>;
template struct SeatLines<SuperGang>;

}
