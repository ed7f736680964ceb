// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/plates.hpp"

#include "app/supergang/pictures.hpp"
#include "app/supergang/words/details.hpp"
#include "app/supergang/words/panel_wording.hpp"
#include "engine/supergang/check.hpp"

namespace supergang_table {

using namespace rules;

namespace {

using backroom::nobody;
using backroom::Seat;

constexpr int few_missing = 2;

/// A figure of a plate, and its states in words for screen readers.
struct Described {
    SuperGangFigure figure;
    QStringList states;
};

class PlateWriter {
public:
    PlateWriter(const PublicState& open, const Seated& seated)
        : open_(open)
        , seated_(seated)
    {
    }

    SeatPlate plate(Seat seat) const
    {
        SeatPlate plate;
        plate.key = seat;
        plate.name = seated_.name(seat);
        plate.mark = seated_.mark(seat);
        plate.active = open_.over ? open_.winners.contains(seat) : decider(open_) == seat;
        QStringList label{plate.name};
        if (seat == police_seat(open_))
            fillPolice(plate, label);
        else
            fillGang(plate, label, seat);
        plate.label = label.join(QStringLiteral(", "));
        return plate;
    }

private:
    void fillGang(SeatPlate& plate, QStringList& label, Seat seat) const
    {
        const Gang& gang = open_.gangs[seat];
        plate.out = gang.out;
        if (gang.out) {
            plate.note = PanelWording::isOut();
            label += plate.note;
        } else {
            plate.cash = gang.cash;
            label += PanelWording::inCash(gang.cash);
            const bool own_turn = seat == open_.turn.seat;
            plate.collected = own_turn && open_.turn.collected;
            if (const int due = income_of(open_, seat); plate.collected) {
                label += PanelWording::hasCollected();
            } else if (due > 0) {
                plate.income = PanelWording::due(due);
                label += PanelWording::toCollect(due);
            }
        }
        addDistricts(plate, label, gang);
        addFigures(plate, label, seat);
        plate.tokens = gang.tokens();
        plate.pawns = gang.unbought();
        plate.stored = gang.stored;
        if (gang.out)
            return;
        label += PanelWording::stock(plate.tokens, plate.pawns);
        if (plate.stored > 0)
            label += PanelWording::stored(plate.stored);
    }

    void addDistricts(SeatPlate& plate, QStringList& label, const Gang& gang) const
    {
        for (District district = 0; district < district_count; ++district) {
            const DistrictFacts& facts = town.districts[district];
            const int owned = (gang.owned & facts.shop_set).size();
            const int all = facts.shop_set.size();
            const QString ownership = PanelWording::ownsOf(district, owned, all);
            plate.districts += QVariant::fromValue(SuperGangDistrict{
                district, pictures::district(district), owned, all, all - owned <= few_missing, ownership});
            if (owned > 0)
                label += ownership;
        }
    }

    void addFigures(SeatPlate& plate, QStringList& label, Seat seat) const
    {
        for (const Character character : all_characters) {
            const Described described = gangster({seat, character});
            plate.figures += QVariant::fromValue(described.figure);
            if (!described.states.isEmpty())
                label += said(names::character(character), described.states);
        }
    }

    Described gangster(FigureId id) const
    {
        const Figure& one = figure(open_, id);
        Described described;
        described.figure.figure = index_of(id);
        described.figure.picture = pictures::figure(id.character, seated_.mark(id.seat));
        described.figure.away = !one.in_play();
        switch (one.state) {
        case FigureState::jail:
            described.figure.chip = QStringLiteral("chips/jail");
            described.figure.text = QString::number(one.years);
            described.states += PanelWording::inJail(one.years);
            if (one.held && one.record > 0)
                addRecord(described, one.record);
            break;
        case FigureState::clinic:
            described.figure.chip = QStringLiteral("chips/clinic");
            if (one.years > 0)
                described.figure.text = QString::number(one.years);
            described.states += PanelWording::inClinic(one.years);
            // The police record is shown unless the figure has been arrested.
            if (one.years == 0 && one.record > 0)
                addRecord(described, one.record);
            break;
        case FigureState::graveyard:
            described.figure.chip = QStringLiteral("chips/graveyard");
            described.states += PanelWording::dead();
            break;
        case FigureState::in_play:
            addFreedom(described, one, id);
            break;
        }
        return described;
    }

