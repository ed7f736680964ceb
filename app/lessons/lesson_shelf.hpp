#pragma once

#include "lessons/lesson.hpp"

#include <map>
#include <memory>

namespace lessons {

/// All lessons, read when they are asked for: `<folder>/<language>/<game>.md`.
class LessonShelf {
public:
    explicit LessonShelf(QString folder = QStringLiteral(":/lessons"));

    /// The games that have a lesson in that language.
    QStringList games(const QString& language) const;
    /// Null where there is none, or one that is not well made.
    const Lesson* lesson(const QString& language, const QString& game) const;

private:
    QString folder_;
    mutable std::map<std::pair<QString, QString>, std::unique_ptr<Lesson>> lessons_;
};

}
