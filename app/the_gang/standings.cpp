#include "app/the_gang/standings.hpp"

#include "app/the_gang/scene.hpp"
#include "app/the_gang/words/wording.hpp"
#include "engine/the_gang/rules.hpp"

namespace the_gang_table {

void Standings::show(
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

    QStringList winners;
    for (const Standing& standing : standings)
        if (standing.winner)
            winners += standing.name;
    title_ = Wording::winner(winners);
    tie_.clear();
    deciders_.clear();
    const auto deciders = rules::tie_deciders(open.piles, open.seats);
    for (std::size_t first = 0; first < standings.size() && tie_.isEmpty(); ++first) {
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
                deciders_ += standing.decider;
        }
        tie_ = deciders_.isEmpty() ? Wording::sharedPlace(tied) : Wording::tieBreak(tied, score);
    }
    assign(standings);
    emit changed();
}

void Standings::forget()
{
    if (rowCount() == 0)
        return;
    assign({});
    title_.clear();
    tie_.clear();
    deciders_.clear();
    emit changed();
}

QString Standings::heading() const
{
    return Wording::theCount();
}

}
