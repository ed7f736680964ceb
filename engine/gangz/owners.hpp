// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/view.hpp"

namespace backroom::gangz {

struct Owners {
    CardsOfSeats played;
    Intruders intruders{};
};

/// Draws random owners of the cards on the wall, consistent with the seat's own cards, with one to three cards of every
/// other seat, and with the stocks of the hands and intruders (GZ-4.2). Every consistent result can be drawn.
Owners guess_owners(const View& view, Random& random);
/// Returns whether a consistent result exists. Requires only that the wall is not too large.
bool has_owners(const View& view);

}
