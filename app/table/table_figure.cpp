#include "table/table_figure.hpp"

#include <QQmlEngine>

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

void TableFigure::queue(int step)
{
    const RuleFigure::Step& of = figure_.steps[static_cast<std::size_t>(step)];
    if (of.refused.isEmpty())
        acts_.insert(acts_.end(), of.acts.begin(), of.acts.end());
}

void TableFigure::setStep(int step)
{
    if (step == step_ || step < 0 || step >= static_cast<int>(figure_.steps.size()))
        return;
    if (step != step_ + 1 || busy())
        return jumpTo(step);
    step_ = step;
    queue(step);
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
    emit stepChanged();
    emit busyChanged();
}

void TableFigure::next()
{
    while (!acts_.empty() && !table_->director()->busy()) {
        const RuleFigure::Act act = acts_.front();
        acts_.pop_front();
        play_(*table_, act);
    }
    emit busyChanged();
}
