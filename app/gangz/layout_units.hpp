// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace gangz_units {

inline constexpr qreal card_ratio = 1.16;
/// Heights of the rail and widths of the panel, in units.
inline constexpr qreal choosing_rail = 200;
inline constexpr qreal voting_rail = 154;
inline constexpr qreal telling_rail = 100;
inline constexpr qreal usual_panel = 250;
inline constexpr qreal reveal_panel = 510;
/// The widths of the leader's column beside the wall, in units.
inline constexpr qreal leader_column = 250;
inline constexpr qreal reveal_leader_column = 132;

}
