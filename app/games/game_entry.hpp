// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_statistics.hpp"
#include "app/lessons/lesson_guide.hpp"
#include "app/match/other_houses.hpp"
#include "app/models/seat_list.hpp"
#include "app/rulebook/card_drawing.hpp"
#include "app/rulebook/rule_figure.hpp"
#include "app/storage/game_store.hpp"
#include "app/table/table_setting.hpp"
#include "engine/core/flaw.hpp"

#include <QUrl>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

class TableFigure;

/// How far a saved match has got, read from its journal.
struct MatchStanding {
    /// True if the journal is damaged from its beginning; then nothing else is set.
    bool damaged = false;
    /// How far the match has got, such as "round 2, job 2".
    QString progress = {};
    /// The players' names, prepared for display.
    QStringList names = {};
    bool over = false;
    /// Empty unless the match is over. Players who share the victory are all listed.
    QStringList winners = {};
};

/// The result of checking an imported journal by playing it through.
struct CheckedJournal {
    /// The line of the error, or 0 if there is none. `error` describes it in English, `message` in the program's
    /// language, with %1 for the file's name.
    int bad_line = 0;
    QString error = {};
    QString message = {};
    /// The journal as this program would have written it.
    QStringList lines = {};
    /// The names of the seats, exactly as the journal has them.
    QStringList names = {};
    bool over = false;
    /// The number of actions without those that were undone.
    int moves = 0;
};

/// The table of a seat whose match is judged in another house.
struct RemoteTable {
    std::unique_ptr<GameTable> table;
    /// Part of the table's match.
    RemoteFeed* feed = nullptr;
};

/// What a match is dealt from: a number that anybody can choose or, with friends elsewhere, a chance that nobody can.
struct Deal {
    Deal(quint64 number)
        : seed(number)
    {
    }
    Deal(backroom::Chance drawn)
        : chance(std::move(drawn))
    {
    }

    quint64 seed = 0;
    std::optional<backroom::Chance> chance = {};
};

/// All that a seat in another house knows of a match; the reveal at the end is checked against it.
struct KnownMatch {
    SeatList seats;
    backroom::Seat own = 0;
    /// The key and the host's number are unknown and ignored.
    backroom::Chance chance = {};
    /// The first view, then the lines, as `SeatPublisher` gave them.
    std::vector<std::string> lines = {};
};

/// A lesson at a table of its own, which is never saved.
struct LessonTable {
    std::unique_ptr<GameTable> table;
    std::unique_ptr<LessonGuide> guide;
};

struct GameOption {
    /// The key under which `GameEntry::start` gets the value.
    QString id;
    std::function<QString()> name;
    /// Returns a sentence to show below the name for this number of seats; may be empty.
    std::function<QString(int seats)> hint;
    /// Returns the choices for this number of seats; null for a switch, whose values are false and true.
    std::function<QStringList(int seats)> choices;
    QVariantList values;
    /// True for an option that sets a house rule (`Preferences::houseRule`) and not an option of the match.
    bool house_rule = false;
    /// The index of the default in `values`.
    int usual = 0;
    /// True for a house rule that opens everything to all players, so that there is no curtain.
    bool opens_all = false;
    /// The index in `values` of the choice that makes a game short; −1 if there is none.
    int brief = -1;

    static GameOption houseRule(
        const QString& id, std::function<QString()> name, QString (*hint)(), bool opens_all = false)
    {
        return {id, std::move(name), [hint](int) { return hint(); }, {}, {false, true}, true, 0, opens_all};
    }
};

