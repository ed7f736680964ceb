#pragma once

#include "game_store.hpp"
#include "player_list.hpp"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class GameList;
class QJSEngine;
class QQmlEngine;

/// The game that was left last and can be continued.
class Shelf : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool hasMatch READ hasMatch NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString when READ when NOTIFY changed)
    Q_PROPERTY(PlayerList* seats READ seats CONSTANT)

public:
    Shelf(GameStore& store, const GameList& games);
    static Shelf* create(QQmlEngine*, QJSEngine*);

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
    QString title_;
    QString when_;
    PlayerList seats_;
};
