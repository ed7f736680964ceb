// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/new_game.hpp"
#include "house_folder.hpp"
#include "models.hpp"

#include <QSet>

#include <memory>

namespace test {

/// A house in which games are set up.
class NewGameCase : public QObject {
    Q_OBJECT

protected:
    static QStringList namesOf(NewGame& game) { return column(game.seats()->items(), &Player::name); }
    static qsizetype differentNames(NewGame& game)
    {
        const QStringList names = namesOf(game);
        return QSet<QString>(names.begin(), names.end()).size();
    }
    static QList<int> marks(NewGame& game) { return column(game.seats()->items(), &Player::mark); }
    static QList<int> levels(NewGame& game) { return column(game.seats()->items(), &Player::level); }
    NewGame& open(const QString& game = QStringLiteral("the-gang"))
    {
        folder_->house().openNewGame(game);
        return *folder_->house().newGame();
    }

    std::unique_ptr<HouseFolder> folder_;

private Q_SLOTS:
    void init() { folder_ = std::make_unique<HouseFolder>(); }
    void cleanup() { folder_.reset(); }
};

}
