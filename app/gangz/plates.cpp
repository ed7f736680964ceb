// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/plates.hpp"

#include "app/gangz/words/tattoo_names.hpp"
#include "app/gangz/words/wording.hpp"

namespace gangz_table {

using namespace rules;

namespace {

QString note(const PublicState& open, backroom::Seat seat)
{
    const PublicState::Place& of = open.places[seat];
    switch (open.phase) {
    case Phase::choosing:
        return of.chosen ? Wording::hasChosen() : Wording::isChoosing();
    case Phase::voting:
        return of.voted ? Wording::hasVoted() : Wording::isVoting();
    case Phase::over:
        break;
    }
    return {};
}

QString title_of(const Reason& reason)
{
    switch (reason.kind) {
    case Reason::Found:
        return reason.cards.size() == intruder_count ? Wording::foundBoth() : Wording::foundOne();
    case Reason::Clean:
        return Wording::unsuspected(reason.cards.size());
    case Reason::Shot:
        break;
    }
    return Wording::suspected(-reason.points);
}

void tell_points(SeatPlate& plate, const RoundReveal& reveal, backroom::Seat seat)
{
    const std::vector<Reason> reasons = reveal.allReasons();
    int gain = 0;
    for (int at = 0; at < reveal.reasons && at < static_cast<int>(reasons.size()); ++at) {
        const Reason& reason = reasons[static_cast<std::size_t>(at)];
        if (reason.seat != seat)
            continue;
        gain += reason.points;
        QVariantList cards;
        for (const backroom::gangz::Card card : reason.cards)
            cards += int{card};
        plate.reasons += QVariant::fromValue(GangzReason{Wording::signedPoints(reason.points), title_of(reason),
            tattoos::names(reason.cards), cards, reason.points < 0});
    }
    plate.total = reveal.totalBefore(seat) + gain;
    plate.revealing = true;
    if (!plate.reasons.isEmpty() || reveal.walked)
        // A bare 0 beside the total would look like another total.
        plate.gain = gain == 0 ? QStringLiteral("±0") : Wording::signedPoints(gain);
    plate.active = reveal.walked && gain > 0 && gain == reveal.most();
}

}

std::vector<SeatPlate> plates(const Scene& scene, const GangzLayout& layout, std::optional<backroom::Seat> asked,
    const QStringList& names, const QList<int>& marks)
{
    std::vector<SeatPlate> list;
    for (int at = 0; at < scene.open.seats; ++at) {
        const auto seat = static_cast<backroom::Seat>(at);
        const PublicState::Place& of = scene.open.places[seat];
        SeatPlate plate;
        plate.key = at;
        plate.name = names.value(at);
        plate.mark = marks.value(at);
        plate.place = layout.plates().at(at);
        plate.cards = of.hand;
        plate.total = of.total;
        if (scene.leaving) {
            plate.revealing = true;
        } else if (scene.reveal && scene.reveal->scoring) {
            tell_points(plate, *scene.reveal, seat);
        } else if (scene.reveal) {
            plate.total = scene.reveal->totalBefore(seat);
        } else {
            plate.active = asked == seat;
            plate.note = note(scene.open, seat);
            plate.done = scene.open.phase == Phase::choosing ? of.chosen : of.voted;
        }
        plate.label = Wording::plate(plate.name, plate.total, plate.cards, plate.note);
        list.push_back(plate);
    }
    return list;
}

}
