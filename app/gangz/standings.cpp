// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/standings.hpp"

#include "app/gangz/scene.hpp"
#include "app/gangz/words/wording.hpp"

namespace gangz_table {

using namespace rules;

namespace {

/// Returns the seats with the highest count; none if it distinguishes nobody, as all have the same.
backroom::SeatSet best(const PublicState& open, int Tally::*count)
{
    backroom::SeatSet best;
    int most = 1;
    for (int at = 0; at < open.seats; ++at) {
        const auto seat = static_cast<backroom::Seat>(at);
        const int has = open.story.tallies[seat].*count;
        if (has > most)
            best = {};
        if (has >= most)
            best.insert(seat);
        most = std::max(most, has);
    }
    return best.size() < open.seats ? best : backroom::SeatSet();
}

std::vector<Standing> standings_of(
    const PublicState& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
{
    const auto& tallies = open.story.tallies;
    const backroom::SeatSet nose = best(open, &Tally::found);
    const backroom::SeatSet liar = best(open, &Tally::clean);
    std::vector<Standing> list;
    for (int at = 0; at < open.seats; ++at) {
        const auto seat = static_cast<backroom::Seat>(at);
        const Tally& tally = tallies[seat];
        Standing standing{{at, result.places[seat], names.value(at), marks.value(at), result.winners.contains(seat)},
            result.scores[seat], tally.found, tally.clean, tally.shot, {}, {}};
        QStringList honours;
        if (liar.contains(seat))
            honours += Wording::bestLiar();
        if (nose.contains(seat))
            honours += Wording::bestNose();
        standing.honour = honours.join(QStringLiteral(" · "));
        standing.label = Wording::standing(standing.place, standing.name, standing.points);
        list.push_back(standing);
    }
    std::ranges::stable_sort(list, {}, &Standing::place);
    return list;
}

}

Standings Standings::of(
    const PublicState& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
{
    std::vector<Standing> standings = standings_of(open, result, names, marks);
    const QStringList winners = winners_of(standings);
    Result shown;
    shown.title = Wording::winner(winners);
    shown.note = winners.size() > 1 ? Wording::sharedWin(winners, standings.front().points) : QString();
    const Reveal& hardest = open.story.hardest;
    QStringList honours;
    if (!best(open, &Tally::clean).empty())
        honours += Wording::forBestLiar();
    if (!best(open, &Tally::found).empty())
        honours += Wording::forBestNose();
    shown.honours = honours.join(QLatin1Char(' '));
    if (hardest.round > 0) {
        shown.wallText = Wording::hardestWall(hardest.round, hardest.found(), 2 * open.seats);
        shown.wallCards = {hardest.leader, hardest.intruders[0], hardest.intruders[1]};
    }
    return {std::move(standings), std::move(shown)};
}

}
