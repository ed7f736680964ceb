#include "the_gang/standings.hpp"

#include "the_gang/rules.hpp"
#include "the_gang/wording.hpp"

namespace rules = backroom::the_gang;

void Standings::show(const rules::State& state, const QStringList& names, const QList<int>& marks)
{
    const backroom::Result result = rules::result(state);
    std::vector<Standing> standings;
    for (int seat = 0; seat < result.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        Standing standing{seat, result.places[at], names[seat], marks[seat], {}, {}, result.scores[at], false, 0};
        for (const rules::Gangster gangster : state.captured[at]) {
            standing.gangsters += gangster;
            standing.revolvers += rules::revolvers(gangster);
        }
        standing.winner = result.winners.contains(static_cast<backroom::Seat>(seat));
        standings.push_back(standing);
    }
    std::ranges::stable_sort(standings, {}, &Standing::place);

    QStringList winners;
    for (const Standing& standing : standings)
        if (standing.winner)
            winners += standing.name;
    title_ = the_gang_table::Wording::winner(winners);
    tie_.clear();
    deciders_.clear();
    for (std::size_t first = 0; first + 1 < standings.size() && tie_.isEmpty(); ++first) {
        QStringList tied;
        for (std::size_t other = first; other < standings.size() && standings[other].score == standings[first].score;
             ++other) {
            tied += standings[other].name;
            if (!standings[other].gangsters.isEmpty()) {
                standings[other].decider = standings[other].gangsters.last();
                deciders_ += standings[other].decider;
            }
        }
        if (tied.size() < 2) {
            standings[first].decider = 0;
            deciders_.clear();
            continue;
        }
        tie_ = deciders_.isEmpty() ? the_gang_table::Wording::sharedPlace(tied)
                                   : the_gang_table::Wording::tieBreak(tied, standings[first].score);
    }
    become(standings);
    emit changed();
}

void Standings::forget()
{
    become({});
    title_.clear();
    tie_.clear();
    deciders_.clear();
    emit changed();
}

const std::vector<Standings::Column>& Standings::columns() const
{
    static const std::vector<Column> table{
        {"placeNumber", [](const Standing& standing) -> QVariant { return standing.place; }},
        {"name", [](const Standing& standing) -> QVariant { return standing.name; }},
        {"mark", [](const Standing& standing) -> QVariant { return standing.mark; }},
        {"gangsters", [](const Standing& standing) -> QVariant { return QVariant::fromValue(standing.gangsters); }},
        {"revolvers", [](const Standing& standing) -> QVariant { return QVariant::fromValue(standing.revolvers); }},
        {"score", [](const Standing& standing) -> QVariant { return standing.score; }},
        {"winner", [](const Standing& standing) -> QVariant { return standing.winner; }},
        {"decider", [](const Standing& standing) -> QVariant { return standing.decider; }},
    };
    return table;
}
