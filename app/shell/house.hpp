#pragma once

#include "lessons/lesson_guide.hpp"
#include "lessons/lesson_places.hpp"
#include "lessons/lesson_shelf.hpp"
#include "models/lent.hpp"
#include "models/seat_list.hpp"
#include "shell/new_game.hpp"
#include "shell/press_guard.hpp"
#include "sound/sound_player.hpp"
#include "storage/game_store.hpp"
#include "table/game_table.hpp"
#include "table/table_sound.hpp"

#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QTimer>
#include <QUrl>

#include <memory>
#include <optional>
#include <vector>

class FigureCamera;
class GameFiles;
class GameList;
class MatchList;
class Preferences;
class Rulebook;
class Shelf;
class Statistics;
class WindowKeeper;
struct GameEntry;
namespace match_exchange {
struct FromFile;
}

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
    /// Something good to know, while nothing is wrong.
    Q_PROPERTY(QString news READ news NOTIFY problemChanged)
    /// Whatever is played is on disk at once; otherwise this window alone has it until then.
    Q_PROPERTY(bool saves READ saves NOTIFY problemChanged)
    /// What is lost if the window closes now, in sentences; empty when nothing is.
    Q_PROPERTY(QString unsaved READ unsaved NOTIFY problemChanged)
    /// A picture of the table is being taken, as anybody may see it: whatever moves stands still, and nothing lies
    /// over the table.
    Q_PROPERTY(bool picturing READ picturing NOTIFY picturingChanged)

public:
    enum Screen { Home, NewGameScreen, Table, Matches, StatisticsScreen };
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
    QString news() const { return problem().isEmpty() ? news_ : QString(); }
    bool saves() const { return store_.trouble() == GameStore::Trouble::none; }
    QString unsaved();
    bool picturing() const { return picturing_; }
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

    Q_INVOKABLE void goHome();
    /// All that are kept.
    Q_INVOKABLE void openMatches();
    Q_INVOKABLE void openNewGame(const QString& gameId);
    Q_INVOKABLE void openStatistics();
    /// The guided first game, from where it was left or from its first step.
    Q_INVOKABLE void startLesson(const QString& gameId, bool anew = false);
    /// It was left in its middle.
    Q_INVOKABLE bool lessonBegun(const QString& gameId) const;
    /// Nobody has played this game here, or was asked whether to learn it.
    Q_INVOKABLE bool offersLesson(const QString& gameId) const;
    Q_INVOKABLE void declineLesson(const QString& gameId);
    /// Any that is kept; one that is over is looked at. 0 is the newest that can be continued.
    Q_INVOKABLE void continueMatch(int match = 0);
    /// Shows a kept match from its beginning, whoever holds it.
    Q_INVOKABLE void replay(int match);
    /// Takes a damaged match from the shelf.
    Q_INVOKABLE void putAway(int match);
    /// Files that were dropped on the window: the matches are listed from now on, each once, and shown among all
    /// others.
    Q_INVOKABLE void takeFiles(const QList<QUrl>& files);
    void takeFile(const QUrl& file) { takeFiles({file}); }
    void takeRead(const std::vector<match_exchange::FromFile>& files);
    /// What a table is shown on, once it is made: where pictures of it are taken.
    Q_INVOKABLE void lookThrough(QQuickItem* view) { view_ = view; }
    /// The picture by which the match at the table will be known; it is to be left now.
    Q_INVOKABLE void keepPicture();
    Q_INVOKABLE void quit();
    /// Whatever is lost by it.
    Q_INVOKABLE void quitAnyway();
    /// Nothing would be lost; otherwise whoever plays is asked.
    Q_INVOKABLE bool mayQuit();
    /// Where the lesson is left is on disk.
    Q_INVOKABLE bool keepsLessonPlace() { return lesson_places_.retry(); }
    Q_INVOKABLE void dismissProblem();
    /// Another screen: what was told on the last one is over, but not what goes on being wrong.
    Q_INVOKABLE void forgetNews();

    /// Deals a new game and opens its table. `options` are the game's own; without `house_rules` those hold that are
    /// set.
    void startMatch(const QString& gameId, const SeatList& seats, quint64 seed, const QVariantMap& options,
        const std::optional<QStringList>& house_rules = {});
    /// A match that was read from a file; its number, or 0 when it cannot be kept. One that is kept already is not
    /// kept twice.
    qint64 take(const GameStore::KeptMatch& match);
    /// Opens the table of a match that was read from a file, whether it can be kept or not. `moves`: how many were
    /// verified, to be told.
    void play(const GameStore::KeptMatch& match, int moves = 0);
    /// Of a journal that need not be kept, as one that comes from a file.
    void replay(const GameStore::KeptMatch& kept);
    /// A sentence for the player about something that went wrong.
    void report(const QString& problem);

signals:
    void screenChanged();
    void tableChanged();
    void problemChanged();
    void picturingChanged();
    void quitAsked();
    /// Something would be lost.
    void quitDoubted();

private:
    void open(Screen screen);
    bool openKept(const GameStore::KeptMatch& match);
    void setTable(std::unique_ptr<GameTable> table, std::unique_ptr<LessonGuide> lesson = nullptr);
    /// Its screen is gone with the next events, and looks at it until then: so long it is kept.
    void leave(std::unique_ptr<GameTable> table, std::unique_ptr<LessonGuide> lesson = nullptr);
    /// After a lesson: with the same players.
    void playWholeGame();
    void beginLessonAnew();
    /// At each step: whoever is cut off goes on from there.
    void keepLessonPlace();
    void playAgain();
    /// The match on the table is looked at again, and comes back after that.
    void replayTable();
    void leaveReplay();
    void playOnFromReplay();
    void makeFigures();
    void followSound();
    void retranslate();
    void leaveOvertaken();
    QString storeProblem() const;
    void followStore();
    /// Of the store, which is in the middle of something.
    void refreshSoon();
    /// A file that was chosen among those that were found.
    void bringIn(const QUrl& file);
    void tellNews(const QString& news);
    static QString verified(int moves);

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
    /// Of the figures on paper, which are the same for everybody.
    std::unique_ptr<Preferences> paper_preferences_;
    std::unique_ptr<FigureCamera> figure_camera_;
    std::unique_ptr<Rulebook> rulebook_;
    std::unique_ptr<NewGame> new_game_;
    SoundPlayer sound_;
    std::unique_ptr<GameTable> table_;
    std::unique_ptr<TableSound> table_sound_;
    /// The one from which a replay was asked for.
    std::unique_ptr<GameTable> waiting_table_;
    /// Where a replay that comes from no table, or a match that was over when it was opened, goes back to; and which
    /// match is watched.
    bool from_ledger_ = false;
    int watched_ = 0;
    lessons::LessonShelf lessons_;
    LessonPlaces lesson_places_;
    std::unique_ptr<LessonGuide> lesson_;
    struct Left : QObject {
        std::unique_ptr<GameTable> table;
        std::unique_ptr<LessonGuide> lesson;
    };
    std::vector<QPointer<Left>> left_;
    Screen screen_ = Home;
    QPointer<QQuickItem> view_;
    bool picturing_ = false;
    QString problem_;
    QString news_;
    /// The trouble that was dismissed on this screen.
    GameStore::Trouble told_ = GameStore::Trouble::none;
    /// A file that was taken away was written anew, with all that was in it or not; stays until it is dismissed.
    std::optional<bool> rewritten_;
    bool quitting_ = false;
};
