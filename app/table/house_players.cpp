// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/house_players.hpp"

#include "app/models/player_names.hpp"

#include <algorithm>
#include <array>

namespace house_players {

namespace {

struct HousePlayer {
    const char* name;
    int face;
};
constexpr std::array players{
    HousePlayer{"Sal", 8},
    HousePlayer{"Bea", 41},
    HousePlayer{"Dutch", 22},
    HousePlayer{"Nina", 9},
    HousePlayer{"Vito", 12},
    HousePlayer{"Rosa", 35},
    HousePlayer{"Enzo", 60},
    HousePlayer{"Lou", 24},
};

int face_of(const QString& name)
{
    const auto* found = std::ranges::find_if(players,
        [&](const HousePlayer& player) { return name.compare(QLatin1String(player.name), Qt::CaseInsensitive) == 0; });
    return found == players.end() ? 0 : found->face;
}

}

const QStringList& names()
{
    static const QStringList list = [] {
        QStringList all;
        for (const HousePlayer& player : players)
            all += QString::fromLatin1(player.name);
        return all;
    }();
    return list;
}

QString next(const QStringList& taken)
{
    for (const QString& name : names())
        if (std::ranges::none_of(taken, [&](const QString& other) { return PlayerNames::same(name, other); }))
            return name;
    return {};
}

bool knows(const QString& name)
{
    return face_of(PlayerNames::tidy(name)) != 0;
}

QList<int> faces(const QStringList& names, const QList<int>& levels)
{
    QList<int> faces(names.size(), 0);
    const auto give = [&](qsizetype seat, int face) {
        if (levels.value(seat) > 0 && faces[seat] == 0 && face != 0 && !faces.contains(face))
            faces[seat] = face;
    };
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        give(seat, face_of(names[seat]));
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        for (const HousePlayer& player : players)
            give(seat, player.face);
    return faces;
}

}
