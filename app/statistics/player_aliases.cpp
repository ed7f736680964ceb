// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/player_aliases.hpp"

namespace {

const QString names_key = QStringLiteral("called");
const QString name_key = QStringLiteral("name");
const QString player_key = QStringLiteral("player");
const QString forgotten_key = QStringLiteral("forgotten");

}

PlayerAliases::PlayerAliases(const QString& folder)
    : settings_(folder, QStringLiteral("players.ini"))
{
    look();
}

void PlayerAliases::read(QSettings& now)
{
    called_.clear();
    forgotten_.clear();
    const int count = now.beginReadArray(names_key);
    for (int row = 0; row < count; ++row) {
        now.setArrayIndex(row);
        called_.insert(now.value(name_key).toString(), now.value(player_key).toString());
    }
    now.endArray();
    for (const QString& player : now.value(forgotten_key).toStringList())
        forgotten_.insert(player);
}

QString PlayerAliases::playerOf(const QString& name) const
{
    const QString player = calledOf(name);
    return forgotten_.contains(player) ? QString() : player;
}

QStringList PlayerAliases::namesOf(const QString& player) const
{
    QStringList names = called_.keys(player);
    names.sort();
    return names;
}

void PlayerAliases::rename(const QString& player, const QString& to)
{
    if (to == player)
        return;
    // The names that stand for the player as shown to the user, even if another program has renamed some since.
    QStringList names = called_.keys(player);
    if (!called_.contains(player))
        names += player;
    change([&] {
        for (const QString& name : names) {
            if (name == to)
                called_.remove(name);
            else
                called_.insert(name, to);
        }
    });
}

QStringList PlayerAliases::forgotten() const
{
    QStringList players(forgotten_.begin(), forgotten_.end());
    players.sort();
    return players;
}

void PlayerAliases::change(const std::function<void()>& work)
{
    settings_.change([&](QSettings& now) {
        read(now);
        work();
        write(now);
    });
}

void PlayerAliases::write(QSettings& now) const
{
    now.remove(names_key);
    now.beginWriteArray(names_key);
    QStringList names = called_.keys();
    names.sort();
    for (int row = 0; row < names.size(); ++row) {
        now.setArrayIndex(row);
        now.setValue(name_key, names[row]);
        now.setValue(player_key, called_.value(names[row]));
    }
    now.endArray();
    now.setValue(forgotten_key, forgotten());
}
