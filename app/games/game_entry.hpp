#pragma once

#include "lessons/lesson_guide.hpp"
#include "models/seat_list.hpp"
#include "rulebook/card_drawing.hpp"
#include "rulebook/rule_figure.hpp"
#include "storage/game_store.hpp"
#include "table/game_table.hpp"

#include <QImage>
#include <QSizeF>
#include <QUrl>

#include <functional>
#include <memory>
#include <vector>

class TableFigure;

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
    /// A sentence below the name; may be empty.
    std::function<QString()> hint;
    /// Nothing for a switch, whose values are false and true.
    std::function<QStringList()> choices;
    QVariantList values;
    /// A switch that is a rule of the house (`Preferences::houseRule`) and no option of the match.
    bool house_rule = false;
    /// Which of the values is proposed.
    int usual = 0;

    static GameOption houseRule(const QString& id, std::function<QString()> name, std::function<QString()> hint)
    {
        return {id, std::move(name), std::move(hint), {}, {false, true}, true};
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
    /// How a figure of the game's rulebook is shown, and what stands behind it.
    QUrl figure_source;
    std::function<std::unique_ptr<TableFigure>(const Preferences&, const RuleFigure&)> figure;
    std::function<QImage(TableFigure&, QSizeF room)> paint_figure;
    /// Nothing in it for a lesson that the engine does not take.
    std::function<LessonTable(const Preferences&, const Lesson&, const SeatList&)> lesson;
    /// How the rulebook pictures a card of the game.
    CardMaker draw_card;
    std::function<std::unique_ptr<GameTable>(
        const Preferences&, GameStore&, const SeatList&, quint64 seed, const QVariantMap& options)>
        start;
    /// Of a match that is held, which the table takes over. Nothing, with `problem` set, when the journal is damaged
    /// from its beginning; when its end is, that is set aside and told as a `problem`.
    std::function<std::unique_ptr<GameTable>(
        const Preferences&, GameStore&, const GameStore::KeptMatch&, QString& problem)>
        resume;
    /// "round 2, job 2" of a kept match; empty when its journal is damaged from its beginning.
    std::function<QString(const GameStore::KeptMatch&, QStringList& names)> progress;
};
