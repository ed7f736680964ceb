// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_list.hpp"
#include "app/games/table_figure.hpp"
#include "app/rulebook/booklet.hpp"
#include "app/rulebook/paper_flow.hpp"
#include "app/shell/window_setup.hpp"
#include "house_folder.hpp"

#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace test {

/// Returns the fraction of each page's height that is used, from 0 to 1.
inline std::vector<qreal> filled_pages(
    const std::vector<rulebook::PaperBox>& boxes, const std::vector<rulebook::PaperPlace>& places, qreal height)
{
    std::vector<qreal> filled;
    for (std::size_t at = 0; at < boxes.size(); ++at) {
        const auto page = static_cast<std::size_t>(places[at].page);
        filled.resize(std::max(filled.size(), page + 1));
        filled[page] = std::max(filled[page], (places[at].y + boxes[at].height) / height);
    }
    return filled;
}

/// An empty image of the size that a figure has on paper: these tests have no scene graph.
inline QImage stand_in(const GameEntry& game, const Preferences& preferences, const RuleFigure& figure, QSizeF room)
{
    constexpr qreal dots = 1.75;
    constexpr qreal gap = 14;
    const auto made = game.figure(preferences, figure);
    const auto count = static_cast<int>(figure.paper.size());
    if (!made || count == 0)
        return {};
    const int columns = std::min(game.figure_columns, count);
    const qreal share = game.figure_columns == 1 ? 0.84 : columns == 1 ? 0.6 : 1;
    const qreal width = (room.width() * share / dots - gap) / columns - gap;
    TableLayout& layout = *made->table()->frame();
    layout.setSize({width, 1});
    const qreal below = made->shows(QStringLiteral("dice")) ? 52 : 0;
    const qreal above = game.figure_columns == 1 ? 24 : 0;
    const qreal rows = std::ceil(count / static_cast<qreal>(columns));
    const QSizeF size(columns * (width + gap) + gap, rows * (layout.figureHeight() + above + below + gap) + gap);
    QImage image((size * dots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    return image;
}

inline rulebook::PrintTools print_tools(HouseFolder& house, const QString& game)
{
    // Loads the fonts.
    static const bool prepared = (window_setup::prepare(*qGuiApp), true);
    Q_UNUSED(prepared);
    const GameEntry* entry = house->games()->game(game);
    return {[&house, entry](const RuleFigure& figure, QSizeF room) {
                return stand_in(*entry, *house->preferences(), figure, room);
            },
        entry->draw_card};
}

}
