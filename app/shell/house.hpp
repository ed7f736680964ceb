#pragma once

#include "lessons/lesson_guide.hpp"
#include "lessons/lesson_shelf.hpp"
#include "models/lent.hpp"
#include "models/seat_list.hpp"
#include "shell/new_game.hpp"
#include "shell/press_guard.hpp"
#include "storage/game_store.hpp"
#include "table/game_table.hpp"

#include <QObject>
#include <QUrl>

#include <memory>
#include <vector>

class GameList;
class Preferences;
class Rulebook;
class Shelf;
class WindowKeeper;
struct GameEntry;

/// Everything behind the window: which screen is open, the game on the table, and what is kept on disk. It makes the
/// others and hands each what it needs; none of them knows the house.
class House : public QObject, public Lent<House> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Screen screen READ screen NOTIFY screenChanged)
    /// What the new-game screen gathers; null before there is one.
    Q_PROPERTY(NewGame* newGame READ newGame NOTIFY screenChanged)
    Q_PROPERTY(GameTable* table READ table NOTIFY tableChanged)
    /// Of the lesson at the table; null where a match is played.
    Q_PROPERTY(LessonGuide* lesson READ lesson NOTIFY tableChanged)
    Q_PROPERTY(QUrl tableSource READ tableSource NOTIFY tableChanged)
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    enum Screen { Home, NewGameScreen, Table };
    Q_ENUM(Screen)

    /// `folder` is where settings and games are kept; `language` overrides the setting, for this run.
    House(const QString& folder, const QString& language, std::vector<GameEntry> games);
    ~House() override;

    Screen screen() const { return screen_; }
    NewGame* newGame() const { return new_game_.get(); }
    GameTable* table() const { return table_.get(); }
    LessonGuide* lesson() const { return lesson_.get(); }
    QUrl tableSource() const;
    QString version() const;
    QString problem() const;
    Preferences* preferences() const { return preferences_.get(); }
    Shelf* shelf() const { return shelf_.get(); }
    Rulebook* rulebook() const { return rulebook_.get(); }
    GameList* games() const { return games_.get(); }
    GameStore& store() { return store_; }
    PressGuard& guard() { return guard_; }
    WindowKeeper& windowKeeper() { return *window_keeper_; }

    Q_INVOKABLE void goHome();
    Q_INVOKABLE void openNewGame(const QString& gameId);
    /// The guided first game.
    Q_INVOKABLE void startLesson(const QString& gameId);
    /// Nobody has played this game here, or was asked whether to learn it.
    Q_INVOKABLE bool offersLesson(const QString& gameId) const;
    Q_INVOKABLE void declineLesson(const QString& gameId);
    /// One of the shelf; 0 is the newest that can be continued.
    Q_INVOKABLE void continueMatch(int match = 0);
    /// Takes a damaged match from the shelf.
    Q_INVOKABLE void putAway(int match);
    Q_INVOKABLE void quit();
    Q_INVOKABLE void dismissProblem();

    /// Deals a new game and opens its table. `options` are the game's own.
    void startMatch(const QString& gameId, const SeatList& seats, quint64 seed, const QVariantMap& options);
    /// A sentence for the player about something that went wrong.
    void report(const QString& problem);

signals:
    void screenChanged();
    void tableChanged();
    void problemChanged();
    void quitAsked();

private:
    void open(Screen screen);
    void setTable(std::unique_ptr<GameTable> table, std::unique_ptr<LessonGuide> lesson = nullptr);
    /// After a lesson: with the same players.
    void playWholeGame();
    void playAgain();
    void makeFigures();
    void retranslate();
    void leaveOvertaken();
    QString storeProblem() const;

    PressGuard guard_;
    GameStore store_;
    std::unique_ptr<Preferences> preferences_;
    std::unique_ptr<WindowKeeper> window_keeper_;
    std::unique_ptr<GameList> games_;
    std::unique_ptr<Shelf> shelf_;
    std::unique_ptr<Rulebook> rulebook_;
    std::unique_ptr<NewGame> new_game_;
    std::unique_ptr<GameTable> table_;
    lessons::LessonShelf lessons_;
    std::unique_ptr<LessonGuide> lesson_;
    Screen screen_ = Home;
    QString problem_;
    GameStore::Trouble told_ = GameStore::Trouble::none;
};
