// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/seat_list.hpp"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// The engine's lines as values of Qt's JSON, and back.
namespace friend_json {

QJsonValue read(const std::string& line);
std::string text(const QJsonValue& value);
QJsonArray lines(const std::vector<std::string>& lines);
/// Nothing that is not an array of strings.
std::vector<std::string> lines(const QJsonValue& array);
QJsonArray numbers(const QList<int>& list);
QList<int> numbers(const QJsonValue& array);
QStringList texts(const QJsonValue& array);
/// Adds the lists `names`, `marks` and `levels`.
QJsonObject with_seats(QJsonObject to, const SeatList& seats);
/// Reads them; nothing that has more seats than any table.
SeatList read_seats(const QJsonObject& from);
/// The seat of a guest by its number, where a friend's has the level `SeatList::other_house`; −1 if there are not so
/// many.
int seat_of(const QList<int>& levels, int guest);
/// The seats of all who can say something, in the order of `apart::DownLetter::said`.
QList<int> speakers(const QList<int>& levels);

/// As many bytes as the engine has room for; those that are missing are 0.
template <std::size_t size>
std::array<std::uint8_t, size> bytes(const QByteArray& from)
{
    std::array<std::uint8_t, size> to{};
    std::copy_n(from.cbegin(), std::min<qsizetype>(from.size(), size), to.begin());
    return to;
}

}

/// Why something is not done.
inline QJsonObject apart_code(QLatin1String code)
{
    return {{QStringLiteral("code"), QString(code)}};
}
