// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/gangz/links.hpp"
#include "engine/gangz/public_state.hpp"

namespace backroom::gangz {

/// Returns how the computer player of a seat sees links. That differs by seat and match, but depends only on the seat
/// and the first leaders, so it reveals nothing hidden.
Eyes eyes_of(const PublicState& open, Seat seat, Level level);
/// Returns the `number`-th way in which another player may see links, as imagined by a player with these eyes.
Eyes imagined(Eyes eyes, std::size_t number);

}
