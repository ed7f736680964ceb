// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_shelf.hpp"

#include <QFile>

namespace lessons {

LessonShelf::LessonShelf(QString folder)
    : folder_(std::move(folder))
{
}

QStringList LessonShelf::ofGame(const QString& language, const QString& game) const
{
    QStringList ids;
    for (QString id = game; QFile::exists(path(language, id));
         id = game + QLatin1Char('_') + QString::number(ids.size() + 1))
        ids += id;
    return ids;
}

const Lesson* LessonShelf::lesson(const QString& language, const QString& id) const
{
    const auto [found, is_new] = lessons_.try_emplace({language, id});
    if (is_new) {
        QFile source(path(language, id));
        if (source.open(QIODevice::ReadOnly))
            found->second = std::make_unique<Lesson>(read_lesson(source.readAll(), language, id));
    }
    return found->second.get();
}

}
