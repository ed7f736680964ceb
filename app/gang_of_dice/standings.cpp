#include "gang_of_dice/standings.hpp"

#include "gang_of_dice/rules.hpp"
#include "gang_of_dice/scene.hpp"
#include "gang_of_dice/wording.hpp"

namespace rules = backroom::gang_of_dice;
using gang_of_dice_table::Wording;

void DiceStandings::show(const rules::State& state, const QStringList& names, const QList<int>& marks)
{
    const backroom::Result result = rules::result(state);
    std::vector<DiceStanding> standings;
    for (int seat = 0; seat < result.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const auto own = gang_of_dice_table::behind_the_screen(state.wealth[at], state.seats, 0);
        standings.push_back({seat, result.places[at], names[seat], marks[seat], own.wealth, own.dice, own.tokens,
            state.out.contains(static_cast<backroom::Seat>(seat)),
            result.winners.contains(static_cast<backroom::Seat>(seat))});
    }
    std::ranges::stable_sort(standings, {}, &DiceStanding::place);

    QStringList winners;
    for (const DiceStanding& standing : standings)
        if (standing.winner)
            winners += standing.name;
    title_ = Wording::winner(winners);

    note_.clear();
    note_rule_ = QStringLiteral("GD-5.2");
    if (state.out.size() == state.seats) {
        note_ = Wording::allOut(winners);
        note_rule_ = QStringLiteral("GD-5.1");
    } else if (state.out.size() == state.seats - 1) {
        note_ = Wording::oneLeft(winners.first());
        note_rule_ = QStringLiteral("GD-5.1");
    } else if (state.middle > 0) {
        note_ = Wording::leftInTheMiddle(state.middle);
    }
    for (std::size_t first = 0; first < standings.size() && note_.isEmpty(); ++first) {
        QStringList tied;
        for (const DiceStanding& standing : standings)
            if (standing.place == standings[first].place)
                tied += standing.name;
        if (tied.size() > 1 && !standings[first].out)
            note_ = Wording::sharedPlace(tied);
    }
    become(standings);
    emit changed();
}

void DiceStandings::forget()
{
    become({});
    title_.clear();
    note_.clear();
    note_rule_.clear();
    emit changed();
}

const std::vector<DiceStandings::Column>& DiceStandings::columns() const
{
    static const std::vector<Column> table{
        {"seat", [](const DiceStanding& standing) -> QVariant { return standing.key; }},
        {"placeNumber", [](const DiceStanding& standing) -> QVariant { return standing.place; }},
        {"name", [](const DiceStanding& standing) -> QVariant { return standing.name; }},
        {"mark", [](const DiceStanding& standing) -> QVariant { return standing.mark; }},
        {"wealth", [](const DiceStanding& standing) -> QVariant { return standing.wealth; }},
        {"diceCount", [](const DiceStanding& standing) -> QVariant { return standing.dice; }},
        {"tokenCount", [](const DiceStanding& standing) -> QVariant { return standing.tokens; }},
        {"out", [](const DiceStanding& standing) -> QVariant { return standing.out; }},
        {"winner", [](const DiceStanding& standing) -> QVariant { return standing.winner; }},
    };
    return table;
}
