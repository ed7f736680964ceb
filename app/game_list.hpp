#pragma once

#include "house.hpp"
#include "item_model.hpp"
#include "rulebook/rule_figure.hpp"

#include <QImage>
#include <QSizeF>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

class TableFigure;

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
    /// The row of the value that is set at first.
    std::function<int()> usual;
};

/// A game of the house: what the shell must know of it, and how its table is made.
struct GameEntry {
    int key = 0;
    QString id;
    std::function<QString()> name;
    std::function<QString()> blurb;
    int min_seats = 2;
    int max_seats = 2;
    QUrl table_source;
    /// A picture of the game, to be stretched: for the home screen and the new-game screen.
    QUrl emblem_source;
    /// Beside those of every game.
    std::vector<GameOption> options;
    /// How a figure of the game's rulebook is shown, and what stands behind it.
    QUrl figure_source;
    std::function<std::unique_ptr<TableFigure>(House&, const RuleFigure&)> figure;
    std::function<QImage(TableFigure&, QSizeF room)> paint_figure;
    std::function<std::unique_ptr<QObject>(House&, const House::Seats&, quint64 seed, const QVariantMap& options)>
        start;
    /// Nothing, with `problem` set, when the journal cannot be played again.
    std::function<std::unique_ptr<QObject>(House&, const GameStore::KeptMatch&, QString& problem)> resume;
    /// "round 2, job 2" of a kept match; empty when its journal is damaged.
    std::function<QString(const GameStore::KeptMatch&, QStringList& names)> progress;

    bool operator==(const GameEntry& other) const { return key == other.key; }
};

class GameList : public ItemModel<GameEntry> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit GameList(QObject* parent);
    static GameList* create(QQmlEngine*, QJSEngine*);

    const GameEntry* game(const QString& id) const;
    void retranslate();

protected:
    const std::vector<Column>& columns() const override;
};
