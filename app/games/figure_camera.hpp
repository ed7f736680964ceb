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

/// Renders the figures of the rulebooks for paper, as the window shows them: off screen, by the window's rendering
/// backend, one at a time, and never more at once than the window can wait for.
class FigureCamera : public QObject {
    Q_OBJECT

public:
    using Taken = std::function<void(const QImage& picture)>;

    /// The figures' tables use these preferences.
    explicit FigureCamera(const Preferences& preferences);
    ~FigureCamera() override;

    /// Renders the steps that the figure has for paper, to fit into `room`, in dots. Calls `taken` later, with a null
    /// picture if that fails; never calls it if another picture is requested meanwhile.
    void take(const GameEntry& game, const RuleFigure& figure, QSizeF room, Taken taken);
    /// Frees all resources until the next request.
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
    /// The previous picture, which keeps the decoded art alive until the next one is made.
    Shown before_;
    Taken taken_;
    QTimer next_;
};
