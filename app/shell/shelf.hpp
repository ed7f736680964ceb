#pragma once

#include "models/lent.hpp"
#include "shell/player_list.hpp"
#include "storage/game_store.hpp"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class GameList;
class Preferences;

/// The game that was left last and can be continued.
class Shelf : public QObject, public Lent<Shelf> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool hasMatch READ hasMatch NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString when READ when NOTIFY changed)
    Q_PROPERTY(ItemList* seats READ seats CONSTANT)

public:
    Shelf(GameStore& store, const GameList& games, const Preferences& preferences);

    bool hasMatch() const { return !title_.isEmpty(); }
    QString title() const { return title_; }
    QString when() const { return when_; }
    PlayerList* seats() { return &seats_; }

    /// Looks again what is kept.
    void refresh();

signals:
    void changed();

private:
    GameStore& store_;
    const GameList& games_;
    const Preferences& preferences_;
    QString title_;
    QString when_;
    PlayerList seats_;
};
