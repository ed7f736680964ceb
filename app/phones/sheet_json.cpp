// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/sheet_json.hpp"

#include "app/table/seat_style.hpp"

#include <QJsonArray>

namespace {

void add(QJsonObject& to, const char* name, const QString& text)
{
    if (!text.isEmpty())
        to.insert(QLatin1String(name), text);
}

QJsonObject item_json(const HandSheet::Item& item)
{
    QJsonObject json{
        {QStringLiteral("id"), item.id}, {QStringLiteral("on"), item.enabled}, {QStringLiteral("picked"), item.picked}};
    add(json, "picture", item.picture);
    add(json, "frame", item.frame);
    add(json, "big", item.figure);
    add(json, "ink", item.ink);
    add(json, "label", item.label);
    add(json, "note", item.note);
    add(json, "spoken", item.spoken);
    return json;
}

QJsonObject group_json(const HandSheet::Group& group)
{
    static constexpr std::array kinds{"card", "place", "die"};
    QJsonObject json{{QStringLiteral("kind"), QLatin1String(kinds[static_cast<std::size_t>(group.kind)])}};
    add(json, "title", group.title);
    QJsonArray items;
    for (const HandSheet::Item& item : group.items)
        items += item_json(item);
    json.insert(QStringLiteral("items"), items);
    return json;
}

}

QJsonObject sheet_json(const HandSheet& sheet, const SeatSign& person)
{
    QJsonObject json{{QStringLiteral("v"), 1}};
    add(json, "name", person.name);
    if (!person.name.isEmpty()) {
        json.insert(QStringLiteral("mark"), person.mark);
        json.insert(QStringLiteral("color"), SeatStyle::color(person.mark).name());
    }
    add(json, "title", sheet.title);
    add(json, "prompt", sheet.prompt);
    add(json, "sealed", sheet.sealed);
    add(json, "waits", sheet.waits);
    add(json, "last", sheet.last);
    add(json, "problem", sheet.problem);
    QJsonArray groups;
    for (const HandSheet::Group& group : sheet.groups)
        groups += group_json(group);
    json.insert(QStringLiteral("groups"), groups);
    QJsonArray buttons;
    for (const HandSheet::Button& button : sheet.buttons)
        buttons += QJsonObject{{QStringLiteral("id"), button.id}, {QStringLiteral("label"), button.label},
            {QStringLiteral("main"), button.main}, {QStringLiteral("on"), button.enabled}};
    json.insert(QStringLiteral("buttons"), buttons);
    return json;
}
