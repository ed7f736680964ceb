// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/entry.hpp"

#include "app/games/figure_maker.hpp"
#include "app/games/table_entry.hpp"
#include "app/the_gang/book_cards.hpp"
#include "app/the_gang/statistics.hpp"
#include "app/the_gang/table.hpp"
#include "app/the_gang/words/review_wording.hpp"
#include "engine/the_gang/protocol/codec.hpp"
#include "engine/the_gang/rules.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

namespace {

std::unique_ptr<TableFigure> figure(const Preferences& preferences, const RuleFigure& figure)
{
    return make_figure<TheGang, TheGangTable>(preferences, figure, [](TheGangTable& table, const RuleFigure& shown) {
        QList<int> cities;
        for (const QString& name : shown.show)
            if (const auto city = std::ranges::find(words::cities, name.toStdString()); city != words::cities.end())
                cities += static_cast<int>(city - words::cities.begin());
        table.layout()->showAsFigure(cities);
    });
}

}

GameEntry entry()
{
    TableEntry<TheGang, TheGangTable> of;
    of.options = [](const QVariantMap& chosen) {
        Options options;
        options.rounds = chosen.value(QStringLiteral("rounds"), options.rounds).toInt();
        return options;
    };
    of.progress = [](const PublicState& open) { return Wording::keptProgress(open.round, open.job); };
    GameEntry entry = of.entry();
    entry.name = [] { return Wording::title(); };
    entry.blurb = [] { return Wording::blurb(); };
    entry.credits = [] { return Wording::credits(); };
    entry.differences = [] { return Wording::differences(); };
    entry.table_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/TheGang/Table.qml"));
    entry.emblem_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/TheGang/Emblem.qml"));
    entry.figure_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/TheGang/Figure.qml"));
    entry.figure = figure;
    entry.figure_columns = 1;
    entry.draw_card = draw_card;
    entry.statistics = statistics();
    entry.review = of.review<DecisionWording>;
    entry.options = {
        {QStringLiteral("rounds"), [] { return Wording::lengthOption(); },
            [](int seats) { return Wording::lengthHint(seats); },
            [](int seats) {
                return QStringList{Wording::atMostRounds(most_rounds(Options(), seats)), Wording::untilDeckEnds()};
            },
            {4, 0}},
        GameOption::houseRule(open_hands_rule, Wording::openHandsOption, Wording::openHandsHint, true),
    };
    return entry;
}

}
