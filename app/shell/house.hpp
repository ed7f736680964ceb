// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_guide.hpp"
#include "app/lessons/lesson_item.hpp"
#include "app/lessons/lesson_places.hpp"
#include "app/lessons/lesson_shelf.hpp"
#include "app/shell/new_game.hpp"
#include "app/shell/press_guard.hpp"
#include "app/sound/sound_player.hpp"
#include "app/storage/game_store.hpp"
#include "app/table/table_sound.hpp"

#include <QPointer>
#include <QQuickItem>

#include <map>
#include <memory>
#include <optional>
#include <vector>

class FigureCamera;
class Friends;
class GameFiles;
class GameList;
class MatchList;
class Phones;
class Preferences;
class Rulebook;
class Shelf;
class Statistics;
class WindowKeeper;
struct GameEntry;
struct ShelfItem;
namespace match_exchange {
struct FromFile;
}

/// The state behind the window: the open screen, the game on the table, and the data on disk. It creates the other
/// objects of the shell, and none of them depends on it.
class House : public QObject, public QmlSingleton<House> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Screen screen READ screen NOTIFY screenChanged)
    /// Null until the new-game screen has been opened.
    Q_PROPERTY(NewGame* newGame READ newGame NOTIFY screenChanged)
    Q_PROPERTY(GameTable* table READ table NOTIFY tableChanged)
    /// The lesson at the table; null if a match is played.
    Q_PROPERTY(LessonGuide* lesson READ lesson NOTIFY tableChanged)
    Q_PROPERTY(QUrl tableSource READ tableSource NOTIFY tableChanged)
    /// The game of the table that was left last, unless its match is among those to be continued.
    Q_PROPERTY(QString gameLeft READ gameLeft NOTIFY screenChanged)
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    /// A message, shown while there is no problem.
    Q_PROPERTY(QString news READ news NOTIFY problemChanged)
    /// True while every action reaches the disk at once; while false, unsaved actions exist in this window only.
    Q_PROPERTY(bool saves READ saves NOTIFY problemChanged)
    /// Says in sentences what would be lost if the window closed now; empty if nothing.
    Q_PROPERTY(QString unsaved READ unsaved NOTIFY problemChanged)
    /// True while a picture of the table's public state is taken: motion stops, and nothing covers the table.
    Q_PROPERTY(bool picturing READ picturing NOTIFY picturingChanged)

