// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/plates.hpp"

#include "app/gang_of_dice/words/wording.hpp"

namespace gang_of_dice_table {

using namespace rules;

namespace {

bool is_next(const Scene& scene, backroom::Seat seat)
{
    for (const backroom::Seat other : scene.order())
        if (!scene.open.results[other] && scene.playing != other && !scene.open.out.contains(other))
            return other == seat;
    return false;
}

QString note(const Scene& scene, backroom::Seat seat)
{
    const PublicState& open = scene.open;
    if (open.out.contains(seat))
        return Wording::isOut();
    if (const auto& result = open.results[seat]) {
        if (!result->valid)
            return Wording::lost(open.warning().kind, result->dice);
        return scene.leader() == seat ? Wording::leads(result->dice) : Wording::withDice(result->dice);
    }
    if (scene.inTray() && open.playing == seat)
        return Wording::isRolling(static_cast<int>(scene.tray().size()));
    if (scene.playing == seat)
        return Wording::toTake();
    return is_next(scene, seat) ? Wording::playsNext() : QString();
}

SeatPlate plate_of(const Scene& scene, backroom::Seat seat)
{
    const auto& result = scene.open.results[seat];
    SeatPlate plate;
    plate.key = seat;
    plate.out = scene.open.out.contains(seat);
    plate.active = scene.playing == seat;
    plate.leads = scene.leader() == seat;
    plate.done = result.has_value();
    plate.busted = result && !result->valid;
    if (result)
        plate.total = QString::number(result->total);
    else if (scene.resting() && scene.open.playing == seat)
        plate.total = QString::number(total(count(scene.tray())));
    plate.note = note(scene, seat);
    if (scene.open_wealth)
        plate.wealth = (*scene.open_wealth)[seat];
    return plate;
}

QString label_of(const SeatPlate& plate, const std::optional<TurnResult>& result)
{
    QStringList parts{plate.name};
    if (plate.wealth >= 0)
        parts += Wording::wealthOf(plate.wealth);
    if (result && result->valid)
        parts += Wording::totalOf(result->total);
    if (!plate.note.isEmpty())
        parts += plate.note;
    return parts.join(QStringLiteral(", "));
}

}

std::vector<SeatPlate> plates(
    const Scene& scene, const GangOfDiceLayout& layout, const QStringList& names, const QList<int>& marks)
{
    std::vector<SeatPlate> list;
    for (const backroom::Seat seat : scene.order()) {
        SeatPlate plate = plate_of(scene, seat);
        plate.name = names[seat];
        plate.mark = marks[seat];
        plate.place = layout.plates().at(static_cast<qsizetype>(list.size()));
        plate.label = label_of(plate, scene.open.results[seat]);
        list.push_back(plate);
    }
    return list;
}

}
