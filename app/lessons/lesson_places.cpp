// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_places.hpp"

LessonPlaces::LessonPlaces(const QString& folder)
    : kept_(folder, QStringLiteral("lessons.ini"))
{
}

LessonPlace LessonPlaces::place(const QString& game) const
{
    return lessons::place_in(kept_.value(game).toString());
}

void LessonPlaces::keep(const QString& game, const LessonPlace& place)
{
    const QString text = lessons::to_text(place);
    if (text == kept_.value(game).toString())
        return;
    if (text.isEmpty())
        kept_.remove(game);
    else
        kept_.set(game, text);
}
