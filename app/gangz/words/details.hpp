// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/detail.hpp"

namespace gangz_table::details {

/// `name` is empty unless names are shown.
Detail tattoo(const QString& name);
Detail on_wall(const QString& name);
Detail leader(const QString& name);
Detail next_leader(const QString& name);
Detail pawn();
Detail own_chip();
Detail owner_chip();
Detail points_chip();
Detail hand();
Detail points();
Detail deck();

}
