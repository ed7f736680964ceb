// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/detail.hpp"
#include "engine/gang_of_dice/cards.hpp"

namespace gang_of_dice_table::details {

Detail die(int face);
/// A die behind the screen, which is not rolled yet.
Detail stockDie();
Detail token();
Detail middle();
Detail wealth();
Detail result();
Detail warning(backroom::gang_of_dice::Kind kind);

}
