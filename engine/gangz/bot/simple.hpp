// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/actions.hpp"
#include "engine/gangz/view.hpp"

namespace backroom::gangz {

/// Sees only obvious links, plays too many cards, and votes among the cards without a link.
Action choose_as_rookie(const View& view, std::uint64_t seed);
Action vote_as_rookie(const View& view, std::uint64_t seed);

/// Sees common links, plays linked cards (fewer if its own cards were shot too often), and votes for the least linked
/// pictures that can have come from the deck.
Action choose_as_soldier(const View& view);
Action vote_as_soldier(const View& view, std::uint64_t seed);

}
