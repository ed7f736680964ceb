#include "gang_of_dice/standings.hpp"

#include "gang_of_dice/scene.hpp"
#include "gang_of_dice/wording.hpp"

using namespace backroom::gang_of_dice;
using gang_of_dice_table::Wording;

namespace {

std::vector<DiceStanding> standings_of(
    const Open& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
{
    std::vector<DiceStanding> list;
    for (backroom::Seat seat = 0; seat < open.seats; ++seat) {
        const auto own = gang_of_dice_table::behind_the_screen(open.wealth[seat], open.seats, 0);
        DiceStanding standing{seat, result.places[seat], names[seat], marks[seat], open.wealth[seat], own.dice,
            own.tokens, open.out.contains(seat), result.winners.contains(seat), {}, {}};
        standing.contents = standing.out ? Wording::isOut() : Wording::tokens(standing.tokens);
        standing.label = Wording::standing(standing.place, standing.name, standing.wealth);
        list.push_back(standing);
    }
    std::ranges::stable_sort(list, {}, &DiceStanding::place);
    return list;
}

/// Those who share the best place that is shared and is not that of those who are out; empty for nobody.
QStringList sharing(const std::vector<DiceStanding>& standings)
{
    for (const DiceStanding& first : standings) {
        QStringList tied;
        for (const DiceStanding& standing : standings)
            if (standing.place == first.place)
                tied += standing.name;
        if (tied.size() > 1 && !first.out)
            return tied;
    }
    return {};
}

}

void DiceStandings::show(
    const Open& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
{
    const std::vector<DiceStanding> standings = standings_of(open, result, names, marks);
    QStringList winners;
    for (const DiceStanding& standing : standings)
        if (standing.winner)
            winners += standing.name;
    title_ = Wording::winner(winners);

    note_.clear();
    note_rule_ = QStringLiteral("GD-5.2");
    if (open.out.size() == open.seats) {
        note_ = Wording::allOut(winners);
        note_rule_ = QStringLiteral("GD-5.1");
    } else if (open.out.size() == open.seats - 1) {
        note_ = Wording::oneLeft(winners.first());
        note_rule_ = QStringLiteral("GD-5.1");
    } else if (open.middle > 0) {
        note_ = Wording::leftInTheMiddle(open.middle);
    } else if (const QStringList tied = sharing(standings); !tied.isEmpty()) {
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

QString DiceStandings::heading() const
{
    return Wording::screensAreLifted();
}
