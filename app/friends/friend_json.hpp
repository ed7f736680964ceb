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

/// Converts the engine's lines to and from Qt's JSON, and reads lists.
namespace friend_json {

QJsonValue read(const std::string& line);
std::string text(const QJsonValue& value);
QJsonArray lines(const std::vector<std::string>& lines);
/// Empty if the value is not an array of strings.
std::vector<std::string> lines(const QJsonValue& array);
QJsonArray numbers(const QList<int>& list);
QList<int> numbers(const QJsonValue& array);
QStringList texts(const QJsonValue& array);
/// Adds the lists `names`, `marks` and `levels`.
QJsonObject with_seats(QJsonObject to, const SeatList& seats);
/// Reads these lists. Empty if there are more seats than any table has.
SeatList read_seats(const QJsonObject& from);
/// Returns the seat of a guest, given the guest's number and the levels of all seats; −1 if there are fewer guests.
int seat_of(const QList<int>& levels, int guest);
/// Returns the seats of all persons, in the order of `remote::DownLetter::said`.
QList<int> speakers(const QList<int>& levels);

/// Copies bytes into an array; missing ones are 0.
template <std::size_t size>
std::array<std::uint8_t, size> bytes(const QByteArray& from)
{
    std::array<std::uint8_t, size> to{};
    std::copy_n(from.cbegin(), std::min<qsizetype>(from.size(), size), to.begin());
    return to;
}

}
