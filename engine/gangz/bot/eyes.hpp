// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/gangz/links.hpp"
#include "engine/gangz/public_state.hpp"

namespace backroom::gangz {

/// Returns how a computer player sees links. Every seat of a match sees them in its own way, which depends on the seat
/// and the first leaders alone, so that nothing hidden can follow from it.
Eyes eyes_of(const PublicState& open, Seat seat, Level level);
/// Returns the `number`-th way in which somebody else may see links, as a player with these eyes imagines it.
Eyes imagined(Eyes eyes, std::size_t number);

}
