// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/entry.hpp"

#include "app/games/figure_maker.hpp"
#include "app/games/table_entry.hpp"
#include "app/gang_of_dice/book_cards.hpp"
#include "app/gang_of_dice/statistics.hpp"
#include "app/gang_of_dice/table.hpp"
#include "app/gang_of_dice/words/review_wording.hpp"
#include "app/table/round_wording.hpp"
#include "engine/gang_of_dice/protocol/codec.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

namespace {

std::unique_ptr<TableFigure> figure(const Preferences& preferences, const RuleFigure& figure)
{
    return make_figure<GangOfDice, GangOfDiceTable>(
        preferences, figure, [](GangOfDiceTable& table, const RuleFigure& shown) {
            table.layout()->showAsFigure(
                shown.show.contains(QStringLiteral("seats")), shown.show.contains(QStringLiteral("small")));
        });
}

}

GameEntry entry()
{
    TableEntry<GangOfDice, GangOfDiceTable> of;
    of.options = [](const QVariantMap&) { return Options{}; };
    of.progress = [](const PublicState& open) { return round_wording::kept(open.round, round_count); };
    GameEntry entry = of.entry();
    entry.name = [] { return Wording::title(); };
    entry.blurb = [] { return Wording::blurb(); };
    entry.credits = [] { return Wording::credits(); };
    entry.differences = [] { return Wording::differences(); };
    entry.table_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/GangOfDice/Table.qml"));
    entry.emblem_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/GangOfDice/Emblem.qml"));
    entry.figure_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/GangOfDice/Figure.qml"));
    entry.figure = figure;
    entry.draw_card = draw_card;
    entry.statistics = statistics();
    entry.review = of.review<DecisionWording>;
    entry.options = {
        GameOption::houseRule(open_screens_rule, Wording::openScreensOption, Wording::openScreensHint, true),
        GameOption::houseRule(odds_rule, Wording::oddsOption, Wording::oddsHint)};
    return entry;
}

}
