// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/protocol/codec.hpp"

#include "engine/core/field_codec.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/core/seat_lines_codec.hpp"
#include "engine/gang_of_dice/protocol/words.hpp"

namespace backroom {

using namespace gang_of_dice;

OrderedJson Codec<GangOfDice>::names()
{
    return {{"en", "Gang of Dice"}, {"it", "Gang of Dice"}, {"fr", "Gang of Dice"}};
}

OrderedJson Codec<GangOfDice>::option_list()
{
    return OrderedJson::array();
}

Warning Codec<GangOfDice>::warning(const Json& json)
{
    return from_json<Warning>(json, "the warning", Form::protocol, gang_of_dice::max_seats);
}

template struct FieldCodec<GangOfDice>;
template struct Journal<GangOfDice>;
template struct SeatLines<GangOfDice>;

}
