// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/friend_json.hpp"

#include "engine/core/seat.hpp"

#include <QJsonDocument>

namespace friend_json {

QJsonValue read(const std::string& line)
{
    const QByteArray bytes = QByteArray::fromStdString(line);
    return QJsonDocument::fromJson(bytes).object();
}

std::string text(const QJsonValue& value)
{
    return QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact).toStdString();
}

QJsonArray lines(const std::vector<std::string>& lines)
{
    QJsonArray array;
    for (const std::string& line : lines)
        array += QString::fromStdString(line);
    return array;
}

std::vector<std::string> lines(const QJsonValue& array)
{
    std::vector<std::string> lines;
    for (const QJsonValue& line : array.toArray())
        lines.push_back(line.toString().toStdString());
    return lines;
}

QJsonArray numbers(const QList<int>& list)
{
    QJsonArray array;
    for (const int number : list)
        array += number;
    return array;
}

QList<int> numbers(const QJsonValue& value)
{
    QList<int> list;
    for (const QJsonValue& number : value.toArray())
        list += number.toInt();
    return list;
}

QStringList texts(const QJsonValue& value)
{
    QStringList list;
    for (const QJsonValue& text : value.toArray())
        list += text.toString();
    return list;
}

QJsonObject with_seats(QJsonObject to, const SeatList& seats)
{
    to.insert(QStringLiteral("names"), QJsonArray::fromStringList(seats.names));
    to.insert(QStringLiteral("marks"), numbers(seats.marks));
    to.insert(QStringLiteral("levels"), numbers(seats.levels));
    return to;
}

SeatList read_seats(const QJsonObject& from)
{
    for (const char* list : {"names", "marks", "levels"})
        if (from.value(QLatin1String(list)).toArray().size() > backroom::max_seats)
            return {};
    return {texts(from.value(QStringLiteral("names"))), numbers(from.value(QStringLiteral("marks"))),
        numbers(from.value(QStringLiteral("levels")))};
}

int seat_of(const QList<int>& levels, int guest)
{
    for (int seat = 0; seat < static_cast<int>(levels.size()); ++seat)
        if (levels[seat] == SeatList::other_house && guest-- == 0)
            return seat;
    return -1;
}

QList<int> speakers(const QList<int>& levels)
{
    QList<int> seats;
    for (const int level : {int{SeatList::other_house}, 0})
        for (int seat = 0; seat < static_cast<int>(levels.size()); ++seat)
            if (levels[seat] == level)
                seats += seat;
    return seats;
}

}
