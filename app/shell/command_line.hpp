// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_list.hpp"

#include <QUrl>

#include <optional>
#include <vector>

struct CommandLine {
    QString language;
    QString folder;
    /// A game to deal at once; empty for none.
    QString game;
    int seats = 0;
    /// As `SeatList::levels`.
    QList<int> levels;
    std::optional<quint64> seed;
    /// A match to open, or several to import.
    QStringList files;
    /// A link that invites to a table with friends elsewhere; empty for none.
    QString invitation;
    /// Without a window, for friends elsewhere: the new game, or the tables that are kept.
    bool host = false;
    /// The broker that the settings are to name from now on: //name@host:port, or mqtt: or mqtts: before it to turn
    /// encryption off or on; `ownBroker()` for the one that the program starts. Nothing changes if it is empty.
    QUrl broker;
    /// As `FriendTable::Watching`.
    int watching = 0;
    /// Arguments for Qt, such as -platform.
    QStringList qt;

    bool help = false;
    bool version = false;
    /// A one-line message if the arguments are wrong; otherwise empty.
    QString error;

    /// Has no host.
    static QUrl ownBroker() { return QUrl(QStringLiteral("mqtt:")); }

    /// `arguments` must not include the program's name; `games` are those that can be dealt.
    static CommandLine parse(const QStringList& arguments, const std::vector<GameEntry>& games);
    static QString helpText(const std::vector<GameEntry>& games);
};
