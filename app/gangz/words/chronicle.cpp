// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/chronicle.hpp"

#include "app/gangz/words/tattoo_names.hpp"
#include "app/gangz/words/wording.hpp"
#include "app/table/ending_wording.hpp"
#include "app/table/log_model.hpp"
#include "app/table/seat_style.hpp"
#include "engine/gangz/outlook.hpp"
#include "engine/gangz/rules.hpp"

namespace gangz_table {

using namespace backroom::gangz;

namespace {

struct Sentence {
    const QStringList& names;
    const QList<int>& marks;
    const PublicState& before;

    QString who(backroom::Seat seat) const { return SeatStyle::named(names.value(seat), marks.value(seat)); }

    QString operator()(const Swapped& swapped) const { return Wording::swapped(who(swapped.seat), swapped.size); }
    QString operator()(const Chosen&) const { return {}; }
    QString operator()(const Reshuffled&) const { return Wording::reshuffled(); }
    QString operator()(const LaidOut& laid) const { return Wording::laidOut(static_cast<int>(laid.cards.size())); }
    QString operator()(const Voted&) const { return {}; }
    QString operator()(const VotesShown&) const { return {}; }

    QString operator()(const Unmasked& unmasked) const
    {
        return Wording::unmasked(tattoos::name(unmasked.intruders[0]), tattoos::name(unmasked.intruders[1]));
    }

    QString operator()(const Scored& scored) const { return Wording::scored(who(scored.seat), scored.score); }

    QString operator()(const Discarded&) const { return {}; }
    QString operator()(const Drawn&) const { return {}; }
    QString operator()(const LeaderMoved&) const { return Wording::roundBegins(before.round + 1); }
    QString operator()(const GameOver&) const
    {
        const backroom::Ending why = ending(before);
        QStringList coloured;
        for (backroom::Seat seat = 0; seat < before.seats; ++seat)
            coloured += who(seat);
        return game_over_line(Wording::ending(why, coloured), why.rule);
    }
};

}

Chronicle::Chronicle(const QStringList& names, const QList<int>& marks)
    : names_(names)
    , marks_(marks)
{
}

QStringList Chronicle::begins(const PublicState& open)
{
    return {Wording::roundBegins(open.round)};
}

QStringList Chronicle::sentences(const Event& event, const PublicState& before) const
{
    const Sentence of{names_, marks_, before};
    QStringList lines{std::visit(of, event)};
    if (std::holds_alternative<LeaderMoved>(event)) {
        PublicState after = before;
        follow(after, event);
        QStringList who;
        const Outlook next = outlook(after);
        for (const backroom::Seat seat : next.nearest)
            who += of.who(seat);
        if (next.may_be_last_round)
            lines += Wording::warning(who, next.missing);
    }
    lines.removeAll(QString());
    return lines;
}

QString Chronicle::reason(const PublicState& open) const
{
    return Wording::ending(ending(open), names_);
}

QPointF Chronicle::about(const Event& event) const
{
    if (const auto* swapped = std::get_if<Swapped>(&event))
        return QPointF(LogModel::about_seat, marks_.value(swapped->seat));
    if (const auto* scored = std::get_if<Scored>(&event))
        return QPointF(LogModel::about_seat, marks_.value(scored->seat));
    return QPointF(-1, -1);
}

}
