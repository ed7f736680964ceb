#include "gangz/standings.hpp"

#include "gangz/scene.hpp"
#include "gangz/wording.hpp"

namespace gangz_table {

using namespace rules;

namespace {

/// The one who is best by that; nobody when several are, or when it says nothing.
std::optional<backroom::Seat> best(const Open& open, const auto& rating)
{
    std::optional<backroom::Seat> found;
    bool shared = false;
    for (int at = 0; at < open.seats; ++at) {
        const auto seat = static_cast<backroom::Seat>(at);
        if (!found || rating(seat) > rating(*found)) {
            found = seat;
            shared = false;
        } else if (rating(seat) == rating(*found)) {
            shared = true;
        }
    }
    return shared ? std::nullopt : found;
}

std::vector<Standing> standings_of(
    const Open& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
{
    const auto& tallies = open.story.tallies;
    const auto nose = best(open, [&](backroom::Seat seat) { return tallies[seat].found; });
    // The fewest pawns for every card that was played, in thousandths.
    const auto liar = best(open, [&](backroom::Seat seat) {
        return tallies[seat].played == 0 ? -1000000 : -1000 * tallies[seat].shot / tallies[seat].played;
    });
    std::vector<Standing> list;
    for (int at = 0; at < open.seats; ++at) {
        const auto seat = static_cast<backroom::Seat>(at);
        const Tally& tally = tallies[seat];
        Standing standing{{at, result.places[seat], names.value(at), marks.value(at), result.winners.contains(seat)},
            result.scores[seat], tally.found, tally.clean, tally.shot, {}, {}};
        QStringList honours;
        if (liar == seat)
            honours += Wording::bestLiar();
        if (nose == seat && tally.found > 0)
            honours += Wording::bestNose();
        standing.honour = honours.join(QStringLiteral(" · "));
        standing.label = Wording::standing(standing.place, standing.name, standing.points);
        list.push_back(standing);
    }
    std::ranges::stable_sort(list, {}, &Standing::place);
    return list;
}

}

void Standings::show(
    const Open& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
{
    const std::vector<Standing> standings = standings_of(open, result, names, marks);
    QStringList winners;
    for (const Standing& standing : standings)
        if (standing.winner)
            winners += standing.name;
    title_ = Wording::winner(winners);
    note_ = winners.size() > 1 ? Wording::sharedWin(winners, standings.front().points) : QString();
    const Reveal& hardest = open.story.hardest;
    wall_text_.clear();
    wall_cards_.clear();
    if (hardest.round > 0) {
        wall_text_ = Wording::hardestWall(hardest.round, hardest.found(), 2 * open.seats);
        wall_cards_ = {hardest.leader, hardest.intruders[0], hardest.intruders[1]};
    }
    become(standings);
    emit changed();
}

void Standings::forget()
{
    become({});
    title_.clear();
    note_.clear();
    wall_text_.clear();
    wall_cards_.clear();
    emit changed();
}

QString Standings::heading() const
{
    return Wording::theEnd();
}

}
