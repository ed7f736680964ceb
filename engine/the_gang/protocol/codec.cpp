// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/protocol/codec.hpp"

#include "engine/core/field_codec.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/core/seat_lines_codec.hpp"
#include "engine/the_gang/fields.hpp"

namespace backroom {

using namespace the_gang;

OrderedJson Codec<TheGang>::names()
{
    return {{"en", "The Gang"}, {"it", "The Gang"}, {"fr", "The Gang"}};
}

OrderedJson Codec<TheGang>::option_list()
{
    OrderedJson rounds{{"name", "rounds"}, {"values", OrderedJson::array({4, 0})}, {"default", Options().rounds}};
    return OrderedJson::array({std::move(rounds)});
}

template struct FieldCodec<TheGang>;
template struct Journal<TheGang>;
template struct SeatLines<TheGang>;

}