public:
    enum Screen { Home, NewGameScreen, Table, Matches, StatisticsScreen, Lobby, Join };
    Q_ENUM(Screen)

    /// Settings and matches are kept in `folder`; `language` overrides the setting for this run only.
    House(const QString& folder, const QString& language, std::vector<GameEntry> games);
    ~House() override;

    Screen screen() const { return screen_; }
    NewGame* newGame() const { return new_game_.get(); }
    GameTable* table() const { return table_.get(); }
    LessonGuide* lesson() const { return lesson_.get(); }
    QUrl tableSource() const;
    QString gameLeft() const { return game_left_; }
    QString version() const;
    QString problem() const;
    QString news() const { return problem().isEmpty() ? news_ : QString(); }
    bool saves() const { return store_.trouble() == GameStore::Trouble::none; }
    QString unsaved();
    bool picturing() const { return picturing_; }
    Friends& friends() const { return *friends_; }
    Preferences* preferences() const { return preferences_.get(); }
    Shelf* shelf() const { return shelf_.get(); }
    Statistics* statistics() const { return statistics_.get(); }
    GameFiles* files() const { return files_.get(); }
    MatchList* matches() const { return matches_.get(); }
    Rulebook* rulebook() const { return rulebook_.get(); }
    LessonPlaces& lessonPlaces() { return lesson_places_; }
    GameList* games() const { return games_.get(); }
    GameStore& store() { return store_; }
    PressGuard& guard() { return guard_; }
    SoundPlayer& sound() { return sound_; }
    WindowKeeper& windowKeeper() { return *window_keeper_; }

    /// Leaves the screen for the home screen; a table for the list in which it was opened.
    Q_INVOKABLE void goHome();
    Q_INVOKABLE void openMatches();
    Q_INVOKABLE void openNewGame(const QString& gameId);
    Q_INVOKABLE void openStatistics();
    /// Opens the screen on which one joins a table of another house. `invitation` is a link that was clicked, or empty.
    Q_INVOKABLE void openJoin(const QString& invitation = {});
    /// Starts a lesson from where it was left, or with `anew` from its first step.
    Q_INVOKABLE void startLesson(const QString& lessonId, bool anew = false);
    bool lessonBegun(const QString& lessonId) const { return !lesson_places_.place(lessonId).atBeginning(); }
    Q_INVOKABLE QList<LessonItem> lessonsOf(const QString& gameId) const;
    Q_INVOKABLE bool lessonsDone(const QString& gameId) const;
    /// Returns the text of the button that teaches the game.
    Q_INVOKABLE QString learnText(const QString& gameId) const;
    /// Continues a lesson that was left, or starts the first; asks which one once there is a choice.
    Q_INVOKABLE void learn(const QString& gameId);
    /// Returns the lesson that follows, or an empty string.
    Q_INVOKABLE QString lessonAfter(const QString& lessonId) const;
    /// Returns the length of a game after the lesson, such as "15 points", or of a short one; empty if no option sets
    /// it.
    Q_INVOKABLE QString gameLength(const QString& lessonId, bool brief) const;
    /// True if the game has never been played here and the user has not yet been asked whether to learn it.
    Q_INVOKABLE bool offersLesson(const QString& gameId) const;
    Q_INVOKABLE void declineLesson(const QString& gameId);
    /// Continues a saved match; a finished one is opened for viewing. 0 means the newest one that can be continued.
    Q_INVOKABLE void continueMatch(int match = 0);
    /// Shows a saved match from its beginning, even one that another window holds.
    Q_INVOKABLE void replay(int match);
    /// Removes a damaged match from the shelf.
    Q_INVOKABLE void hide(int match);
    /// Imports match files that were dropped on the window: they are listed, each once, and the list is shown.
    Q_INVOKABLE void takeFiles(const QList<QUrl>& files);
    void takeFile(const QUrl& file) { takeFiles({file}); }
    void takeRead(const std::vector<match_exchange::FromFile>& files);
    Q_INVOKABLE void lookThrough(QQuickItem* view) { view_ = view; }
    /// Saves the match's picture for the lists; called when its table is about to be left.
    Q_INVOKABLE void keepPicture();
    Q_INVOKABLE void quit();
    Q_INVOKABLE void quitAnyway();
    /// Returns whether nothing would be lost by quitting; otherwise the player is asked.
    Q_INVOKABLE bool mayQuit();
    /// Returns whether the match at this table stays among the games when the table is left.
    Q_INVOKABLE bool keepsMatch() const { return !table_ || !unplayed(*table_); }
    Q_INVOKABLE bool keepsLessonPlace() { return lesson_places_.retry(); }
    Q_INVOKABLE void dismissProblem();
    /// Called when the screen changes: clears messages, except about problems that persist.
    Q_INVOKABLE void forgetNews();

    /// Deals a new game and opens its table. `options` are the game's own. Without `house_rules`, those of the settings
    /// apply.
    void startMatch(const QString& gameId, const SeatList& seats, const Deal& deal, const QVariantMap& options,
        const std::optional<QStringList>& house_rules = {});
    struct Taken {
        qint64 match = 0;
        /// It is among the games, and was before.
        bool known = false;
    };
    /// A match that was read from a file. One that is kept already is not kept twice.
    Taken take(const GameStore::KeptMatch& match);
    /// Opens the table of a match read from a file, even if it cannot be saved. `moves` is the number of verified
    /// actions, which is shown.
    void play(const GameStore::KeptMatch& match, int moves = 0);
    /// Replays a journal that need not be saved, such as one of a file.
    void replay(const GameStore::KeptMatch& kept);
    void report(const QString& problem);

signals:
    void screenChanged();
    void tableChanged();
    void problemChanged();
    void picturingChanged();
    void quitAsked();
    void quitQuestioned();
    void lessonsAsked(const QString& gameId);

