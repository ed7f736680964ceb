// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_entry.hpp"

struct GameItem {
    Q_GADGET

public:
    int key = 0;
    MEMBER_PROPERTY_AS(QString, gameId, id);
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(QString, blurb);
    MEMBER_PROPERTY(QUrl, emblem);
    /// Such as "2–5 players".
    MEMBER_PROPERTY(QString, players);

    bool operator==(const GameItem&) const = default;
};

class GameList : public ITEM_LIST_OF(GameItem), public QmlSingleton<GameList> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// For the credits: a sentence or two about each game.
    Q_PROPERTY(QString credits READ credits NOTIFY retranslated)
    Q_PROPERTY(QString differences READ differences NOTIFY retranslated)

public:
    explicit GameList(std::vector<GameEntry> games);

    const std::vector<GameEntry>& entries() const { return entries_; }
    /// Returns null if there is no such game.
    const GameEntry* game(const QString& id) const;
    QStringList ids() const;
    QString credits() const;
    QString differences() const;
    void retranslate();

signals:
    void retranslated();

private:
    std::vector<GameEntry> entries_;
};
