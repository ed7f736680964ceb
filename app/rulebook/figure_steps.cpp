#include "rulebook/figure_steps.hpp"

#include <QQmlEngine>
#include <QVariant>

#include <algorithm>

FigureSteps::FigureSteps(RuleFigure figure, std::unique_ptr<QObject> picture, QObject* parent)
    : QObject(parent)
    , figure_(std::move(figure))
    , picture_(std::move(picture))
{
    if (!picture_)
        return;
    QQmlEngine::setObjectOwnership(picture_.get(), QQmlEngine::CppOwnership);
    if (picture_->metaObject()->indexOfSignal("busyChanged()") >= 0)
        connect(picture_.get(), SIGNAL(busyChanged()), this, SIGNAL(changed()));
}

QString FigureSteps::text() const
{
    return figure_.steps.empty() ? QString() : figure_.steps[static_cast<std::size_t>(step_)].text;
}

QStringList FigureSteps::texts() const
{
    QStringList all;
    for (const RuleFigure::Step& step : figure_.steps)
        all += step.text;
    return all;
}

bool FigureSteps::busy() const
{
    return picture_ && picture_->property("busy").toBool();
}

void FigureSteps::goTo(int step)
{
    step = std::clamp(step, 0, std::max(0, steps() - 1));
    if (step == step_)
        return;
    step_ = step;
    if (picture_)
        picture_->setProperty("step", step);
    emit changed();
}

void FigureSteps::back()
{
    goTo(step_ - 1);
}

void FigureSteps::next()
{
    goTo(step_ + 1);
}

void FigureSteps::again()
{
    goTo(0);
}
