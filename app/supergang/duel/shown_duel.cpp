// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/duel/shown_duel.hpp"

#include "engine/core/variants.hpp"
#include "engine/supergang/lookup.hpp"

namespace supergang_table {

using namespace backroom::supergang;

namespace {

/// Returns the index of the first standing target; 0 if none stands.
std::size_t first_standing(const Targets& targets)
{
    for (std::size_t at = 0; at < targets.size(); ++at)
        if (targets[at].standing())
            return at;
    return 0;
}

struct Follow {
    std::optional<ShownDuel>& bout;
    const PublicState& after;

    void operator()(const DuelBegan& began) const
    {
        bout.emplace();
        bout->duel = began.duel;
    }

    void operator()(const DuelRolled& rolled) const
    {
        if (!going_on())
            return;
        toss(bout, rolled);
        bout->rolling = false;
        renew();
    }

    void operator()(const Dart& thrown) const
    {
        if (!going_on())
            return;
        Dart dart = thrown;
        dart.at = bout->flying ? bout->flying->at : where_seen(thrown, bout->duel, bout->darts_thrown + 1);
        bout->flying.reset();
        bout->die = 0;
        const Side by = other(dart.side);
        if (bout->volley.empty() || bout->volley_by != by || bout->volley_over()) {
            bout->volley.clear();
            bout->volley_by = by;
            ++bout->volleys;
        }
        if (const backroom::Seat seat = shooter(bout->duel, by); seat != backroom::nobody)
            bout->shooters.insert(seat);
        bout->volley.push_back(dart);
        if (!dart.target)
            bout->missed.push_back(dart);
        ++bout->darts_thrown;
        renew();
    }

    void operator()(const LeftDuel&) const
    {
        if (going_on())
            renew();
    }

    void operator()(const DuelWon& won) const
    {
        if (bout)
            bout->won = won.side;
    }

    void operator()(const Witnessed& seen) const
    {
        if (bout)
            bout->seen.push_back(seen);
    }

    template <class Other>
    void operator()(const Other& event) const
    {
        if (bout && bout->won && follows_from_duel(event))
            bout->followed.emplace_back(event);
    }

private:
    bool going_on() const { return bout && !bout->won; }
    void renew() const
    {
        if (const Duel* duel = top<Duel>(after))
            bout->duel = *duel;
    }
};

}

Point where_seen(const Dart& dart, const Duel& before, int number)
{
    if (dart.at)
        return *dart.at;
    const Targets& targets = before.side(dart.side);
    const int aimed_at = place_on_plank(dart.side, dart.target ? *dart.target : first_standing(targets));
    // Looks random, but is the same in every replay.
    const int one = number * 37 % 11 - 5;
    const int another = number * 29 % 9 - 4;
    if (!dart.target)
        return {aimed_at + (number % 2 == 0 ? 1 : -1) * (780 + 20 * one), 110 * another};
    const int height = 380 + 45 * another;
    return {aimed_at + 40 * one, dart.fate == Fate::injured ? height : -height};
}

void toss(std::optional<ShownDuel>& bout, const DuelRolled& rolled)
{
    if (!bout)
        return;
    bout->attack.assign(rolled.attack.begin(), rolled.attack.end());
    bout->defence.assign(rolled.defence.begin(), rolled.defence.end());
    bout->rolling = true;
}

void follow(std::optional<ShownDuel>& bout, const Event& event, const PublicState& after)
{
    std::visit(Follow{bout, after}, event);
}

bool follows_from_duel(const Event& event)
{
    const auto follows = backroom::Overloaded{
        [](const Paid&) { return true; },
        [](const PatrolOut&) { return true; },
        [](const Committed&) { return true; },
        [](const Witnessed&) { return true; },
        [](const StuckUp&) { return true; },
        [](const PawnTurned&) { return true; },
        [](const TokenRemoved&) { return true; },
        [](const Freed&) { return true; },
        [](const Killed&) { return true; },
        [](const Injured&) { return true; },
        [](const auto&) { return false; },
    };
    return std::visit(follows, event);
}

std::optional<ShownDuel> running_bout(const std::vector<Event>& happened, const PublicState& now)
{
    if (!top<Duel>(now))
        return {};
    auto begin = happened.end();
    for (auto event = happened.begin(); event != happened.end(); ++event)
        if (std::holds_alternative<DuelBegan>(*event))
            begin = event;
    PublicState open = now;
    open.frames.clear();
    std::optional<ShownDuel> bout;
    for (auto event = begin; event != happened.end(); ++event) {
        const bool of_duel = std::holds_alternative<DuelBegan>(*event) || std::holds_alternative<DuelRolled>(*event)
            || std::holds_alternative<Dart>(*event) || std::holds_alternative<LeftDuel>(*event);
        if (of_duel)
            follow(open, *event);
        if (of_duel || std::holds_alternative<Witnessed>(*event))
            follow(bout, *event, open);
    }
    return bout;
}

}
