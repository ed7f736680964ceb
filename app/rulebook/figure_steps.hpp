// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/figure_picture.hpp"
#include "app/rulebook/rule_figure.hpp"

#include <memory>

/// Steps through a figure: holds the text of the step and, if the figure has one, the object that shows and plays it.
class FigureSteps : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the rulebook")
    Q_PROPERTY(QString title READ title CONSTANT)
    Q_PROPERTY(bool pictured READ pictured CONSTANT)
    /// Created when it is first read.
    Q_PROPERTY(FigurePicture* picture READ picture CONSTANT)
    Q_PROPERTY(int steps READ steps CONSTANT)
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// The texts of all steps, from which the height of the strip is computed.
    Q_PROPERTY(QStringList texts READ texts CONSTANT)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// The rule that forbids what the step describes, which is then not played; empty if it is allowed.
    Q_PROPERTY(QString refusedBy READ refusedBy NOTIFY changed)

public:
    using Maker = std::function<std::unique_ptr<FigurePicture>(const RuleFigure&)>;

    /// A figure without a maker has no picture.
    FigureSteps(RuleFigure figure, Maker maker, QObject* parent = nullptr);

    const RuleFigure& figure() const { return figure_; }
    QString title() const { return figure_.title; }
    bool pictured() const { return maker_ != nullptr; }
    FigurePicture* picture();
    int steps() const { return static_cast<int>(figure_.steps.size()); }
    int step() const { return step_; }
    QString text() const;
    QStringList texts() const;
    bool busy() const { return picture_ && picture_->busy(); }
    QString refusedBy() const;

    Q_INVOKABLE void back() { goTo(step_ - 1); }
    Q_INVOKABLE void next() { goTo(step_ + 1); }
    Q_INVOKABLE void again() { goTo(0); }

signals:
    void changed();

private:
    void goTo(int step);

    RuleFigure figure_;
    Maker maker_;
    std::unique_ptr<FigurePicture> picture_;
    int step_ = 0;
};
