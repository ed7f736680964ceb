// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/chronicle.hpp"

#include "app/gang_of_dice/words/announcements.hpp"
#include "app/gang_of_dice/words/wording.hpp"
#include "app/table/ending_wording.hpp"
#include "app/table/log_model.hpp"
#include "app/table/seat_style.hpp"
#include "engine/gang_of_dice/deal.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

namespace {

std::vector<Face> thrown_faces(const Rolled& rolled)
{
    std::vector<Face> faces;
    for (const int die : rolled.thrown)
        faces.push_back(rolled.values[static_cast<std::size_t>(die)]);
    return faces;
}

struct Lines {
    const QStringList& names;
    const QList<int>& marks;
    const PublicState& before;

    QString who(backroom::Seat seat) const { return SeatStyle::named(names[seat], marks[seat]); }

    QStringList operator()(const WarningRevealed& revealed) const
    {
        PublicState after = before;
        follow(after, revealed);
        QStringList lines = Chronicle::roundBegins(revealed.round, revealed.card, revealed.added);
        if (const QString warning = Wording::warning(after); !warning.isEmpty())
            lines += warning;
        return lines;
    }
    QStringList operator()(const Rolled& rolled) const
    {
        const std::vector<Face> faces = thrown_faces(rolled);
        return {rolled.roll == 1 ? Wording::firstRoll(who(rolled.seat), faces)
                                 : Wording::rerolled(who(rolled.seat), rolled.thrown.size(), faces)};
    }
    QStringList operator()(const Busted& busted) const
    {
        return {Wording::busted(who(busted.seat), busted.by, static_cast<int>(before.shown[busted.seat].size()))};
    }
    QStringList operator()(const ResultShown& result) const
    {
        QStringList lines{Wording::result(who(result.seat), result.total, result.dice)};
        if (const QString tie = announcements::tie_of(result, before); !tie.isEmpty())
            lines += tie;
        return lines;
    }
    QStringList operator()(const RoundWon& won) const
    {
        return {Wording::roundWon(who(won.seat), before.round, won.dice)};
    }
    QStringList operator()(const RoundLost& lost) const { return {Wording::roundLost(before.round, lost.middle)}; }
    QStringList operator()(const Eliminated& gone) const { return {Wording::eliminated(who(gone.seat))}; }
    QStringList operator()(const GameOver&) const
    {
        const backroom::Ending why = ending(before);
        QStringList coloured;
        for (backroom::Seat seat = 0; seat < before.seats; ++seat)
            coloured += who(seat);
        return {game_over_line(Wording::ending(why, coloured), why.rule)};
    }
};

}

Chronicle::Chronicle(const QStringList& names, const QList<int>& marks)
    : names_(names)
    , marks_(marks)
{
}

QStringList Chronicle::roundBegins(int round, const Warning& card, int added)
{
    QStringList lines{Wording::cardRevealed(round, card)};
    if (added > 0)
        lines += Wording::tokensAdded(added / dice_of_token);
    return lines;
}

QStringList Chronicle::begins(const PublicState& open)
{
    return roundBegins(open.round, open.warning(), added_in_round(open.round));
}

QStringList Chronicle::sentences(const Event& event, const PublicState& before) const
{
    return std::visit(Lines{names_, marks_, before}, event);
}

QString Chronicle::reason(const PublicState& open) const
{
    return Wording::ending(ending(open), names_);
}

QPointF Chronicle::about(const Event& event) const
{
    // Every event refers to the seat whose dice, result or wealth it is about.
    return std::visit(
        [&](const auto& about) {
            if constexpr (requires { about.seat; })
                return QPointF(LogModel::about_seat, marks_.value(about.seat));
            else
                return QPointF(-1, -1);
        },
        event);
}

}
