// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_shelf.hpp"

#include <QDir>
#include <QFile>

namespace lessons {

LessonShelf::LessonShelf(QString folder)
    : folder_(std::move(folder))
{
}

QStringList LessonShelf::games(const QString& language) const
{
    QStringList found;
    const QDir shelf(folder_ + QLatin1Char('/') + language);
    for (const QString& name : shelf.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        found += name.chopped(3);
    return found;
}

const Lesson* LessonShelf::lesson(const QString& language, const QString& game) const
{
    const auto [found, is_new] = lessons_.try_emplace({language, game});
    if (is_new) {
        QFile source(QStringLiteral("%1/%2/%3.md").arg(folder_, language, game));
        if (source.open(QIODevice::ReadOnly))
            found->second = std::make_unique<Lesson>(read_lesson(source.readAll(), language, game));
    }
    return found->second.get();
}

}
