#include "gang_of_dice/entry.hpp"

#include "figure_maker.hpp"
#include "gang_of_dice/codec.hpp"
#include "gang_of_dice/figure_painter.hpp"
#include "gang_of_dice/table.hpp"
#include "gang_of_dice/wording.hpp"
#include "preferences.hpp"
#include "table_entry.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

namespace {

const QString open_screens = QStringLiteral("open-screens");

std::unique_ptr<TableFigure> figure(House& house, const RuleFigure& figure)
{
    return make_figure<GangOfDice, GangOfDiceTable>(house, figure, [](GangOfDiceTable& table, const RuleFigure& shown) {
        table.layout()->beFigureOf(shown.show.contains(QStringLiteral("seats")));
    });
}

}

GameEntry entry()
{
    TableEntry<GangOfDice, GangOfDiceTable> of;
    of.header = backroom::Journal<GangOfDice>::header;
    of.load = backroom::Journal<GangOfDice>::load;
    of.options = [](const QVariantMap& chosen) {
        if (chosen.contains(open_screens))
            House::instance()->preferences()->setOpenScreens(chosen.value(open_screens).toBool());
        return Options{};
    };
    of.progress = [](const State& state) { return Wording::keptProgress(state.round); };
    GameEntry entry = of.entry();
    entry.name = [] { return Wording::title(); };
    entry.blurb = [] { return Wording::blurb(); };
    entry.table_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/GangOfDice/Table.qml"));
    entry.emblem_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/GangOfDice/Emblem.qml"));
    entry.figure_source = QUrl(QStringLiteral("qrc:/qt/qml/Backroom/GangOfDice/Figure.qml"));
    entry.figure = figure;
    entry.paint_figure = paint_figure;
    entry.options = {
        {open_screens, [] { return Wording::openScreensOption(); }, [] { return Wording::openScreensHint(); }, {},
            {false, true}, [] { return House::instance()->preferences()->openScreens() ? 1 : 0; }},
    };
    return entry;
}

}
