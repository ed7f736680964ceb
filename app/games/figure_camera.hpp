// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QSizeF>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

class FigureStudio;
class Preferences;
class QQuickItem;
class TableFigure;
struct GameEntry;
struct RuleFigure;

/// Takes pictures of the rulebooks' figures for paper: what the window shows of them, drawn out of sight by whatever
/// draws the window. One after the other, and never more at once than the window can wait for.
class FigureCamera : public QObject {
    Q_OBJECT

public:
    using Taken = std::function<void(const QImage& picture)>;

    /// The tables of the figures follow these.
    explicit FigureCamera(const Preferences& preferences);
    ~FigureCamera() override;

    /// Draws the steps that the figure has for paper, for a room in dots. Calls `taken` later, with a null picture if
    /// there can be none; never if another picture is asked for meanwhile.
    void take(const GameEntry& game, const RuleFigure& figure, QSizeF room, Taken taken);
    /// Frees everything until the next picture is asked for.
    void rest();

private:
    void look();
    void end(const QImage& picture);

    const Preferences& preferences_;
    std::unique_ptr<FigureStudio> studio_;
    /// The item refers to the steps, so it is destroyed first.
    struct Shown {
        std::unique_ptr<QQuickItem> item;
        std::vector<std::unique_ptr<TableFigure>> steps;
    };
    Shown shown_;
    /// The picture before, which keeps the decoded art alive until the next one is made.
    Shown before_;
    Taken taken_;
    QTimer next_;
};
