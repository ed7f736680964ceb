// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

namespace lessons {

namespace {

const QRegularExpression& named_button()
{
    static const QRegularExpression expression(QStringLiteral("\\[\\[([^\\]]+)\\]\\]"));
    return expression;
}

const QRegularExpression& bold()
{
    static const QRegularExpression expression(QStringLiteral("\\*\\*([^*]+)\\*\\*"));
    return expression;
}

QStringList texts(const QJsonObject& object, const char* key)
{
    return object[QLatin1String(key)].toVariant().toStringList();
}

Lesson::Step read_step(const QJsonObject& object, const QString& text)
{
    Lesson::Step step;
    step.text = text;
    step.after_telling = object[QLatin1String("after-telling")].toBool();
    step.point = texts(object, "point");
    step.free = texts(object, "free");
    const QJsonValue expect = object[QLatin1String("expect")];
    const QJsonArray any = expect.isObject() ? QJsonArray{expect} : expect.toArray();
    for (const QJsonValue& action : any)
        step.expect.push_back(action.toObject());
    step.otherwise = object[QLatin1String("otherwise")].toString();
    for (const QJsonValue& wrong : object[QLatin1String("wrong")].toArray())
        step.wrong.push_back({wrong[QLatin1String("when")].toObject(), wrong[QLatin1String("text")].toString()});
    for (const QJsonValue& other : object[QLatin1String("others")].toArray())
        step.others.push_back({other[QLatin1String("seat")].toInt(), other[QLatin1String("action")].toObject()});
    return step;
}

bool fits(const QJsonValue& wanted, const QJsonValue& value)
{
    const QJsonValue from = wanted[QLatin1String("from")];
    if (from.isUndefined())
        return value == wanted;
    return value.isDouble() && value.toDouble() >= from.toDouble()
        && value.toDouble() <= wanted[QLatin1String("to")].toDouble();
}

}

Lesson read_lesson(const QByteArray& file, const QString& language, const QString& id)
{
    static const QRegularExpression heading(QStringLiteral("^# (.*)\\n"));
    static const QRegularExpression block(QStringLiteral("(?ms)\\n\\n(\\S[^`]*)^```(lesson|step)\\n(.*?)^```$"));
    const QString text = QString::fromUtf8(file);
    Lesson lesson;
    lesson.language = language;
    lesson.id = id;
    lesson.game = id.section(QLatin1Char('_'), 0, 0);
    lesson.title = heading.match(text).captured(1);
    for (const auto& found : block.globalMatch(text)) {
        const QString words = found.captured(1).trimmed().replace(QLatin1Char('\n'), QLatin1Char(' '));
        const QJsonObject object = QJsonDocument::fromJson(found.captured(3).toUtf8()).object();
        if (found.captured(2) == QLatin1String("step")) {
            lesson.steps.push_back(read_step(object, words));
            continue;
        }
        lesson.about = words;
        lesson.seats = texts(object, "seats");
        lesson.seed = object[QLatin1String("seed")];
        lesson.options = object[QLatin1String("options")].toObject();
        lesson.position = object[QLatin1String("position")].toObject();
    }
    return lesson;
}

bool agrees(const QJsonObject& pattern, const QJsonObject& action)
{
    return std::ranges::all_of(
        pattern.keys(), [&](const QString& key) { return fits(pattern.value(key), action.value(key)); });
}

QString styled(const QString& text)
{
    QString html = text.toHtmlEscaped();
    html.replace(named_button(), QStringLiteral("<b>\\1</b>"));
    return html.replace(bold(), QStringLiteral("<b>\\1</b>"));
}

QString plain(const QString& text)
{
    QString words = text;
    words.replace(named_button(), QStringLiteral("\\1"));
    return words.replace(bold(), QStringLiteral("\\1"));
}

QStringList buttons(const QString& text)
{
    QStringList names;
    for (auto found = named_button().globalMatch(text); found.hasNext();)
        names += found.next().captured(1);
    return names;
}

}
