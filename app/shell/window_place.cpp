// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window_place.hpp"

#include <algorithm>

namespace window_place {

QSize size(QSize wanted, QSize available, QMargins frame)
{
    const QSize room = available.shrunkBy(frame).expandedTo({1, 1});
    return (wanted.isEmpty() ? usual : wanted).expandedTo(smallest).boundedTo(room);
}

QRect moved(QRect content, QRect available, QMargins frame)
{
    const QRect room = available.marginsRemoved(frame);
    content.moveLeft(std::max(room.left(), std::min(content.left(), room.right() + 1 - content.width())));
    content.moveTop(std::max(room.top(), std::min(content.top(), room.bottom() + 1 - content.height())));
    return content;
}

}
