#pragma once

#include "lessons/lesson.hpp"

/// How far somebody has come in a lesson: what was played, and the step that is next.
struct LessonPlace {
    int step = 0;
    std::vector<QJsonObject> played;

    bool operator==(const LessonPlace&) const = default;
    bool atBeginning() const { return step == 0 && played.empty(); }
};

namespace lessons {

/// One line, to be kept; empty for the beginning.
QString to_text(const LessonPlace& place);
/// The beginning, where that is no such line.
LessonPlace place_in(const QString& text);

}
