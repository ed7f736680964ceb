// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/announcements.hpp"

#include "app/supergang/alarm.hpp"
#include "app/supergang/big_moment.hpp"
#include "app/supergang/words/wording.hpp"
#include "engine/core/variants.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/rules.hpp"

#include <algorithm>

namespace supergang_table::announcements {

using namespace backroom::supergang;

namespace {

bool quiet_ends(const TurnBegan& began, const PublicState& before)
{
    return began.round > before.round && began.round == last_peaceful_round(before.options) + 1;
}

bool is_last_round(const TurnBegan& began, const PublicState& before)
{
    return began.round > before.round && began.round == before.options.length;
}

struct IsBig {
    const PublicState& before;

    bool operator()(const TurnBegan& began) const { return quiet_ends(began, before) || is_last_round(began, before); }
    /// An arrest without a question is announced as the resulting jail sentence.
    bool operator()(const Arrested& arrested) const { return arrested.asked; }
    /// A sentence is announced unless a question has stated it, or the clock has run out, which is announced itself. A
    /// long sentence is always announced.
    bool operator()(const Jailed& jailed) const
    {
        return !jailed.by_clock && (top<Arrest>(before) == nullptr || jailed.years >= long_sentence);
    }
    bool operator()(const Injured& injured) const { return injured.years >= long_sentence; }
    bool operator()(const DuelBegan& began) const
    {
        return began.duel.kind == DuelKind::rebellion && top<Arrest>(before) != nullptr;
    }
    bool operator()(const Released& released) const
    {
        const Figure& one = figure(before, released.figure);
        return one.state == FigureState::jail && !one.held;
    }
    /// The death of a gang's last gangster is announced as the end of the gang.
    bool operator()(const Killed& killed) const { return alive(before.gangs[killed.figure.seat]) > 1; }
    /// A won district has been announced before.
    bool operator()(const GameOver&) const { return ending(before).reason != endings::district; }
    bool operator()(
        const backroom::OneOf<PoliceBought, Vamped, Sentenced, Traded, ClockRanDown, Eliminated, DistrictWon> auto&)
        const
    {
        return true;
    }
    bool operator()(const auto&) const { return false; }
};

struct IsSmall {
    const PublicState& before;

    bool operator()(const Racketed&) const { return true; }
    bool operator()(const Bought&) const { return before.gangs[before.turn.seat].owned.empty(); }
    bool operator()(const Collected& collected) const { return collected.amount > 0; }
    bool operator()(const Refused&) const { return true; }
    bool operator()(const auto&) const { return false; }
};

struct Says {
    const PublicState& before;
    const Seated& seated;

    QString one(FigureId id) const { return names::figure(id, seated); }
    QString who(backroom::Seat seat) const { return seated.name(seat); }
    Announcement say(const QString& title, const QString& text, backroom::Seat seat, bool bad = false) const
    {
        Announcement said;
        said.title = title;
        said.text = text;
        said.mark = seat == backroom::nobody ? -1 : seated.mark(seat);
        said.bad = bad;
        return said;
    }

    QString title_of(const backroom::Ending& why, backroom::SeatSet winners) const
    {
        QStringList names;
        for (const backroom::Seat seat : winners)
            names += who(seat);
        if (why.reason == endings::police)
            return Wording::policeWon(names.value(0));
        return why.reason == endings::last_gang ? Wording::lastGang(names.value(0)) : Wording::diedLast(names);
    }

    Announcement in_passing(const QString& title, backroom::Seat seat) const
    {
        Announcement said = say(title, {}, seat);
        said.passing = true;
        return said;
    }