    static void addRecord(Described& described, int years)
    {
        described.figure.record = true;
        described.figure.text = PanelWording::yearsShort(years);
        described.states += PanelWording::onRecord(years);
    }

    void addFreedom(Described& described, const Figure& one, FigureId id) const
    {
        if (one.record > 0)
            addRecord(described, one.record);
        if (one.vamped_by != nobody) {
            described.figure.badge = QStringLiteral("chips/vamped-") + SeatStyle::file(seated_.mark(one.vamped_by));
            described.states += one.vamped_turns > 0
                ? PanelWording::ledBy(seated_.name(one.vamped_by), one.vamped_turns)
                : PanelWording::almostFree();
        }
        if (const FigureId man = id.character == Character::vamp ? led_by(open_, id.seat) : FigureId(); !man.none()) {
            described.figure.badge = pictures::disc(seated_.mark(man.seat));
            described.states += PanelWording::leads(names::figure(man, seated_));
        }
        if (under_arrest(open_, id)) {
            described.figure.badge = QStringLiteral("chips/cuffs");
            described.states += PanelWording::underArrest();
        }
    }

    void fillPolice(SeatPlate& plate, QStringList& label) const
    {
        plate.police = true;
        label += PanelWording::police();
        for (Seat seat = 0; seat < open_.gang_count(); ++seat)
            for (const Figure& one : open_.gangs[seat].figures)
                plate.in_play += one.in_play();
        plate.note = PanelWording::inPlay(plate.in_play);
        label += plate.note;
        for (int number = 0; number < patrol_count; ++number) {
            const Described described = patrol(number);
            plate.figures += QVariant::fromValue(described.figure);
            if (!described.states.isEmpty())
                label += said(names::capital(names::the(mover_of_patrol(number))), described.states);
        }
    }

    Described patrol(int number) const
    {
        const Patrol& patrol = open_.patrols[static_cast<std::size_t>(number)];
        Described described;
        described.figure.figure = first_patrol_subject + number;
        described.figure.picture = pictures::patrol(number);
        described.figure.away = peaceful(open_) || !patrol.in_play();
        if (patrol.state == PatrolState::sewer) {
            described.figure.chip = QStringLiteral("chips/manhole");
            described.states += PanelWording::inSewer();
        } else if (patrol.state == PatrolState::out) {
            described.figure.chip = QStringLiteral("chips/clinic");
            described.states += PanelWording::isBeaten();
        }
        if (!patrol.in_play() && patrol.returns != nobody) {
            described.figure.badge = pictures::disc(seated_.mark(patrol.returns));
            described.states += PanelWording::returnsWith(seated_.name(patrol.returns));
        }
        return described;
    }

    static QString said(const QString& who, const QStringList& states)
    {
        return who + QStringLiteral(": ") + states.join(QStringLiteral(", "));
    }

    const PublicState& open_;
    const Seated& seated_;
};

}

SeatPlate plate_of(const PublicState& open, Seat seat, const Seated& seated)
{
    return PlateWriter(open, seated).plate(seat);
}

std::vector<SeatPlate> plates(const Scene& scene, const QList<QRectF>& places, const Seated& seated)
{
    const PlateWriter writer(scene.open, seated);
    std::vector<SeatPlate> list;
    for (Seat seat = 0; seat < scene.open.seats; ++seat) {
        SeatPlate plate = writer.plate(seat);
        plate.place = places.value(seat);
        list.push_back(plate);
    }
    return list;
}

}
