// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/tattoo_names.hpp"

#include "app/gangz/words/wording.hpp"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace gangz_table::tattoos {

namespace {

QJsonDocument read(const QString& name)
{
    QFile file(QStringLiteral(":/gangz/%1.json").arg(name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()) : QJsonDocument();
}

QJsonObject entry(backroom::gangz::Card card)
{
    static const QJsonArray manifest = read(QStringLiteral("tattoos")).array();
    return manifest.at(card).toObject();
}

}

QString name(backroom::gangz::Card card)
{
    return entry(card).value(Wording::namesLanguage()).toString();
}

QString names(const backroom::gangz::Cards& cards)
{
    QStringList list;
    for (const backroom::gangz::Card card : cards)
        list += name(card);
    return list.join(QStringLiteral(", "));
}

Thought shared_thought(backroom::gangz::Card one, backroom::gangz::Card other)
{
    static const QJsonObject words = read(QStringLiteral("thoughts")).object();
    const QJsonObject of_one = entry(one).value(QStringLiteral("tags")).toObject();
    const QJsonObject of_other = entry(other).value(QStringLiteral("tags")).toObject();
    Thought strongest;
    for (auto tag = of_one.begin(); tag != of_one.end(); ++tag) {
        const double strength = tag->toDouble() * of_other.value(tag.key()).toDouble();
        if (strength > strongest.strength)
            strongest = {words.value(tag.key()).toObject().value(Wording::namesLanguage()).toString(), strength};
    }
    return strongest;
}

}
