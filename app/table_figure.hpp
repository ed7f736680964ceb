#pragma once

#include "game_table.hpp"
#include "rulebook/rule_figure.hpp"

#include <deque>

/// A figure of the rulebook on a table of its own, which nobody plays at and which is kept nowhere: it shows a
/// position, and plays each step as the game would.
class TableFigure : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made for the rulebook")
    /// Another one after each step back.
    Q_PROPERTY(GameTable* table READ table NOTIFY tableChanged)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    using Make = std::function<std::unique_ptr<GameTable>()>;
    using Play = std::function<void(GameTable& table, const RuleFigure::Act& act)>;

    TableFigure(RuleFigure figure, Make make, Play play);

    const RuleFigure& figure() const { return figure_; }
    GameTable* table() const { return table_.get(); }
    int step() const { return step_; }
    /// The next step is played; to any other one the figure jumps.
    void setStep(int step);
    /// Shows a step as it is in the end, with no motion.
    void jumpTo(int step);
    bool busy() const;

signals:
    void tableChanged();
    void stepChanged();
    void busyChanged();

private:
    void begin();
    void queue(int step);
    void next();

    RuleFigure figure_;
    Make make_;
    Play play_;
    std::unique_ptr<GameTable> table_;
    std::deque<RuleFigure::Act> acts_;
    int step_ = 0;
};
