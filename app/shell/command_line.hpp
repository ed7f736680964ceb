#pragma once

#include "games/game_list.hpp"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// What the program was told on its command line.
struct CommandLine {
    QString language;
    QString folder;
    /// A game to deal at once; empty: none.
    QString game;
    int seats = 0;
    /// As `SeatList::levels`.
    QList<int> levels;
    std::optional<quint64> seed;
    /// A match to play on, or several to be brought in.
    QStringList files;
    /// What is Qt's to understand, such as -platform.
    QStringList qt;

    bool help = false;
    bool version = false;
    /// One clear line, when something is wrong with the arguments.
    QString error;

    /// `arguments` without the program's name; `games` can be dealt.
    static CommandLine parse(const QStringList& arguments, const std::vector<GameEntry>& games);
    static QString helpText(const std::vector<GameEntry>& games);
};
