// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/plates.hpp"

#include "app/the_gang/words/wording.hpp"

#include <algorithm>

namespace the_gang_table {

using namespace rules;

namespace {

QString note(const Scene& scene, backroom::Seat seat)
{
    if (scene.open.phase == Phase::choosing) {
        // While the end of the job before is shown, nobody chooses yet.
        if (scene.ended)
            return {};
        return scene.open.places[seat].chosen ? Wording::hasChosen() : Wording::isChoosing();
    }
    const auto choice = std::ranges::find(scene.open.choices, seat, &OpenChoice::seat);
    if (choice == scene.open.choices.end())
        return {};
    return choice->choice.ticket ? Wording::city(*choice->choice.ticket)
                                 : Wording::shortSpecial(choice->choice.special);
}

bool done(const PublicState& open, backroom::Seat seat)
{
    if (open.phase == Phase::placing)
        return std::ranges::find(open.to_play, seat) == open.to_play.end();
    return open.places[seat].chosen;
}

int flying_to(const Scene& scene, backroom::Seat seat)
{
    int cards = 0;
    for (const Captured& gang : scene.flying)
        if (gang.seat == seat)
            cards += gang.gangsters.size();
    return cards;
}

}

std::vector<SeatPlate> plates(
    const Scene& scene, const TheGangLayout& layout, const QStringList& names, const QList<int>& marks)
{
    std::vector<SeatPlate> plates;
    const std::vector<OpenChoice> waiting = scene.waiting();
    for (const backroom::Seat seat : scene.order()) {
        const PublicState::Place& of = scene.open.places[seat];
        SeatPlate plate;
        plate.key = seat;
        plate.name = names[seat];
        plate.mark = marks[seat];
        plate.place = layout.plates().at(static_cast<int>(plates.size()));
        plate.cards = of.gangsters;
        plate.special = of.special;
        plate.captured = of.captured - flying_to(scene, seat);
        const auto choice = std::ranges::find(scene.open.choices, seat, &OpenChoice::seat);
        plate.gangster = choice == scene.open.choices.end() ? 0 : choice->choice.gangster;
        plate.note = note(scene, seat);
        const auto waits = std::ranges::find(waiting, seat, &OpenChoice::seat);
        if (waits != waiting.end() && !scene.sealed)
            plate.waiting_place =
                layout.waitingPlace(static_cast<int>(waits - waiting.begin()), static_cast<int>(waiting.size()));
        plate.done = done(scene.open, seat);
        plate.active = scene.active == seat;
        plate.label = Wording::plate(plate.name, plate.cards, plate.special, plate.captured, plate.note);
        plates.push_back(plate);
    }
    return plates;
}

}
