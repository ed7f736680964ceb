// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/paper/paper_walks.hpp"

#include "app/games/table_figure.hpp"
#include "app/supergang/table.hpp"
#include "app/supergang/town/town_plan.hpp"

#include <array>
#include <map>

namespace supergang_table {

using namespace rules;

namespace {

const QString move_type = QStringLiteral("move");

bool moves(const RuleFigure::Act& act)
{
    return act.action.value(QLatin1String("type")).toString() == move_type;
}

/// Returns the `FigureItem::key` of the figure that acts.
int key_of(const RuleFigure::Act& act)
{
    static constexpr std::array movers{"killer", "vamp", "dealer", "patrol-1", "patrol-2"};
    const QString name = act.action.value(QLatin1String("figure")).toString();
    for (std::size_t at = 0; at < movers.size(); ++at)
        if (name == QLatin1String(movers[at]))
            return at < character_count ? act.seat * character_count + static_cast<int>(at)
                                        : first_patrol_subject + static_cast<int>(at) - character_count;
    return -1;
}

std::vector<Place> path_of(const RuleFigure::Act& act)
{
    std::vector<Place> path;
    for (const QJsonValue& step : act.action.value(QLatin1String("path")).toArray())
        if (const auto place = find_place(step.toString().toStdString()))
            path.push_back(*place);
    return path;
}

/// The position of a figure: its feet, and the square below them or `no_place`.
struct Start {
    QPointF feet;
    Place place = no_place;
};

Place square_at(QPointF point)
{
    constexpr qreal near = 50;
    Place nearest = no_place;
    qreal least = near;
    for (Place place = 0; place < place_count; ++place) {
        const QPointF way = point_of(place) - point;
        const qreal distance = std::hypot(way.x(), way.y());
        if (is_street(place) && distance < least) {
            least = distance;
            nearest = place;
        }
    }
    return nearest;
}

std::map<int, Start> starts_of(const TableFigure& figure)
{
    std::map<int, Start> starts;
    for (const FigureItem& item : static_cast<SuperGangTable*>(figure.table())->figures()->items())
        // A figure that comes out of the sewer has no start in the town.
        if (!item.underground)
            starts[item.key] = {item.feet, square_at(item.feet)};
    return starts;
}

Overlay walk(const std::vector<Place>& path, const Start* start, int seat_mark)
{
    Overlay overlay;
    overlay.mark = seat_mark;
    overlay.first_number = start != nullptr ? 1 : 0;
    if (start != nullptr)
        overlay.way.push_back(start->feet);
    Place before = start != nullptr ? start->place : no_place;
    for (const Place place : path) {
        add_step(overlay, before, place);
        before = place;
    }
    return overlay;
}

}

PaperWalks walks_between(const TableFigure& figure, int from, int to)
{
    PaperWalks walks;
    const std::vector<RuleFigure::Step>& steps = figure.figure().steps;
    bool some = false;
    for (int step = from + 1; step <= to; ++step)
        for (const RuleFigure::Act& act : steps[static_cast<std::size_t>(step)].acts)
            some = some || moves(act);
    if (!some)
        return walks;
    const std::unique_ptr<TableFigure> begun = figure.another();
    begun->jumpTo(from);
    std::map<int, Start> starts = starts_of(*begun);
    for (int step = from + 1; step <= to; ++step) {
        const RuleFigure::Step& of = steps[static_cast<std::size_t>(step)];
        if (!of.refused.isEmpty() && step != to)
            continue;
        for (const RuleFigure::Act& act : of.acts) {
            const std::vector<Place> path = path_of(act);
            if (!moves(act) || path.empty())
                continue;
            const int key = key_of(act);
            const auto start = starts.find(key);
            const Overlay walked = walk(
                path, start == starts.end() ? nullptr : &start->second, key >= first_patrol_subject ? -1 : act.seat);
            if (!of.refused.isEmpty()) {
                walks.refused = walked.way;
                continue;
            }
            walks.walked.push_back(walked);
            starts[key] = {point_of(path.back()), path.back()};
        }
    }
    return walks;
}

}
