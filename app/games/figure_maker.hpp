// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/table_figure.hpp"
#include "app/match/local_match.hpp"
#include "engine/core/journal_codec.hpp"

#include <QJsonDocument>

/// Makes a figure of a game's rulebook. `Table` is the game's table; `prepare` tells a new table what to show. Returns
/// null if the engine rejects the figure's setup or one of its actions.
template <backroom::Game G, class Table>
std::unique_ptr<TableFigure> make_figure(
    const Preferences& preferences, const RuleFigure& figure, void (*prepare)(Table&, const RuleFigure&))
{
    const auto json = [](const QJsonObject& object) {
        return backroom::Json::parse(QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString());
    };
    backroom::Setup<G> setup;
    for (const QString& name : figure.seats)
        setup.names.push_back(name.toStdString());
    setup.seed = static_cast<std::uint64_t>(figure.seed.toVariant().toULongLong());
    try {
        setup.options = backroom::Codec<G>::options(json(figure.options));
        setup.position = backroom::Codec<G>::position(json(figure.position));
        static_cast<void>(backroom::begin_match<G>(setup));
        for (const RuleFigure::Step& step : figure.steps)
            for (const RuleFigure::Act& act : step.acts)
                static_cast<void>(backroom::Codec<G>::action(json(act.action)));
    } catch (const backroom::InputError&) {
        return nullptr;
    }
    QList<int> marks;
    for (int seat = 0; seat < figure.seats.size(); ++seat)
        marks += seat;
    auto make = [&preferences, setup, marks, figure, prepare]() -> std::unique_ptr<GameTable> {
        auto table = std::make_unique<Table>(
            TableSetting{preferences, marks}, std::make_unique<LocalMatch<G>>(backroom::begin_match<G>(setup)));
        prepare(*table, figure);
        return table;
    };
    auto play = [json](GameTable& table, const RuleFigure::Act& act) {
        static_cast<Table&>(table).play(
            static_cast<backroom::Seat>(act.seat), backroom::Codec<G>::action(json(act.action)));
    };
    return std::make_unique<TableFigure>(figure, make, play);
}
