// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/big_moment.hpp"

#include "engine/supergang/lookup.hpp"

#include <algorithm>

namespace supergang_table {

using namespace backroom::supergang;

namespace {

constexpr int very_long_sentence = 9;
constexpr int endless_sentence = 12;

struct MomentOf {
    const PublicState& before;
    std::optional<DuelKind> duel;

    static std::optional<BigMoment> lost(int weight, backroom::Seat seat, int years = 0)
    {
        return BigMoment{weight, backroom::nobody, backroom::SeatSet::only(seat), years};
    }
    static std::optional<BigMoment> sentence(FigureId id, int years)
    {
        if (years < long_sentence)
            return {};
        return lost(years >= endless_sentence ? 3 : years >= very_long_sentence ? 2 : 1, id.seat, years);
    }

    std::optional<BigMoment> operator()(const DistrictWon& won) const
    {
        BigMoment moment{3, won.seat};
        for (backroom::Seat seat = 0; seat < before.seats; ++seat)
            if (seat != won.seat && (in_game(before, seat) || seat == police_seat(before)))
                moment.losers.insert(seat);
        return moment;
    }
    std::optional<BigMoment> operator()(const Eliminated& gone) const { return lost(3, gone.seat); }
    std::optional<BigMoment> operator()(const Jailed& jailed) const
    {
        return jailed.by_clock ? std::nullopt : sentence(jailed.figure, jailed.years);
    }
    std::optional<BigMoment> operator()(const Sentenced& sentenced) const
    {
        return sentence(sentenced.figure, sentenced.years);
    }
    std::optional<BigMoment> operator()(const Injured& injured) const
    {
        return sentence(injured.figure, injured.years);
    }
    std::optional<BigMoment> operator()(const Killed& killed) const
    {
        return lost(duel == DuelKind::killing ? 2 : 1, killed.figure.seat);
    }
    std::optional<BigMoment> operator()(const DuelBegan& began) const
    {
        const auto* arrest = top<Arrest>(before);
        return began.duel.kind == DuelKind::rebellion && arrest != nullptr ? lost(1, arrest->figure.seat)
                                                                           : std::nullopt;
    }
    std::optional<BigMoment> operator()(const auto& /*event*/) const { return {}; }
};

}

std::optional<BigMoment> big_moment(const Event& event, const PublicState& before, std::optional<DuelKind> duel)
{
    return std::visit(MomentOf{before, duel}, event);
}

}