/// Everything that the shell knows of a game, and the functions that make its tables.
struct GameEntry {
    QString id;
    std::function<QString()> name;
    std::function<QString()> blurb;
    /// `credits` names the game's author; `differences` says what differs from the published game, and is null if
    /// nothing does.
    std::function<QString()> credits;
    std::function<QString()> differences;
    int min_seats = 2;
    int max_seats = 2;
    /// True if the game has no secrets (`GameTable::hidesNothing`), so that its table needs no curtain.
    bool hides_nothing = false;
    bool has_computers = false;
    QUrl table_source;
    /// A stretchable picture for the home screen and the new-game screen.
    QUrl emblem_source;
    std::vector<GameOption> options;
    /// Returns why the options do not allow this number of seats, or an empty string if they do. Null if any number is
    /// always allowed.
    std::function<QString(int seats, const QVariantMap& options)> seat_problem;
    /// Returns what is special about a seat with these options. Null if all seats are alike.
    std::function<QString(int seat, int seats, const QVariantMap& options)> seat_note;
    /// The QML that shows a figure of the rulebook, and the functions that make it and draw it on paper.
    QUrl figure_source;
    std::function<std::unique_ptr<TableFigure>(const Preferences&, const RuleFigure&)> figure;
    /// The greatest number of steps of a figure that stand side by side on paper.
    int figure_columns = 2;
    /// Makes the table of a lesson at a place. Returns null pointers if the engine rejects the lesson or cannot reach
    /// it.
    std::function<LessonTable(const Preferences&, const Lesson&, const SeatList&, const LessonPlace&)> lesson;
    CardMaker draw_card;
    GameStatistics statistics;
    std::function<std::unique_ptr<GameTable>(const Preferences&, GameStore&, const SeatList&, const Deal&,
        const QVariantMap& options, const QStringList& house_rules)>
        start;
    /// Resumes a match; the table takes over the caller's lock on it. Returns null and sets `problem` if the journal is
    /// damaged from its beginning. If only its end is damaged, the end is set aside and `problem` says so.
    std::function<std::unique_ptr<GameTable>(
        const Preferences&, GameStore&, const GameStore::KeptMatch&, QString& problem)>
        resume;
    /// Makes the table of a seat whose match is judged in another house, from what `SeatPublisher` has sent: the first
    /// view, then the lines. Returns null pointers if these are impossible in the game, or for this number of seats.
    std::function<RemoteTable(const TableSetting&, const QStringList& names, std::span<const std::string> lines)> join;
    /// Returns what informs seats in other houses of a match. The table must outlive it and must be the judge's.
    std::function<std::unique_ptr<SeatPublisher>(const GameTable&)> publisher;
    /// Follows what a seat is told, without a table. Returns null if no match can begin with this view.
    std::function<std::unique_ptr<SeatFollower>(const std::string& first_view)> follow;
    /// Checks what a host has told against the journal, once the match is over, and returns a contradiction if there is
    /// one. May take minutes, because computer players decide again; safe to call from any thread.
    std::function<std::optional<backroom::Flaw>(
        const KnownMatch&, std::span<const std::string> journal, std::stop_token)>
        flaw;
    /// Two programs can play the game together only if these are equal.
    std::uint64_t wire_shape = 0;
    std::function<MatchStanding(const GameStore::KeptMatch&)> standing;
    std::function<CheckedJournal(const std::vector<std::string>& lines)> check;
    /// Makes a replay of a match, finished or not. If the journal is damaged, sets `problem` and returns a replay up to
    /// the last good move, or null if the journal is damaged from its beginning.
    std::function<std::unique_ptr<GameTable>(const Preferences&, const GameStore::KeptMatch&, QString& problem)> replay;
    /// Makes a replay of the match at another table of the game, as far as it has been played.
    std::function<std::unique_ptr<GameTable>(const Preferences&, const GameTable&)> replay_table;
    /// Returns the computation that reviews the match of a replay; null if the match is not over.
    std::function<ReviewWork(const GameTable& replay)> review;
    /// Starts a new match with the same seats from the position of the replay. Returns null while friends in other
    /// houses still play the old match.
    std::function<std::unique_ptr<GameTable>(const Preferences&, GameStore&, const GameTable& replay)> play_on;
};
