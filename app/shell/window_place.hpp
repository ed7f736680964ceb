// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QRect>
#include <QSize>

namespace window_place {

inline constexpr QSize usual{1280, 800};
/// The smallest window in which the pages can be used; the screen itself may be smaller.
inline constexpr QSize smallest{800, 500};
/// Assumed while the frame is unknown.
inline constexpr QMargins usual_frame{8, 40, 8, 8};

/// Returns the size of the content such that the window with its frame fits into the available area. `wanted` may be
/// empty.
QSize size(QSize wanted, QSize available, QMargins frame);
/// Moves the content such that the whole frame is on the screen.
QRect moved(QRect content, QRect available, QMargins frame);

}
