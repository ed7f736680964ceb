// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/reasons.hpp"

#include "engine/supergang/bot/forecast.hpp"
#include "engine/supergang/bot/reach.hpp"
#include "engine/supergang/lookup.hpp"

namespace backroom::supergang {

namespace {

int years_of(const Figure& one)
{
    return one.record + unseen_years(one);
}

struct PatrolReasoner {
    const State& before;
    const State& after;
    Seat seat;
    std::uint8_t number;
    Place end;
    Advice& advice;

    void follow()
    {
        if (is_manhole(end)) {
            advice.reason = Reason::into_sewer;
            return;
        }
        if (tells_of_others([&](FigureId id) { return arrested(id); }, Reason::arrests)
            || tells_of_others([&](FigureId id) { return witnessed(id); }, Reason::witnesses))
            return;
        // After the last throw the patrol goes nowhere.
        if (!goes_on(before) || !(spares_own() || hunts()))
            advice.reason = Reason::keeps_away;
    }

    int arrested(FigureId id) const
    {
        const Figure& one = figure(before, id);
        const bool there = one.in_play() || (one.state == FigureState::clinic && one.years == 0);
        return there && one.place == end ? years_of(one) : 0;
    }
    int witnessed(FigureId id) const
    {
        const Figure& one = figure(before, id);
        return one.in_play() && town.places[one.place].seen_from.contains(end) ? years_of(one) - one.record : 0;
    }

    template <class Years>
    bool tells_of_others(Years years, Reason reason)
    {
        for (std::uint8_t index = 0; index < character_count * after.gang_count(); ++index) {
            const FigureId id = figure_at(index);
            if (acts_for(before, id) == seat || years(id) <= advice.years)
                continue;
            advice.reason = reason;
            advice.figure = id;
            advice.years = years(id);
        }
        return advice.years > 0;
    }

    int faces_from(const State& state, FigureId id) const
    {
        const Patrol& patrol = state.patrols[number];
        const Place place = figure(before, id).place;
        if (!patrol.in_play() || is_manhole(place) || place == town.centre || !figure(before, id).in_play())
            return 0;
        return faces_to(reach_of(WalkerKind::patrol, patrol.place, patrol.behind), place);
    }

    bool spares_own()
    {
        int most = 0;
        for (const Character character : all_characters) {
            const FigureId id{seat, character};
            if (seat >= before.gang_count() || years_of(figure(before, id)) == 0)
                continue;
            const int earlier = faces_from(before, id);
            const int now = faces_from(after, id);
            if (earlier - now <= most)
                continue;
            most = earlier - now;
            advice.reason = Reason::spares_own;
            advice.figure = id;
            advice.chance = percent(now / 6.0);
            advice.risk = percent(earlier / 6.0);
        }
        return most > 0;
    }

    bool hunts()
    {
        for (std::uint8_t index = 0; index < character_count * after.gang_count(); ++index) {
            const FigureId id = figure_at(index);
            const int years = years_of(figure(before, id));
            const int faces = faces_from(after, id);
            if (acts_for(before, id) == seat || faces == 0 || years == 0
                || faces * years <= advice.faces * advice.years)
                continue;
            advice.reason = Reason::hunts;
            advice.figure = id;
            advice.faces = faces;
            advice.years = years;
        }
        return advice.faces > 0;
    }
};

}

void tell_patrol(const State& before, const State& after, Seat seat, const Move& move, Advice& advice)
{
    PatrolReasoner{before, after, seat, patrol_of(move.figure), move.path.back(), advice}.follow();
}

}
