// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/figure_camera.hpp"

#include "app/games/figure_studio.hpp"
#include "app/games/game_entry.hpp"
#include "app/games/table_figure.hpp"

#include <QQuickItem>

#include <algorithm>
#include <utility>

namespace {

/// The dots on paper, 300 to an inch, for one unit of the window.
constexpr qreal dots_of_unit = 1.75;
/// Between two steps, and around each.
constexpr int gap = 14;
/// The fractions of the width for steps below each other, and for a single picture of a game with two columns.
constexpr qreal rows_share = 0.84;
constexpr qreal single_share = 0.6;
/// In milliseconds: the interval at which pictures that other threads decode are looked for.
constexpr int another_look = 5;

bool loading(const QQuickItem& item)
{
    constexpr int still_loading = 2;
    if (item.inherits("QQuickImageBase") && item.property("status").toInt() == still_loading)
        return true;
    return std::ranges::any_of(item.childItems(), [](const QQuickItem* child) { return loading(*child); });
}

}

FigureCamera::FigureCamera(const Preferences& preferences)
    : preferences_(preferences)
{
    next_.setSingleShot(true);
    connect(&next_, &QTimer::timeout, this, &FigureCamera::look);
}

FigureCamera::~FigureCamera()
{
    rest();
}

void FigureCamera::take(const GameEntry& game, const RuleFigure& figure, QSizeF room, Taken taken)
{
    next_.start(0);
    taken_ = std::move(taken);
    if (shown_.item)
        before_ = std::move(shown_);
    shown_ = {};
    const auto count = static_cast<int>(figure.paper.size());
    if (count == 0)
        return;
    const int columns = std::min(game.figure_columns, count);
    const qreal share = game.figure_columns == 1 ? rows_share : columns == 1 ? single_share : 1;
    const int width = qFloor((room.width() * share / dots_of_unit - gap) / columns - gap);
    QObjectList steps;
    for (const int step : figure.paper) {
        auto made = game.figure(preferences_, figure);
        if (!made)
            return;
        made->putOnPaper(dots_of_unit);
        made->jumpTo(step);
        // The pieces are made once, for the size that they will have.
        made->table()->frame()->setSize(QSizeF(width, 1));
        steps += lend(made.get());
        shown_.steps.push_back(std::move(made));
    }
    if (!studio_)
        studio_ = std::make_unique<FigureStudio>();
    shown_.item = studio_->make(
        {{QStringLiteral("source"), game.figure_source}, {QStringLiteral("steps"), QVariant::fromValue(steps)},
            {QStringLiteral("columns"), columns}, {QStringLiteral("stepWidth"), width}, {QStringLiteral("gap"), gap}});
}

void FigureCamera::look()
{
    if (!shown_.item)
        return end({});
    bool more = false;
    QMetaObject::invokeMethod(shown_.item.get(), "more", Q_RETURN_ARG(bool, more));
    if (more)
        return next_.start(0);
    if (loading(*shown_.item))
        return next_.start(another_look);
    end(studio_->picture(*shown_.item, dots_of_unit));
}

void FigureCamera::end(const QImage& picture)
{
    if (const Taken taken = std::exchange(taken_, {}))
        taken(picture);
}

void FigureCamera::rest()
{
    next_.stop();
    shown_ = {};
    before_ = {};
    taken_ = {};
    studio_.reset();
}
