#pragma once

#include "games/game_list.hpp"
#include "games/table_figure.hpp"
#include "house_folder.hpp"
#include "rulebook/booklet.hpp"
#include "shell/window_setup.hpp"

#include <QGuiApplication>

namespace test {

inline rulebook::PrintTools print_tools(HouseFolder& house, const QString& game)
{
    // Loads the fonts.
    static const bool prepared = (window_setup::prepare(*qGuiApp), true);
    Q_UNUSED(prepared);
    const GameEntry* entry = house->games()->game(game);
    return {[&house, entry](const RuleFigure& figure, QSizeF room) {
                const auto made = entry->figure(*house->preferences(), figure);
                return made ? entry->paint_figure(*made, room) : QImage();
            },
        entry->draw_card};
}

}
