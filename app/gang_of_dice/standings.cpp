// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/standings.hpp"

#include "app/gang_of_dice/scene.hpp"
#include "app/gang_of_dice/words/wording.hpp"

namespace gang_of_dice_table {

using namespace rules;

namespace {

std::vector<Standing> standings_of(
    const PublicState& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
{
    std::vector<Standing> list;
    for (backroom::Seat seat = 0; seat < open.seats; ++seat) {
        const auto own = behind_the_screen(open.wealth[seat], open.seats, 0);
        Standing standing{{seat, result.places[seat], names[seat], marks[seat], result.winners.contains(seat)},
            open.wealth[seat], own.dice, own.tokens, open.out.contains(seat), {}, {}};
        standing.contents = standing.out ? Wording::isOut() : Wording::tokens(standing.tokens);
        standing.label = Wording::standing(standing.place, standing.name, standing.wealth);
        list.push_back(standing);
    }
    std::ranges::stable_sort(list, {}, &Standing::place);
    return list;
}

/// Returns the players who share the best shared place, unless it is that of the eliminated players; empty if there is
/// none.
QStringList sharing(const std::vector<Standing>& standings)
{
    for (const Standing& first : standings) {
        QStringList tied;
        for (const Standing& standing : standings)
            if (standing.place == first.place)
                tied += standing.name;
        if (tied.size() > 1 && !first.out)
            return tied;
    }
    return {};
}

}

Standings Standings::of(
    const PublicState& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
{
    std::vector<Standing> standings = standings_of(open, result, names, marks);
    const QStringList winners = winners_of(standings);
    Result shown;
    shown.heading = Wording::screensAreLifted();
    shown.title = Wording::winner(winners);
    if (open.out.size() < open.seats - 1) {
        QStringList sentences;
        if (open.middle > 0)
            sentences += Wording::leftInTheMiddle(open.middle);
        if (const QStringList tied = sharing(standings); !tied.isEmpty())
            sentences += Wording::sharedPlace(tied);
        shown.note = sentences.join(QLatin1Char(' '));
    }
    shown.noteRule = shown.note.isEmpty() ? QString() : QStringLiteral("GD-5.2");
    return {std::move(standings), std::move(shown)};
}

}
