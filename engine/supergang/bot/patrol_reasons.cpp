// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/patrol_reasons.hpp"

#include "engine/supergang/bot/reach.hpp"
#include "engine/supergang/lookup.hpp"

namespace backroom::supergang {

namespace {

int years_of(const Figure& one)
{
    int years = one.record;
    for (const Crime crime : all_crimes)
        years += one.crimes[static_cast<std::size_t>(crime)] * years_for(crime);
    return years;
}

class PatrolReasoner {
public:
    PatrolReasoner(const State& before, const State& after, Seat seat, std::uint8_t patrol, Place end, Advice& advice)
        : before_(before)
        , after_(after)
        , seat_(seat)
        , patrol_(patrol)
        , end_(end)
        , advice_(advice)
    {
    }

    void follow()
    {
        if (is_manhole(end_)) {
            advice_.reason = Reason::into_sewer;
            return;
        }
        if (tells_of_others([&](FigureId id) { return arrested(id); }, Reason::arrests)
            || tells_of_others([&](FigureId id) { return witnessed(id); }, Reason::witnesses) || spares_own())
            return;
        if (!hunts())
            advice_.reason = Reason::keeps_away;
    }

private:
    int arrested(FigureId id) const
    {
        const Figure& one = figure(before_, id);
        const bool there = one.in_play() || (one.state == FigureState::clinic && one.years == 0);
        return there && one.place == end_ ? years_of(one) : 0;
    }
    int witnessed(FigureId id) const
    {
        const Figure& one = figure(before_, id);
        return one.in_play() && town.places[one.place].seen_from.contains(end_) ? years_of(one) - one.record : 0;
    }

    template <class Years>
    bool tells_of_others(Years years, Reason reason)
    {
        for (std::uint8_t index = 0; index < character_count * after_.gang_count(); ++index) {
            const FigureId id = figure_at(index);
            if (acts_for(before_, id) == seat_ || years(id) <= advice_.years)
                continue;
            advice_.reason = reason;
            advice_.figure = id;
            advice_.years = years(id);
        }
        return advice_.years > 0;
    }

    int faces_from(const State& state, FigureId id) const
    {
        const Patrol& patrol = state.patrols[patrol_];
        const Place place = figure(before_, id).place;
        if (!patrol.in_play() || is_manhole(place) || place == town.centre || !figure(before_, id).in_play())
            return 0;
        return faces_to(reach_of(WalkerKind::patrol, patrol.place, patrol.behind), place);
    }

    bool spares_own()
    {
        int most = 0;
        for (const Character character : all_characters) {
            const FigureId id{seat_, character};
            if (seat_ >= before_.gang_count() || years_of(figure(before_, id)) == 0)
                continue;
            const int earlier = faces_from(before_, id);
            const int now = faces_from(after_, id);
            if (earlier - now <= most)
                continue;
            most = earlier - now;
            advice_.reason = Reason::spares_own;
            advice_.figure = id;
            advice_.chance = percent(now / 6.0);
            advice_.risk = percent(earlier / 6.0);
        }
        return most > 0;
    }

    bool hunts()
    {
        for (std::uint8_t index = 0; index < character_count * after_.gang_count(); ++index) {
            const FigureId id = figure_at(index);
            const int years = years_of(figure(before_, id));
            const int faces = faces_from(after_, id);
            if (acts_for(before_, id) == seat_ || faces == 0 || years == 0
                || faces * years <= advice_.faces * advice_.years)
                continue;
            advice_.reason = Reason::hunts;
            advice_.figure = id;
            advice_.faces = faces;
            advice_.years = years;
        }
        return advice_.faces > 0;
    }

    const State& before_;
    const State& after_;
    Seat seat_;
    std::uint8_t patrol_;
    Place end_;
    Advice& advice_;
};

}

void tell_patrol(const State& before, const State& after, Seat seat, const Move& move, Advice& advice)
{
    PatrolReasoner(before, after, seat, patrol_of(move.figure), move.path.back(), advice).follow();
}

}
