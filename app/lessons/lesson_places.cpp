// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_places.hpp"

namespace {

QString done_key(const QString& lesson)
{
    return QStringLiteral("done/") + lesson;
}

}

LessonPlaces::LessonPlaces(const QString& folder)
    : kept_(folder, QStringLiteral("lessons.ini"))
{
}

LessonPlace LessonPlaces::place(const QString& lesson) const
{
    return lessons::place_in(kept_.value(lesson).toString());
}

void LessonPlaces::keep(const QString& lesson, const LessonPlace& place)
{
    const QString text = lessons::to_text(place);
    if (text == kept_.value(lesson).toString())
        return;
    if (text.isEmpty())
        kept_.remove(lesson);
    else
        kept_.set(lesson, text);
}

bool LessonPlaces::done(const QString& lesson) const
{
    return kept_.value(done_key(lesson)).toBool();
}

void LessonPlaces::setDone(const QString& lesson, bool done)
{
    if (done != this->done(lesson))
        kept_.set(done_key(lesson), done);
}
