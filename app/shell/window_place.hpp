#pragma once

#include <QMargins>
#include <QRect>
#include <QSize>

/// Where a window opens.
namespace window_place {

inline constexpr QSize usual{1280, 800};
/// Smaller than that the pages cannot be used; a screen may be smaller still.
inline constexpr QSize smallest{800, 500};
/// Of a window whose frame is not known yet.
inline constexpr QMargins usual_frame{8, 40, 8, 8};

/// The content's size, with its frame inside what the screen has free. `wanted` may be empty.
QSize size(QSize wanted, QSize available, QMargins frame);
/// Moves the content so that all of its frame is on the screen.
QRect moved(QRect content, QRect available, QMargins frame);

}
