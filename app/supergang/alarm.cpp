// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/alarm.hpp"

#include "app/supergang/words/alarm_wording.hpp"
#include "engine/core/variants.hpp"
#include "engine/supergang/lookup.hpp"

#include <algorithm>

namespace supergang_table {

using namespace backroom::supergang;

namespace {

/// A gang has three gangsters, who may take a shop each; an alarm for more missing shops would be raised too often.
constexpr int few_shops = 2;
constexpr int few_at_large = 2;

class Warner {
public:
    Warner(const PublicState& open, const Seated& seated)
        : open_(open)
        , seated_(seated)
    {
    }

    std::vector<Alarm> warn()
    {
        for (backroom::Seat seat = 0; seat < open_.gang_count(); ++seat)
            if (in_game(open_, seat))
                ofDistricts(seat);
        ofTheLastGang();
        ofThePolice();
        if (open_.options.length > 0 && open_.round >= open_.options.length)
            add(AlarmWording::lastRound(), "SG-10.5", true, backroom::nobody);
        std::ranges::stable_sort(list_, std::ranges::greater(), &Alarm::urgent);
        return std::move(list_);
    }

private:
    void add(const QString& text, const char* rule, bool urgent, backroom::Seat winner)
    {
        Alarm alarm;
        alarm.text = text;
        alarm.rule = QString::fromLatin1(rule);
        alarm.urgent = urgent;
        alarm.mark = winner == backroom::nobody ? -1 : seated_.mark(winner);
        list_.push_back(alarm);
    }

    void ofDistricts(backroom::Seat seat)
    {
        for (District district = 0; district < district_count; ++district) {
            const auto& all = town.districts[district].shop_set;
            const int missing = all.size() - (open_.gangs[seat].owned & all).size();
            if (missing >= 1 && missing <= few_shops)
                add(AlarmWording::lacksShops(seated_.name(seat), missing, district), "SG-10.1", missing == 1, seat);
        }
    }

    void ofTheLastGang()
    {
        std::vector<backroom::Seat> left;
        for (backroom::Seat seat = 0; seat < open_.gang_count(); ++seat)
            if (in_game(open_, seat))
                left.push_back(seat);
        if (left.size() != 2)
            return;
        for (std::size_t at = 0; at < left.size(); ++at)
            if (alive(open_.gangs[left[at]]) == 1)
                add(AlarmWording::lastGangster(seated_.name(left[at]), seated_.name(left[1 - at])), "SG-10.1", true,
                    left[1 - at]);
    }

    void ofThePolice()
    {
        if (!open_.options.police_player)
            return;
        int at_large = 0;
        for (backroom::Seat seat = 0; seat < open_.gang_count(); ++seat)
            for (const Figure& one : open_.gangs[seat].figures)
                at_large += one.in_play();
        if (at_large >= 1 && at_large <= few_at_large)
            add(AlarmWording::atLarge(seated_.name(police_seat(open_)), at_large), "SG-10.3", at_large == 1,
                police_seat(open_));
    }

    const PublicState& open_;
    const Seated& seated_;
    std::vector<Alarm> list_;
};

/// Other events change nothing that an alarm depends on.
bool may_alarm(const Event& event)
{
    return std::visit(
        backroom::Overloaded{
            [](const backroom::OneOf<Bought, StuckUp, Traded, TurnBegan, Killed, Injured, Jailed, Eliminated> auto&) {
                return true;
            },
            [](const auto&) { return false; },
        },
        event);
}

}

int alive(const Gang& gang)
{
    return static_cast<int>(
        std::ranges::count_if(gang.figures, [](const Figure& one) { return one.state != FigureState::graveyard; }));
}

bool risks_last_gangster(const PublicState& open, backroom::Seat seat, const Action& action)
{
    return backroom::holds_one_of<StickUp, Kill, AttackPatrol, Rebel>(action) && alive(open.gangs[seat]) == 1;
}

std::vector<Alarm> alarms_of(const PublicState& open, const Seated& seated)
{
    return open.over ? std::vector<Alarm>() : Warner(open, seated).warn();
}

std::vector<Alarm> raised_by(const Event& event, const PublicState& before, const Seated& seated)
{
    if (!may_alarm(event))
        return {};
    PublicState after = before;
    follow(after, event);
    std::vector<Alarm> raised = alarms_of(after, seated);
    const std::vector<Alarm> known = alarms_of(before, seated);
    std::erase_if(
        raised, [&](const Alarm& alarm) { return !alarm.urgent || std::ranges::find(known, alarm) != known.end(); });
    return raised;
}

}
