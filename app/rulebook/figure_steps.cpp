// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/figure_steps.hpp"

#include "app/models/qml_singleton.hpp"

#include <algorithm>

FigureSteps::FigureSteps(RuleFigure figure, Maker maker, QObject* parent)
    : QObject(parent)
    , figure_(std::move(figure))
    , maker_(std::move(maker))
{
}

FigurePicture* FigureSteps::picture()
{
    if (picture_ || !maker_)
        return picture_.get();
    picture_ = maker_(figure_);
    connect(lend(picture_.get()), &FigurePicture::busyChanged, this, &FigureSteps::changed);
    if (step_ > 0)
        picture_->setStep(step_);
    return picture_.get();
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

QString FigureSteps::refusedBy() const
{
    return figure_.steps.empty() ? QString() : figure_.steps[static_cast<std::size_t>(step_)].refused;
}

void FigureSteps::goTo(int step)
{
    step = std::clamp(step, 0, std::max(0, steps() - 1));
    if (step == step_)
        return;
    step_ = step;
    if (picture_)
        picture_->setStep(step);
    emit changed();
}
