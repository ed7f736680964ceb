// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_place.hpp"

#include <QJsonArray>
#include <QJsonDocument>

namespace lessons {

namespace {

const QString step_key = QStringLiteral("step");
const QString played_key = QStringLiteral("played");

}

QString to_text(const LessonPlace& place)
{
    if (place.atBeginning())
        return {};
    QJsonArray played;
    for (const QJsonObject& action : place.played)
        played.append(action);
    const QJsonObject object{{step_key, place.step}, {played_key, played}};
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

LessonPlace place_in(const QString& text)
{
    const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
    LessonPlace place{object.value(step_key).toInt(), {}};
    for (const QJsonValue& action : object.value(played_key).toArray())
        place.played.push_back(action.toObject());
    return place;
}

}
