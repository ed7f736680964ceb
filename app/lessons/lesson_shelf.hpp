// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson.hpp"

#include <map>
#include <memory>

namespace lessons {

/// All lessons, loaded on demand from `<folder>/<language>/<id>.md`.
class LessonShelf {
public:
    explicit LessonShelf(QString folder = QStringLiteral(":/lessons"));

    /// Returns the lessons of a game in their order: its first one, then `<game>_2` and so on. Loads none of them.
    QStringList ofGame(const QString& language, const QString& game) const;
    /// Returns null if there is no such lesson.
    const Lesson* lesson(const QString& language, const QString& id) const;

private:
    QString path(const QString& language, const QString& id) const
    {
        return QStringLiteral("%1/%2/%3.md").arg(folder_, language, id);
    }

    QString folder_;
    mutable std::map<std::pair<QString, QString>, std::unique_ptr<Lesson>> lessons_;
};

}
