// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/view.hpp"

namespace backroom::gangz {

struct Owners {
    CardsOfSeats played;
    Intruders intruders{};
};

/// Draws owners at random that are consistent with the own cards, with one to three cards from every other seat, and
/// with the stocks from which the hands and the intruders were drawn (GZ-4.2). Every consistent result can be drawn.
Owners guess_owners(const View& view, Random& random);
/// Returns whether there are any. Requires only that the wall is not too large.
bool has_owners(const View& view);

}
