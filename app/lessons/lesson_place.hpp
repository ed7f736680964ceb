// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson.hpp"

struct LessonPlace {
    int step = 0;
    std::vector<QJsonObject> played;

    bool operator==(const LessonPlace&) const = default;
    bool atBeginning() const { return step == 0 && played.empty(); }
};

namespace lessons {

/// Returns one line for saving; empty for the beginning.
QString to_text(const LessonPlace& place);
/// Returns the beginning if the text is invalid.
LessonPlace place_in(const QString& text);

}
