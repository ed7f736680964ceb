// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/friends/friends.hpp"
#include "app/games/game_list.hpp"
#include "app/settings/preferences.hpp"

#include <map>

/// Tables with friends on a machine at which nobody sits: what is done there by hand is done by itself, and what
/// happens is said in lines of text. No more is said than everybody at the table may know.
class WindowlessHost : public QObject {
    Q_OBJECT

public:
    using Say = std::function<void(const QString& line)>;

    /// These are as for `House`.
    WindowlessHost(const QString& folder, const QString& language, std::vector<GameEntry> games, Say say);

    /// Resumes all saved tables of this house. Returns a sentence that says why it resumes none; otherwise empty.
    QString goOn();
    /// Keeps this broker in the settings; `broker` as in `CommandLine`. Before a table is opened.
    void useBroker(const QUrl& broker, const QString& password);
    /// Opens a new table. Returns why there can be none; otherwise nothing.
    QString open(const QString& game, const SeatList& seats, const QVariantMap& options, int watching);

    const GameList& games() const { return games_; }
    Friends& friends() { return friends_; }

private:
    /// What was said last of a table.
    struct Said {
        QString code;
        QString problem;
        QString status;
        std::vector<FriendItem> seats;
        bool over = false;
    };

    Friends::Callbacks callbacks();
    void lookSoon();
    void look();
    void lookAt(HostedTable& table);
    /// Prints a problem of the table with this file, unless it is over.
    void sayProblem(const QString& file, const QString& problem);
    void sayInvitation(const HostedTable& table);

    QString folder_;
    Say say_;
    GameStore store_;
    Preferences preferences_;
    GameList games_;
    Friends friends_;
    std::map<QString, Said> said_;
    bool looks_soon_ = false;
};
