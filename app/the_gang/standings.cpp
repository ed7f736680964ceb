// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/standings.hpp"

#include "app/the_gang/scene.hpp"
#include "app/the_gang/words/wording.hpp"
#include "engine/the_gang/rules.hpp"

namespace the_gang_table {

Standings Standings::of(
    const rules::PublicState& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
{
    std::vector<Standing> standings;
    for (int seat = 0; seat < result.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        Standing standing{{seat, result.places[at], names[seat], marks[seat],
                              result.winners.contains(static_cast<backroom::Seat>(seat))},
            {}, {}, result.scores[at], 0};
        for (const rules::Gangster gangster : open.piles[at]) {
            standing.gangsters += gangster;
            standing.revolvers += rules::revolvers(gangster);
        }
        standings.push_back(standing);
    }
    std::ranges::stable_sort(standings, {}, &Standing::place);

    const QStringList winners = winners_of(standings);
    Result shown;
    shown.heading = Wording::theCount();
    shown.title = Wording::winner(winners);
    const auto deciders = rules::tie_deciders(open.piles, open.seats);
    for (std::size_t first = 0; first < standings.size() && shown.tie.isEmpty(); ++first) {
        if (!deciders[static_cast<std::size_t>(standings[first].key)])
            continue;
        const int score = standings[first].score;
        QStringList tied;
        for (Standing& standing : standings) {
            if (standing.score != score)
                continue;
            tied += standing.name;
            standing.decider = *deciders[static_cast<std::size_t>(standing.key)];
            if (standing.decider != 0)
                shown.deciders += standing.decider;
        }
        shown.tie = shown.deciders.isEmpty() ? Wording::sharedPlace(tied) : Wording::tieBreak(tied, score);
    }
    return {std::move(standings), std::move(shown)};
}

}