    Announcement operator()(const Racketed& racketed) const
    {
        const backroom::Seat seat = before.turn.seat;
        return in_passing(Wording::racketTitle(who(seat), names::shop(racketed.shop)), seat);
    }
    Announcement operator()(const Bought& bought) const
    {
        const backroom::Seat seat = before.turn.seat;
        return in_passing(Wording::firstShopTitle(who(seat), names::shop(bought.shop)), seat);
    }
    Announcement operator()(const Collected& collected) const
    {
        return in_passing(Wording::incomeTitle(who(collected.seat), collected.amount), collected.seat);
    }
    Announcement operator()(const Refused& refused) const
    {
        return in_passing(Wording::refusalTitle(who(refused.seat)), refused.seat);
    }
    Announcement operator()(const TurnBegan& began) const
    {
        QStringList text;
        if (quiet_ends(began, before))
            text += Wording::policeWalkNow();
        if (is_last_round(began, before))
            text += Wording::lastRound();
        return say(Wording::roundTitle(began.round), text.join(QLatin1Char('\n')), backroom::nobody);
    }
    Announcement operator()(const PoliceBought& bought) const
    {
        return say(Wording::policeTitle(who(bought.seat)), Wording::policeText(), bought.seat);
    }
    Announcement operator()(const Vamped& vamped) const
    {
        return say(
            Wording::vampTitle(one({vamped.by, Character::vamp})), Wording::vampText(one(vamped.man)), vamped.by);
    }
    Announcement operator()(const Arrested& arrested) const
    {
        const FigureId id = arrested.figure;
        const int years = figure(before, id).record + (arrested.custody ? 1 : 0);
        const QString title = arrested.custody ? Wording::custodyTitle(one(id)) : Wording::arrestTitle(one(id));
        return say(title, Wording::quietlyOrRebel(years), id.seat, true);
    }
    Announcement operator()(const Jailed& jailed) const
    {
        return say(Wording::jailTitle(one(jailed.figure)), Wording::jailText(jailed.years), jailed.figure.seat, true);
    }
    Announcement operator()(const Sentenced& sentenced) const
    {
        return say(Wording::arrestTitle(one(sentenced.figure)), Wording::waitsInClinic(sentenced.years),
            sentenced.figure.seat, true);
    }
    Announcement operator()(const Injured& injured) const
    {
        return say(Wording::arrestTitle(one(injured.figure)), Wording::waitsInClinic(injured.years),
            injured.figure.seat, true);
    }
    Announcement operator()(const DuelBegan& began) const
    {
        const FigureId rebel = top<Arrest>(before)->figure;
        return say(Wording::rebelTitle(one(rebel)), Wording::rebelText(began.duel.patrol), rebel.seat);
    }
    Announcement operator()(const Released& released) const
    {
        return say(Wording::releasedTitle(one(released.figure)), Wording::releasedText(), released.figure.seat);
    }
    Announcement operator()(const Killed& killed) const
    {
        return say(Wording::deadTitle(one(killed.figure)), Wording::deadText(killed.figure.character),
            killed.figure.seat, true);
    }
    Announcement operator()(const Traded& traded) const
    {
        const Trade& trade = traded.trade;
        return say(Wording::tradeTitle(who(trade.to)),
            Wording::tradeText(
                who(trade.from), Wording::bundle(trade.give), who(trade.to), Wording::bundle(trade.take)),
            trade.to);
    }
    Announcement operator()(const ClockRanDown& ran) const
    {
        return say(Wording::timeTitle(who(ran.seat)), Wording::timeText(), ran.seat, true);
    }
    Announcement operator()(const Eliminated& gone) const
    {
        return say(Wording::isOut(who(gone.seat)),
            alive(before.gangs[gone.seat]) == 0 ? Wording::allDead() : Wording::gaveUp(), gone.seat, true);
    }
    Announcement operator()(const DistrictWon& won) const
    {
        const auto shops = town.districts[won.district].shops.size();
        return say(Wording::districtTitle(who(won.seat), won.district), Wording::districtText(static_cast<int>(shops)),
            won.seat);
    }
    Announcement operator()(const GameOver& over) const
    {
        const backroom::Ending why = ending(before);
        if (why.reason == endings::rounds_played)
            return say(Wording::roundsAreOver(before.options.length), Wording::countUp(), backroom::nobody);
        const backroom::Seat winner = over.winners.empty() ? backroom::nobody : *over.winners.begin();
        return say(title_of(why, over.winners), Wording::ending(why), winner);
    }
    Announcement operator()(const auto&) const { return {}; }
};

}

bool is_big(const Event& event, const PublicState& before)
{
    return std::visit(IsBig{before}, event);
}

bool is_small(const Event& event, const PublicState& before)
{
    return std::visit(IsSmall{before}, event);
}

Announcement of(const Event& event, const PublicState& before, const Seated& seated)
{
    return is_big(event, before) || is_small(event, before) ? std::visit(Says{before, seated}, event) : Announcement();
}

}
