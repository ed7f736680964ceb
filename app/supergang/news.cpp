// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/news.hpp"

#include "app/supergang/words/alarm_wording.hpp"
#include "engine/supergang/lookup.hpp"

#include <algorithm>
#include <utility>

namespace supergang_table {

using namespace backroom::supergang;

namespace {

constexpr std::size_t most_lines = 5;
constexpr std::size_t most_lines_of_others = 4;

/// The importance of an event for the gang, 0 for none, and its picture.
struct Importance {
    int weight = 0;
    const char* icon = "";
    bool bad = true;
};

/// Rates events by their effect on the gangsters, shops, rackets and pawns of a seat.
struct ImportanceFor {
    backroom::Seat me;
    const PublicState& before;

    Importance of(backroom::Seat whose, int weight, const char* icon, bool bad = true) const
    {
        return whose == me ? Importance{weight, icon, bad} : Importance();
    }

    Importance operator()(const Killed&) const { return {}; }
    Importance operator()(const Dart& dart) const
    {
        const Duel* duel = top<Duel>(before);
        if (duel == nullptr || !dart.target)
            return {};
        const Target& target = duel->side(dart.side)[*dart.target];
        if (target.kind != TargetKind::gangster)
            return {};
        return dart.fate == Fate::dead ? of(target.figure.seat, 9, "chips/graveyard")
                                       : of(target.figure.seat, 7, "chips/clinic");
    }
    Importance operator()(const Eliminated& gone) const { return of(gone.seat, 10, "chips/graveyard"); }
    Importance operator()(const Jailed& jailed) const { return of(jailed.figure.seat, 8, "chips/jail"); }
    Importance operator()(const Sentenced& sentenced) const { return of(sentenced.figure.seat, 8, "chips/jail"); }
    Importance operator()(const Witnessed& seen) const { return of(seen.figure.seat, 5, "chips/witness"); }
    Importance operator()(const Vamped& vamped) const { return of(vamped.man.seat, 7, "actions/cream/vamp"); }
    Importance operator()(const Freed& freed) const { return of(freed.man.seat, 4, "chips/mask", false); }
    Importance operator()(const Released& released) const { return of(released.figure.seat, 4, "chips/clinic", false); }
    Importance operator()(const StuckUp& stuck) const
    {
        const bool ownership = stuck.prize == Prize::ownership;
        const backroom::Seat racketeer = racketeer_of(before, stuck.shop);
        if (racketeer != backroom::nobody && racketeer != stuck.seat)
            return of(racketeer, 5, "actions/cream/stick-up");
        return of(owner_of(before, stuck.shop), ownership ? 8 : 6, "actions/cream/stick-up");
    }
    Importance operator()(const DuelWon& won) const
    {
        const Duel* duel = top<Duel>(before);
        const bool held = duel != nullptr && won.side == Side::defence && duel->kind == DuelKind::stick_up;
        return held ? of(owner_of(before, shop_at(duel->place)), 5, "actions/cream/stick-up", false) : Importance();
    }
    Importance operator()(const Bought& bought) const
    {
        return of(racketeer_of(before, bought.shop), 5, "actions/cream/purchase");
    }
    Importance operator()(const TokenRemoved& removed) const { return of(removed.seat, 5, "actions/cream/take-back"); }
    Importance operator()(const PawnTurned& pawn) const { return of(pawn.from, 3, "actions/cream/place-traffic"); }
    Importance operator()(const Traded& traded) const
    {
        const bool mine = traded.trade.from == me || traded.trade.to == me;
        return mine ? Importance{4, "actions/cream/trade", false} : Importance();
    }
    Importance operator()(const PoliceBought&) const { return {3, "actions/cream/police", true}; }
    Importance operator()(const auto&) const { return {}; }
};

/// Rates events in which the others act on each other and for themselves.
struct ImportanceOfOthers {
    const PublicState& before;

    int operator()(const DistrictWon&) const { return 9; }
    int operator()(const StuckUp& stuck) const { return stuck.prize == Prize::ownership ? 8 : 5; }
    int operator()(const Bought&) const { return 7; }
    int operator()(const Vamped&) const { return 6; }
    int operator()(const Racketed&) const { return 6; }
    int operator()(const Recruited&) const { return 4; }
    int operator()(const PawnPlaced&) const { return 3; }
    int operator()(const PawnsBought&) const { return 2; }
    int operator()(const auto& event) const
    {
        int most = 0;
        for (backroom::Seat seat = 0; seat < before.gang_count(); ++seat)
            most = std::max(most, ImportanceFor{seat, before}(event).weight);
        return most;
    }
};

struct Line {
    int weight;
    NewsRow row;
};

/// Returns what the others did, in the order in which it happened, for a player to whom nothing has happened.
QVariantList news_of_others(const PublicState& since, const std::vector<Event>& events, const Chronicle& chronicle)
{
    PublicState open = since;
    std::vector<Line> lines;
    for (const Event& event : events) {
        const int weight = std::visit(ImportanceOfOthers{open}, event);
        if (const QStringList sentences = chronicle.sentences(event, open); weight > 0 && !sentences.isEmpty())
            lines.push_back({weight, {{}, sentences.first(), true}});
        follow(open, event);
    }
    while (lines.size() > most_lines_of_others)
        lines.erase(std::ranges::min_element(lines, {}, &Line::weight));
    QVariantList rows{QVariant::fromValue(NewsRow{{}, AlarmWording::nothingHappenedToYou(), false})};
    for (const Line& line : lines)
        rows += QVariant::fromValue(line.row);
    return rows;
}

}

QVariantList news_of(
    const PublicState& since, const std::vector<Event>& events, backroom::Seat seat, const Chronicle& chronicle)
{
    PublicState open = since;
    std::vector<Line> lines;
    for (const Event& event : events) {
        Importance found = std::visit(ImportanceFor{seat, open}, event);
        const QStringList sentences = chronicle.sentences(event, open);
        const int income = income_of(open, seat);
        // The player's own actions are no news.
        const bool own = open.turn.seat == seat;
        follow(open, event);
        if (const int change = income_of(open, seat) - income; change != 0 && found.weight == 0 && !own)
            found = {5, "actions/cream/collect", change < 0};
        if (found.weight > 0 && !sentences.isEmpty())
            lines.push_back({found.weight, {QString::fromLatin1(found.icon), sentences.first(), found.bad}});
    }
    if (lines.empty())
        return news_of_others(since, events, chronicle);
    const std::size_t all = lines.size();
    // In the order in which it happened, so that a cause comes before what it caused.
    while (lines.size() > most_lines)
        lines.erase(
            std::ranges::min_element(lines, {}, [](const Line& line) { return std::pair(line.row.bad, line.weight); }));
    QVariantList rows;
    for (const Line& line : lines)
        rows += QVariant::fromValue(line.row);
    if (all > lines.size())
        rows += QVariant::fromValue(NewsRow{{}, AlarmWording::moreInLog(static_cast<int>(all - lines.size())), false});
    return rows;
}

}
