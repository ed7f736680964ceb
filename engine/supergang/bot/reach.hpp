// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/town/walks.hpp"

#include <array>
#include <cstdint>

/// The ends of walks by face of the die, from tables instead of enumerated paths.
namespace backroom::supergang {

using ShopBits = std::uint64_t;

/// Indexed by the face minus 1. Walks through the gang's own shops (SG-4.4) and into the clinic (SG-4.7) are ignored.
struct Reach {
    std::array<PlaceSet, 6> ends;
    std::array<ShopBits, 6> shops{};
};

/// The ends for a figure on `place` that may not step to `behind` first. With `no_place`: a patrol in the sewer
/// (SG-9.2).
const Reach& reach_of(WalkerKind kind, Place place, Place behind);

int faces_to(const Reach& reach, Place end);

/// Indexed by the face minus 1: the shops where walks of a gangster end, including those through shops of his gang. The
/// result is valid until the next call.
using ShopsByFace = std::array<ShopBits, 6>;
const ShopsByFace& shops_in_reach(Place place, Place behind, const ShopSet& own);

}
