// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/chronicle.hpp"

#include "app/table/ending_wording.hpp"
#include "app/table/log_model.hpp"
#include "app/table/seat_style.hpp"
#include "app/the_gang/scene.hpp"
#include "app/the_gang/words/wording.hpp"
#include "engine/the_gang/deal.hpp"
#include "engine/the_gang/rules.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

namespace {

struct Sentence {
    const QStringList& names;
    const QList<int>& marks;
    const PublicState& before;

    QString who(backroom::Seat seat) const { return SeatStyle::named(names[seat], marks[seat]); }

    QString operator()(const Chosen&) const { return {}; }
    QString operator()(const Revealed& revealed) const { return Wording::revealed(before.job, revealed); }
    QString operator()(const Placed& placed) const { return Wording::placed(who(placed.seat), placed); }
    QString operator()(const SpecialPlayed& played) const { return Wording::specialPlayed(who(played.seat), played); }

    QString operator()(const Captured& captured) const
    {
        const Gangsters row = before.cities[static_cast<std::size_t>(captured.city)];
        return Wording::captured(who(captured.seat), captured, row.below(captured.gangsters.lowest()).highest(),
            row.above(captured.gangsters.highest()).lowest());
    }

    /// Only unused specials are reported.
    QString operator()(const SpecialDiscarded& discarded) const
    {
        if (before.phase == Phase::placing)
            return {};
        return Wording::unusedDiscarded(who(discarded.seat), discarded.special);
    }

    /// The next job is announced by the cards dealt, and a warning precedes it. At the end of a round, the warning
    /// follows the new hands, on which it depends.
    QString operator()(const JobEnded& ended) const
    {
        if (ended.last || before.job == jobs_a_round)
            return {};
        const Outlook now = outlook(before);
        const Outlook next = next_outlook(before);
        // The explanation before this job holds for the next one, unless the deck is empty or new hands count now.
        const bool explained = now.may_be_last_job() && next.job < jobs_a_round && (next.deck > 0 || now.deck == 0);
        return Wording::warning(next, !now.is_last_round(), !explained);
    }

    QString operator()(const Refilled& refilled) const { return Wording::refilled(refilled); }
    QString operator()(const RoundEnded& ended) const { return Wording::roundEnded(ended.round); }
    /// One line for all seats.
    QString operator()(const Dealt& dealt) const { return dealt.seat == 0 ? Wording::dealt() : QString(); }
    QString operator()(const GameOver&) const
    {
        const backroom::Ending why = ending(before);
        return game_over_line(Wording::ending(why), why.rule);
    }
};

}

namespace {

/// The target is the gangster in its row, or the seat whose pile grew.
struct Subject {
    const QList<int>& marks;

    QPointF seat(backroom::Seat of) const { return QPointF(LogModel::about_seat, marks.value(of)); }

    QPointF operator()(const Placed& placed) const { return QPointF(Piece::Gangster, placed.gangster); }
    QPointF operator()(const SpecialPlayed& played) const
    {
        return played.gangster == 0 ? seat(played.seat) : QPointF(Piece::Gangster, played.gangster);
    }
    QPointF operator()(const Captured& captured) const { return seat(captured.seat); }
    QPointF operator()(const SpecialDiscarded& discarded) const { return seat(discarded.seat); }
    QPointF operator()(const auto&) const { return {-1, -1}; }
};

/// Returns the warning of a new round once its last card has been dealt; empty for any other event.
QString warning_of_round(const Event& event, const PublicState& before)
{
    const auto* dealt = std::get_if<Dealt>(&event);
    const bool last_hand = dealt && dealt->seat + 1 == before.seats;
    // Rows are refilled in the first job only after the new hands.
    if (!last_hand && !(std::holds_alternative<Refilled>(event) && before.job == 1))
        return {};
    PublicState after = before;
    follow(after, event);
    const bool all_dealt = missing_in_rows(after.cities, after.cities_in_play()) == 0;
    return all_dealt ? Wording::warning(outlook(after)) : QString();
}

}

Chronicle::Chronicle(const QStringList& names, const QList<int>& marks)
    : names_(names)
    , marks_(marks)
{
}

QStringList Chronicle::begins(const PublicState& /*open*/)
{
    return {Wording::dealt()};
}

QStringList Chronicle::sentences(const Event& event, const PublicState& before) const
{
    QStringList lines{std::visit(Sentence{names_, marks_, before}, event), warning_of_round(event, before)};
    lines.removeAll(QString());
    return lines;
}

QString Chronicle::reason(const PublicState& open) const
{
    return Wording::ending(ending(open));
}

QPointF Chronicle::about(const Event& event) const
{
    return std::visit(Subject{marks_}, event);
}

}
