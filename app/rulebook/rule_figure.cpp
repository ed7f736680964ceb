// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/rule_figure.hpp"

namespace rulebook {

namespace {

RuleFigure::Step read_step(const QJsonObject& object)
{
    RuleFigure::Step step;
    step.text = object[QLatin1String("text")].toString();
    QJsonArray acts = object[QLatin1String("actions")].toArray();
    if (object.contains(QLatin1String("action")))
        acts.append(object);
    for (const QJsonValue& act : std::as_const(acts))
        step.acts.push_back({act[QLatin1String("seat")].toInt(), act[QLatin1String("action")].toObject()});
    step.events = object[QLatin1String("events")].toArray();
    step.none = object[QLatin1String("none")].toVariant().toStringList();
    step.hold = object[QLatin1String("hold")].toString();
    step.goes_on = object[QLatin1String("goes-on")].toBool();
    step.refused = object[QLatin1String("refused")].toString();
    return step;
}

}

RuleFigure read_figure(const QJsonObject& object)
{
    RuleFigure figure;
    figure.id = object[QLatin1String("id")].toString();
    figure.title = object[QLatin1String("title")].toString();
    figure.rules = object[QLatin1String("rules")].toVariant().toStringList();
    figure.seats = object[QLatin1String("seats")].toVariant().toStringList();
    figure.seed = object[QLatin1String("seed")];
    figure.options = object[QLatin1String("options")].toObject();
    figure.show = object[QLatin1String("show")].toVariant().toStringList();
    figure.position = object[QLatin1String("position")].toObject();
    for (const QJsonValue& step : object[QLatin1String("steps")].toArray())
        figure.steps.push_back(read_step(step.toObject()));
    // The numbers begin at 1, like the captions on paper. The default is the last step.
    for (const QJsonValue& number : object[QLatin1String("paper")].toArray())
        figure.paper += number.toInt() - 1;
    if (figure.paper.isEmpty())
        figure.paper += static_cast<int>(figure.steps.size()) - 1;
    return figure;
}

}
