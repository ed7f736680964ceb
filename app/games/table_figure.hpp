// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/figure_picture.hpp"
#include "app/rulebook/rule_figure.hpp"
#include "app/table/game_table.hpp"

#include <deque>
#include <optional>

/// A figure of the rulebook, shown on a table of its own without players, which is never saved. It shows a position and
/// plays each step as the game would.
class TableFigure : public FigurePicture {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made for the rulebook")
    /// Replaced by a new table after each step back.
    Q_PROPERTY(GameTable* table READ table NOTIFY tableChanged)
    /// The language of the book that shows it.
    Q_PROPERTY(QString language READ language CONSTANT)
    /// True if made for printing, so that it stays at its step. `dots` is the number of dots per unit, 0 in the window.
    Q_PROPERTY(bool onPaper READ onPaper CONSTANT)
    Q_PROPERTY(qreal dots READ dots CONSTANT)
    /// True if it has more than one step.
    Q_PROPERTY(bool numbered READ numbered CONSTANT)
    /// The rule that refuses the action of the step; empty if none does.
    Q_PROPERTY(QString refusedBy READ refusedBy NOTIFY stepChanged)

public:
    using Make = std::function<std::unique_ptr<GameTable>()>;
    using Play = std::function<void(GameTable& table, const RuleFigure::Act& act)>;

    TableFigure(RuleFigure figure, Make make, Play play);

    const RuleFigure& figure() const { return figure_; }
    GameTable* table() const { return table_.get(); }
    QString language() const { return figure_.language; }
    bool onPaper() const { return dots_ > 0; }
    qreal dots() const { return dots_; }
    void putOnPaper(qreal dots) { dots_ = dots; }
    /// Returns the step whose picture precedes this one on paper.
    int stepBefore() const;
    /// Makes a copy of the figure, at its first step.
    std::unique_ptr<TableFigure> another() const { return std::make_unique<TableFigure>(figure_, make_, play_); }
    bool numbered() const { return figure_.steps.size() > 1; }
    QString refusedBy() const { return figure_.steps[static_cast<std::size_t>(step_)].refused; }
    /// Returns whether the figure is about this part of the table.
    Q_INVOKABLE bool shows(const QString& part) const { return figure_.show.contains(part); }
    int step() const override { return step_; }
    void setStep(int step) override;
    /// Shows the end of a step without animation.
    void jumpTo(int step);
    bool busy() const override;

signals:
    void tableChanged();

private:
    void begin();
    void queue(int step);
    void next();

    RuleFigure figure_;
    Make make_;
    Play play_;
    std::unique_ptr<GameTable> table_;
    struct Waiting {
        /// Empty if only a held picture is to continue.
        std::optional<RuleFigure::Act> act;
        /// The cue of the script at which the picture stops.
        QString hold;
    };
    std::deque<Waiting> acts_;
    int step_ = 0;
    qreal dots_ = 0;
};
