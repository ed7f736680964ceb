// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bit_set.hpp"

namespace backroom {

/// A place at the table. Seats count from 0, in the order in which a shared screen is handed round.
using Seat = std::uint8_t;

inline constexpr int max_seats = 6;

/// The viewer who sees only public information.
inline constexpr Seat nobody = 0xFF;

using SeatSet = BitSet<std::uint32_t>;

}
