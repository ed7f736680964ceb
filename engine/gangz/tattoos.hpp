// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.hpp"
#include "engine/gangz/cards.hpp"

namespace backroom::gangz {

inline constexpr int thought_count = 192;

/// An association of a picture: the number of a tag and its strength, 1 to 10.
struct TagWeight {
    std::uint8_t tag;
    std::uint8_t tenths;
};
using Thoughts = FixedVector<TagWeight, 12>;

/// Returns the associations of every picture, from assets/gangz/tattoos.json.
const std::array<Thoughts, card_count>& thoughts();

}
