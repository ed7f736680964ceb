// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/entry.hpp"

#include "app/games/figure_maker.hpp"
#include "app/games/table_entry.hpp"
#include "app/supergang/book_cards.hpp"
#include "app/supergang/statistics.hpp"
#include "app/supergang/table.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "app/supergang/words/review_wording.hpp"
#include "app/supergang/words/wording.hpp"
#include "app/table/round_wording.hpp"
#include "engine/supergang/protocol/codec.hpp"

namespace supergang_table {

using namespace backroom::supergang;

namespace {

std::unique_ptr<TableFigure> figure(const Preferences& preferences, const RuleFigure& figure)
{
    return make_figure<SuperGang, SuperGangTable>(preferences, figure,
        [](SuperGangTable& table, const RuleFigure& shown) { table.showAsFigure(shown.show, shown.language); });
}

Options options_of(const QVariantMap& chosen)
{
    const auto number = [&](const char* id, int usual) { return chosen.value(QLatin1String(id), usual).toInt(); };
    Options options;
    options.income = static_cast<Income>(number("income", static_cast<int>(options.income)));
    options.duels = static_cast<Duels>(number("duels", static_cast<int>(options.duels)));
    options.clock = number("clock", options.clock);
    options.police_player = chosen.value(QStringLiteral("police-player"), false).toBool();
    options.length = number("length", options.length);
    return options;
}

/// Returns the numbers of an option's values, which the engine counts from 0.
QVariantList numbered(int count)
{
    QVariantList values;
    for (int value = 0; value < count; ++value)
        values += value;
    return values;
}

}

GameEntry entry()
{
    TableEntry<SuperGang, SuperGangTable> of;
    of.options = options_of;
    of.progress = [](const PublicState& open) { return round_wording::kept(open.round, open.options.length); };
    GameEntry entry = of.entry();
    entry.name = [] { return Wording::title(); };
    entry.blurb = [] { return Wording::blurb(); };
    entry.credits = [] { return Wording::credits(); };
    entry.differences = [] { return Wording::differences(); };
    entry.hides_nothing = true;
    entry.table_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/SuperGang/Table.qml"));
    entry.emblem_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/SuperGang/Emblem.qml"));
    entry.figure_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/SuperGang/Figure.qml"));
    entry.figure = figure;
    entry.figure_columns = 3;
    entry.draw_card = draw_card;
    entry.statistics = statistics();
    entry.review = of.review<DecisionWording>;
    entry.seat_problem = [](int seats, const QVariantMap& chosen) {
        return fits(options_of(chosen), seats) ? QString() : MenuWording::needsPolicePlayer();
    };
    entry.seat_note = [](int seat, int seats, const QVariantMap& chosen) {
        return options_of(chosen).police_player && seat == seats - 1 ? Wording::policeSeat() : QString();
    };
    constexpr int ten_rounds = 1;
    constexpr int thirty_rounds = 3;
    entry.options = {
        {QStringLiteral("length"), [] { return Wording::lengthOption(); }, [](int) { return Wording::lengthHint(); },
            [](int) { return Wording::lengths(); }, {0, 10, 20, 30}, false, thirty_rounds, false, ten_rounds},
        {QStringLiteral("duels"), [] { return Wording::duelsOption(); }, [](int) { return Wording::duelsHint(); },
            [](int) { return Wording::duels(); }, numbered(2)},
        {QStringLiteral("income"), [] { return Wording::incomeOption(); }, [](int) { return Wording::incomeHint(); },
            [](int) { return Wording::incomes(); }, numbered(2)},
        {QStringLiteral("clock"), [] { return Wording::clockOption(); }, [](int) { return Wording::clockHint(); },
            [](int) { return Wording::clocks(); }, {0, 240}},
        {QStringLiteral("police-player"), [] { return Wording::policePlayerOption(); },
            [](int) { return Wording::policePlayerHint(); }, {}, {false, true}},
        GameOption::houseRule(steady_hands_rule, Wording::steadyHandsOption, Wording::steadyHandsHint),
    };
    return entry;
}

}
