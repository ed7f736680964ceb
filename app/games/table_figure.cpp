// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/table_figure.hpp"

TableFigure::TableFigure(RuleFigure figure, Make make, Play play)
    : figure_(std::move(figure))
    , make_(std::move(make))
    , play_(std::move(play))
{
    begin();
}

void TableFigure::begin()
{
    const std::unique_ptr<GameTable> old = std::exchange(table_, make_());
    QQmlEngine::setObjectOwnership(table_.get(), QQmlEngine::CppOwnership);
    acts_.clear();
    connect(table_->director(), &Director::finished, this, &TableFigure::next, Qt::QueuedConnection);
    connect(table_->director(), &Director::busyChanged, this, &TableFigure::busyChanged);
    emit tableChanged();
}

bool TableFigure::busy() const
{
    return !acts_.empty() || table_->director()->busy();
}

int TableFigure::stepBefore() const
{
    int before = 0;
    for (const int step : figure_.paper)
        if (step < step_)
            before = step;
    return before;
}

void TableFigure::queue(int step)
{
    const RuleFigure::Step& of = figure_.steps[static_cast<std::size_t>(step)];
    if (!of.refused.isEmpty())
        return;
    for (const RuleFigure::Act& act : of.acts)
        acts_.push_back({act, &act == &of.acts.back() ? of.hold : QString()});
    if (of.goes_on)
        acts_.push_back({std::nullopt, of.hold});
}

void TableFigure::setStep(int step)
{
    if (step == step_ || step < 0 || step >= static_cast<int>(figure_.steps.size()))
        return;
    if (step != step_ + 1 || busy())
        return jumpTo(step);
    step_ = step;
    queue(step);
    if (acts_.empty())
        table_->director()->release();
    next();
    emit stepChanged();
}

void TableFigure::jumpTo(int step)
{
    begin();
    step_ = step;
    for (int before = 0; before <= step; ++before)
        queue(before);
    while (!acts_.empty()) {
        next();
        table_->director()->skip();
    }
    if (!figure_.steps[static_cast<std::size_t>(step)].refused.isEmpty()) {
        table_->director()->release();
        table_->director()->skip();
    }
    emit stepChanged();
    emit busyChanged();
}

void TableFigure::next()
{
    Director& director = *table_->director();
    while (!acts_.empty() && !director.busy()) {
        const bool held = director.held();
        director.release();
        if (held && acts_.front().act)
            continue;
        const Waiting next = std::move(acts_.front());
        acts_.pop_front();
        director.holdAt(next.hold);
        if (next.act)
            play_(*table_, *next.act);
    }
    emit busyChanged();
}
