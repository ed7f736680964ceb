// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// How fast `SuperGangTable` shows what computer players do, and which duels wait for a person.
#include "app/supergang/table.hpp"

#include "engine/supergang/lookup.hpp"

#include <algorithm>

using namespace backroom::supergang;
using namespace supergang_table;

/// Replays have a speed of their own, and lessons have texts to read, so neither is hastened.
Haste SuperGangTable::hasteOf(const std::vector<Event>& events) const
{
    const QList<int> levels = seatList().levels;
    const PublicState& open = scene_.open;
    if (replay() != nullptr || match_.isLesson() || layout_.isFigure())
        return {};
    if (levels.value(open.turn.seat) <= 0)
        return {.income = people().here().contains(open.turn.seat)};
    const auto apart = [&](const Duel* duel) { return duel == nullptr || !personsDuel(*duel); };
    bool duels = apart(top<Duel>(open));
    for (const Event& event : events)
        if (const auto* began = std::get_if<DuelBegan>(&event))
            duels = duels && apart(&began->duel);
    return {!beforeFirstTurn(), duels};
}

/// Returns whether a person's gangsters or shop are at stake in the duel.
bool SuperGangTable::personsDuel(const Duel& duel) const
{
    const QList<int> levels = seatList().levels;
    const auto person = [&](backroom::Seat seat) { return seat != backroom::nobody && levels.value(seat) <= 0; };
    const auto of_person = [&](const Target& target) {
        return target.kind == TargetKind::gangster && person(target.figure.seat);
    };
    return std::ranges::any_of(duel.side(Side::attack), of_person)
        || std::ranges::any_of(duel.side(Side::defence), of_person)
        || (duel.kind == DuelKind::stick_up && person(owner_of(scene_.open, shop_at(duel.place))));
}

/// Returns whether no person has had a turn yet: what computer players do before is the first that is seen of the game.
bool SuperGangTable::beforeFirstTurn() const
{
    const PublicState& open = scene_.open;
    if (open.round > 1)
        return false;
    const QList<int> levels = seatList().levels;
    for (backroom::Seat seat = open.first; seat != open.turn.seat; seat = next_gang(open, seat))
        if (levels.value(seat) <= 0)
            return false;
    return true;
}

bool SuperGangTable::waitsAfterDuel(const std::vector<Event>& events) const
{
    std::optional<ShownDuel> bout = scene_.bout;
    PublicState open = scene_.open;
    for (const Event& event : events) {
        rules::follow(open, event);
        follow(bout, event, open);
    }
    // A duel in which no person threw a dart or had anything to lose or win continues by itself.
    if (!bout)
        return false;
    const QList<int> levels = seatList().levels;
    for (const backroom::Seat seat : bout->shooters)
        if (levels.value(seat) <= 0)
            return true;
    return !layout_.isFigure() && personsDuel(bout->duel);
}
