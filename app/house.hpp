#pragma once

#include "game_store.hpp"

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

#include <memory>

class GameList;
class Preferences;
class Rulebook;
class Shelf;

/// Everything behind the window: which screen is open, the game on the table, and what is kept on disk.
class House : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Screen screen READ screen NOTIFY screenChanged)
    Q_PROPERTY(QString gameId READ gameId NOTIFY screenChanged)
    Q_PROPERTY(QObject* table READ table NOTIFY tableChanged)
    Q_PROPERTY(QUrl tableSource READ tableSource NOTIFY tableChanged)
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    enum Screen { Home, NewGame, Table };
    Q_ENUM(Screen)

    struct Seats {
        QStringList names;
        QList<int> marks;
    };

    /// `folder` is where settings and games are kept; `language` overrides the setting, for this run.
    House(const QString& folder, const QString& language);
    ~House() override;

    static House* instance();
    static House* create(QQmlEngine*, QJSEngine*);
    /// The QML engine must never delete what belongs to the house.
    template <class T>
    static T* lend(T* object)
    {
        QQmlEngine::setObjectOwnership(object, QQmlEngine::CppOwnership);
        return object;
    }

    Screen screen() const { return screen_; }
    QString gameId() const { return game_id_; }
    QObject* table() const { return table_.get(); }
    QUrl tableSource() const;
    /// Which game lies on the table.
    QString tableGame() const { return table_game_; }
    QString version() const;
    QString problem() const;
    Preferences* preferences() const { return preferences_.get(); }
    Shelf* shelf() const { return shelf_.get(); }
    Rulebook* rulebook() const { return rulebook_.get(); }
    GameList* games() const { return games_.get(); }
    GameStore& store() { return store_; }

    Q_INVOKABLE void goHome();
    Q_INVOKABLE void openNewGame(const QString& gameId);
    Q_INVOKABLE void continueMatch();
    Q_INVOKABLE void quit();
    Q_INVOKABLE void dismissProblem();

    /// Deals a new game and opens its table. `options` are the game's own.
    void startMatch(const QString& gameId, const Seats& seats, quint64 seed, const QVariantMap& options);
    /// A sentence for the player about something that went wrong.
    void report(const QString& problem);
    /// Tells of a game that cannot be kept any more.
    void checkStore();

signals:
    void screenChanged();
    void tableChanged();
    void problemChanged();

private:
    void open(Screen screen);
    void setTable(std::unique_ptr<QObject> table, const QString& gameId);
    QString storeProblem() const;

    GameStore store_;
    std::unique_ptr<Preferences> preferences_;
    std::unique_ptr<GameList> games_;
    std::unique_ptr<Shelf> shelf_;
    std::unique_ptr<Rulebook> rulebook_;
    std::unique_ptr<QObject> table_;
    QString table_game_;
    Screen screen_ = Home;
    QString game_id_;
    QString problem_;
    GameStore::Trouble told_ = GameStore::Trouble::none;
};
