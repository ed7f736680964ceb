// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/deal_number.hpp"

#include <QRandomGenerator>

namespace deal_number {

namespace {

constexpr int most_digits = 18;
constexpr int group = 4;

}

std::optional<quint64> read(const QString& text)
{
    quint64 number = 0;
    int digits = 0;
    for (const QChar character : text) {
        if (character.isSpace())
            continue;
        if (character < QLatin1Char('0') || character > QLatin1Char('9') || ++digits > most_digits)
            return {};
        number = number * 10 + static_cast<quint64>(character.digitValue());
    }
    return digits == 0 ? std::nullopt : std::optional(number);
}

QString write(quint64 number)
{
    QString text = QString::number(number);
    for (qsizetype at = text.size() % group; at < text.size(); at += group + 1)
        if (at > 0)
            text.insert(at, QLatin1Char(' '));
        else
            at -= 1;
    return text;
}

quint64 draw()
{
    constexpr quint64 lowest = 100'000'000'000;
    return lowest + QRandomGenerator::global()->generate64() % (9 * lowest);
}

}
