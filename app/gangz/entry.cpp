// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/entry.hpp"

#include "app/games/figure_maker.hpp"
#include "app/games/table_entry.hpp"
#include "app/gangz/book_cards.hpp"
#include "app/gangz/statistics.hpp"
#include "app/gangz/table.hpp"
#include "app/gangz/words/review_wording.hpp"
#include "engine/gangz/protocol/codec.hpp"

namespace gangz_table {

using namespace backroom::gangz;

namespace {

std::unique_ptr<TableFigure> figure(const Preferences& preferences, const RuleFigure& figure)
{
    return make_figure<Gangz, GangzTable>(
        preferences, figure, [](GangzTable& table, const RuleFigure& shown) { table.showAsFigure(shown.show); });
}

}

GameEntry entry()
{
    TableEntry<Gangz, GangzTable> of;
    of.options = [](const QVariantMap& chosen) {
        Options options;
        options.target = chosen.value(QStringLiteral("target"), options.target).toInt();
        return options;
    };
    // The result of a round is shown again as long as nobody has chosen since.
    of.progress = [](const PublicState& open) {
        return GangzTable::lastRoundIsNews(open, {}) ? Wording::keptResult(open.round - 1)
                                                     : Wording::keptProgress(open.round);
    };
    GameEntry entry = of.entry();
    entry.name = [] { return Wording::title(); };
    entry.blurb = [] { return Wording::blurb(); };
    entry.credits = [] { return Wording::credits(); };
    entry.table_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/Gangz/Table.qml"));
    entry.emblem_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/Gangz/Emblem.qml"));
    entry.figure_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/Gangz/Figure.qml"));
    entry.figure = figure;
    entry.draw_card = draw_card;
    entry.statistics = statistics();
    entry.review = of.review<DecisionWording>;
    entry.options = {
        {QStringLiteral("target"), [] { return Wording::targetOption(); }, [](int) { return Wording::targetHint(); },
            [](int) { return Wording::targets(); }, {10, 15, 20}, false, 1, false, 0},
        GameOption::houseRule(tattoo_names_rule, Wording::namesOption, Wording::namesHint),
    };
    return entry;
}

}
