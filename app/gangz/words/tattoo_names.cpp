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

Thought evident_thought(
    backroom::gangz::Card one, backroom::gangz::Card other, std::span<const backroom::gangz::Card> wall)
{
    static const QJsonObject words = read(QStringLiteral("thoughts")).object();
    const auto [tag, strength] = backroom::gangz::evident_thought(one, other, wall);
    if (strength <= 0)
        return {};
    // The engine numbers the tags in the order of their names, which is the order of a JSON object's keys.
    return {(words.begin() + tag).value().toObject().value(Wording::namesLanguage()).toString(), strength};
}

}
