#pragma once

#include "games/game_statistics.hpp"
#include "lessons/lesson_guide.hpp"
#include "models/seat_list.hpp"
#include "rulebook/card_drawing.hpp"
#include "rulebook/rule_figure.hpp"
#include "storage/game_store.hpp"
#include "table/game_table.hpp"

#include <QUrl>

#include <functional>
#include <memory>
#include <vector>

class TableFigure;

/// How far a kept match is, by its journal.
struct MatchStanding {
    /// From its beginning: nothing else is known of it.
    bool damaged = false;
    /// "round 2, job 2"
    QString progress = {};
    /// As they are shown.
    QStringList names = {};
    bool over = false;
    /// Of a match that is over; more than one share the victory.
    QStringList winners = {};
};

/// A journal from outside, played through.
struct CheckedJournal {
    /// What is wrong, and in which line: 0 for none. A sentence in English, and one in the program's language with %1
    /// for the file's name.
    int bad_line = 0;
    QString error = {};
    QString told = {};
    /// The journal as this program would have written it.
    QStringList lines = {};
    /// Of its seats, as they stand there.
    QStringList names = {};
    bool over = false;
    /// Actions that stand, without those that were taken back.
    int moves = 0;
};

/// A lesson at a table of its own, which is kept nowhere.
struct LessonTable {
    std::unique_ptr<GameTable> table;
    std::unique_ptr<LessonGuide> guide;
};

/// An option of a game for the new-game screen: one of a few values.
struct GameOption {
    /// As `GameEntry::start` takes it.
    QString id;
    std::function<QString()> name;
    /// A sentence below the name, for so many seats; may be empty.
    std::function<QString(int seats)> hint;
    /// Nothing for a switch, whose values are false and true.
    std::function<QStringList()> choices;
    QVariantList values;
    /// A switch that is a rule of the house (`Preferences::houseRule`) and no option of the match.
    bool house_rule = false;
    /// Which of the values is proposed.
    int usual = 0;

    static GameOption houseRule(const QString& id, std::function<QString()> name, QString (*hint)())
    {
        return {id, std::move(name), [hint](int) { return hint(); }, {}, {false, true}, true};
    }
};

/// A game of the house: what the shell must know of it, and how its table is made.
struct GameEntry {
    QString id;
    std::function<QString()> name;
    std::function<QString()> blurb;
    /// Whose game it is; and what of it is not as in the published game, if anything is.
    std::function<QString()> credits;
    std::function<QString()> stand_in;
    int min_seats = 2;
    int max_seats = 2;
    /// It has no secrets (`GameTable::hidesNothing`): there is no curtain.
    bool hides_nothing = false;
    /// Computers play it.
    bool has_computers = false;
    QUrl table_source;
    /// A picture of the game, to be stretched: for the home screen and the new-game screen.
    QUrl emblem_source;
    /// Beside those of every game.
    std::vector<GameOption> options;
    /// Why so many cannot play with what is chosen; empty when they can. Nothing where any number of seats may.
    std::function<QString(int seats, const QVariantMap& options)> seat_problem;
    /// What is special of a seat among so many, with what is chosen; nothing where all are alike.
    std::function<QString(int seat, int seats, const QVariantMap& options)> seat_note;
    /// How a figure of the game's rulebook is shown, and what stands behind it.
    QUrl figure_source;
    std::function<std::unique_ptr<TableFigure>(const Preferences&, const RuleFigure&)> figure;
    /// So many of its steps stand side by side on paper, at most.
    int figure_columns = 2;
    /// Nothing in it for a lesson that the engine does not take, or that does not lead to that place.
    std::function<LessonTable(const Preferences&, const Lesson&, const SeatList&, const LessonPlace&)> lesson;
    /// How the rulebook pictures a card of the game.
    CardMaker draw_card;
    GameStatistics statistics;
    std::function<std::unique_ptr<GameTable>(const Preferences&, GameStore&, const SeatList&, quint64 seed,
        const QVariantMap& options, const QStringList& house_rules)>
        start;
    /// Of a match that is held, which the table takes over. Nothing, with `problem` set, when the journal is damaged
    /// from its beginning; when its end is, that is set aside and told as a `problem`.
    std::function<std::unique_ptr<GameTable>(
        const Preferences&, GameStore&, const GameStore::KeptMatch&, QString& problem)>
        resume;
    std::function<MatchStanding(const GameStore::KeptMatch&)> standing;
    /// Plays the journal of a file through, line by line.
    std::function<CheckedJournal(const std::vector<std::string>& lines)> check;
    /// A match that is looked at again from its beginning, unfinished or not; nothing when its journal is damaged from
    /// its beginning, and up to its last good move when its end is, with `problem` set either way.
    std::function<std::unique_ptr<GameTable>(const Preferences&, const GameStore::KeptMatch&, QString& problem)> replay;
    /// That of another table of the game, as far as it is played.
    std::function<std::unique_ptr<GameTable>(const Preferences&, const GameTable&)> replay_table;
    /// A new match that begins with what is behind a replay's position, with the same seats.
    std::function<std::unique_ptr<GameTable>(const Preferences&, GameStore&, const GameTable& replay)> play_on;
};
