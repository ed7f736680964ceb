// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson.hpp"

#include <map>
#include <memory>

namespace lessons {

/// All lessons, loaded on demand from `<folder>/<language>/<game>.md`.
class LessonShelf {
public:
    explicit LessonShelf(QString folder = QStringLiteral(":/lessons"));

    QStringList games(const QString& language) const;
    /// Returns null if there is no such lesson.
    const Lesson* lesson(const QString& language, const QString& game) const;

private:
    QString folder_;
    mutable std::map<std::pair<QString, QString>, std::unique_ptr<Lesson>> lessons_;
};

}