private:
    void open(Screen screen);
    bool openKept(const GameStore::KeptMatch& kept);
    void setTable(std::unique_ptr<GameTable> table, std::unique_ptr<LessonGuide> lesson = nullptr);
    void follow(GameTable& table);
    void unplug(GameTable& table);
    /// Shows the table of a match that is continued.
    void show(std::unique_ptr<GameTable> table);
    /// A table with friends may go on. Keeps any other alive until the events that destroy its screen have been
    /// handled, since that refers to it.
    void leave(std::unique_ptr<GameTable> table, std::unique_ptr<LessonGuide> lesson = nullptr);
    /// Returns whether the match was begun at this table, has no action, and nothing is laid out: nobody would know it
    /// again in a list.
    bool unplayed(const GameTable& table) const;
    /// Hides such a match.
    void forgetUnplayed(const GameTable& table);
    /// Begins a whole match at the table of a lesson, a short one if `brief`.
    void playAfterLesson(bool brief);
    void beginLessonAnew();
    /// Called after each step, so that the lesson can be resumed after a crash.
    void keepLessonPlace();
    void playAgain();
    std::unique_ptr<Friends> makeFriends(const QString& folder);
    /// The matches at tables of other houses that can be continued (`Shelf::setJoined`).
    std::vector<ShelfItem> joinedMatches(bool waits) const;
    /// Replays a match that was judged in another house, once its journal is here.
    void replayVisited(bool reviewed);
    /// Replays the match on the table, which comes back afterwards.
    void replayTable(bool reviewed);
    /// Gives a replay the review of its match, which has this number in the store.
    void addReview(GameTable& replay, qint64 match);
    void leaveReplay();
    void goBackToList();
    void playOnFromReplay();
    void makeFigures();
    void followSound();
    void retranslate();
    void leaveOvertaken(qint64 match);
    QString storeProblem() const;
    void followStore();
    /// Defers the update because the store calls this in the middle of an operation.
    void refreshSoon();
    void bringIn(const QUrl& file);
    void tellNews(const QString& news);
    static QString verified(int moves) { return tr("Verified: all %n move(s) follow the rules.", nullptr, moves); }

    PressGuard guard_;
    QTimer retry_;
    GameStore store_;
    std::unique_ptr<Preferences> preferences_;
    std::unique_ptr<WindowKeeper> window_keeper_;
    std::unique_ptr<GameList> games_;
    std::unique_ptr<Shelf> shelf_;
    std::unique_ptr<Statistics> statistics_;
    std::unique_ptr<MatchList> matches_;
    std::unique_ptr<GameFiles> files_;
    /// The settings of figures on paper, which do not depend on the player's.
    std::unique_ptr<Preferences> paper_preferences_;
    std::unique_ptr<FigureCamera> figure_camera_;
    std::unique_ptr<Rulebook> rulebook_;
    std::unique_ptr<NewGame> new_game_;
    SoundPlayer sound_;
    std::unique_ptr<Phones> phones_;
    std::unique_ptr<Friends> friends_;
    std::unique_ptr<GameTable> table_;
    std::unique_ptr<TableSound> table_sound_;
    /// The match that a player began last; not one that was imported or continued.
    qint64 begun_ = 0;
    /// A table leads back to the table whose match it replays, or to the list of matches in which it was opened, which
    /// then shows the match, or else to the home screen.
    struct WayBack {
        std::unique_ptr<GameTable> table = {};
        std::optional<qint64> listed = {};
    };
    WayBack way_back_;
    lessons::LessonShelf lessons_;
    LessonPlaces lesson_places_;
    std::unique_ptr<LessonGuide> lesson_;
    struct Left : QObject {
        std::unique_ptr<GameTable> table;
        std::unique_ptr<LessonGuide> lesson;
    };
    std::vector<QPointer<Left>> left_;
    /// Tables that were left find here what was laid out at them, by the numbers of their matches.
    std::map<qint64, LaidDraft> drafts_;
    Screen screen_ = Home;
    QPointer<QQuickItem> view_;
    bool picturing_ = false;
    QString game_left_;
    QString problem_;
    QString news_;
    /// The trouble that was dismissed on this screen.
    GameStore::Trouble reported_trouble_ = GameStore::Trouble::none;
    /// Set when a missing file was written anew: whether with all its content. Stays until it is dismissed.
    std::optional<bool> rewritten_;
    bool quitting_ = false;
};
