// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/protocol/codec.hpp"

#include "engine/core/field_codec.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/core/seat_lines_codec.hpp"
#include "engine/gangz/protocol/words.hpp"

namespace backroom {

using namespace gangz;

OrderedJson Codec<Gangz>::names()
{
    return {{"en", "Gangz"}, {"it", "Gangz"}, {"fr", "Gangz"}};
}

OrderedJson Codec<Gangz>::option_list()
{
    OrderedJson target{{"name", "target"}, {"values", targets}, {"default", Options().target}};
    return OrderedJson::array({std::move(target)});
}

template struct FieldCodec<Gangz>;
template struct Journal<Gangz>;
template struct SeatLines<Gangz>;

}
