// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/table.hpp"

#include "app/the_gang/compose.hpp"
#include "app/the_gang/plates.hpp"
#include "app/the_gang/rail.hpp"
#include "app/the_gang/words/hint_wording.hpp"

#include <algorithm>

using namespace backroom::the_gang;
using namespace the_gang_table;
using the_gang_table::Wording;

TheGangTable::TheGangTable(const TableSetting& setting, std::unique_ptr<TableMatchOf<Game>> match)
    : TableOf(setting, std::move(match))
{
    const PublicState open = match_.open();
    layout_.setCounts(open.cities_in_play(), open.seats);
    begin();
}

TheGangTable::Moment TheGangTable::phase() const
{
    return momentOf(Curtain, scene_.open.phase == Phase::choosing ? Choosing : Placing, Revealing, Over);
}

Scene TheGangTable::publicScene()
{
    Scene scene;
    scene.open = match_.open();
    scene.own = ownView();
    rounds_ = {};
    return scene;
}

void TheGangTable::seatAsked(Scene& scene)
{
    if (seat() != backroom::nobody)
        scene.active = seat();
}

void TheGangTable::lay(Scene& scene, const Action& action)
{
    gestures::prepare(scene, action);
    scene.looking = true;
}

QString TheGangTable::prepare(Scene& scene, const Advice& advice)
{
    gestures::prepare(scene, advice.action);
    return HintWording::of(advice, *scene.view);
}

std::vector<Beat> TheGangTable::beats(const std::vector<Event>& events) const
{
    const bool job_ends =
        std::ranges::any_of(events, [](const Event& event) { return std::holds_alternative<JobEnded>(event); });
    return script(events, scene_, job_ends ? takenBefore(match_.position() - 1) : announcements::Taken());
}

announcements::Taken TheGangTable::takenBefore(int action) const
{
    announcements::Taken taken{};
    for (bool revealed = false; action > 0 && !revealed;) {
        for (const Event& event : match_.eventsOf(--action, backroom::nobody)) {
            if (const auto* captured = std::get_if<Captured>(&event))
                taken[captured->seat].add(captured->gangsters);
            revealed = revealed || std::holds_alternative<Revealed>(event);
        }
    }
    return taken;
}

Spectacle TheGangTable::spectacleOf(const Feat& feat) const
{
    Spectacle shown;
    shown.weight = static_cast<int>(feat.weight);
    shown.revealed = feat.revealed;
    shown.title = feat.gangs > 1 ? Wording::capturesGangs(names().value(feat.seat))
                                 : Wording::capturesGang(names().value(feat.seat), feat.gangsters);
    shown.figure = feat.revolvers;
    shown.unit = Wording::revolversWord(feat.revolvers);
    shown.counts = true;
    shown.mark = marks().value(feat.seat);
    backroom::SeatSet others;
    for (backroom::Seat seat = 0; seat < scene_.open.seats; ++seat)
        if (seat != feat.seat)
            others.insert(seat);
    shown.losers = losingFaces(others, Mood::robbed);
    for (const GangItem& gang : gangs_.items())
        shown.lit |= gang.place;
    return shown;
}

void TheGangTable::showScene()
{
    countRounds();
    const Picture picture = compose(scene_, layout_);
    gangsters_.assign(picture.gangsters);
    specials_.assign(picture.specials);
    tickets_.assign(picture.tickets);
    slots_.assign(picture.places);
    gangs_.assign(picture.gangs);
    standing_gangs_.assign(picture.standing_gangs);
    targets_.assign(picture.targets);
    plates_.assign(faced(the_gang_table::plates(scene_, layout_, names(), marks())));
    show(spectacle_, scene_.feat ? spectacleOf(*scene_.feat) : Spectacle(), &TheGangTable::spectacleChanged);
    emit changed();
    if (std::exchange(reported_holding_, holding()) != holding())
        emit holdingChanged();
}
