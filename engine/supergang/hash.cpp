// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/hash.hpp"

#include "engine/core/variants.hpp"
#include "engine/supergang/rules.hpp"

namespace backroom::supergang {

namespace {

template <int Count>
void add(Hash& hash, const IdSet<Count>& set)
{
    for (const std::uint64_t word : set.words())
        hash.add(word);
}

/// Adds up to eight small numbers at once.
void add_bytes(Hash& hash, std::initializer_list<std::uint8_t> bytes)
{
    std::uint64_t word = 0;
    for (const std::uint8_t byte : bytes)
        word = word << 8u | byte;
    hash.add(word);
}

std::uint8_t byte(auto value)
{
    return static_cast<std::uint8_t>(value);
}

void add(Hash& hash, FigureId id)
{
    add_bytes(hash, {id.seat, byte(id.character)});
}

void add(Hash& hash, const Figure& one)
{
    // `held` has no effect without a record, and is omitted then so that older journals remain valid.
    const int held = one.held && one.record > 0 ? 0x80 : 0;
    add_bytes(hash, {one.place, one.behind, byte(static_cast<int>(one.state) | held), one.vamped_by, one.vamped_turns});
    hash.add(std::uint32_t{one.years} << 16u | one.record);
    std::uint64_t crimes = 0;
    for (const std::uint8_t times : one.crimes)
        crimes = crimes << 8u | times;
    hash.add(crimes);
}

void add(Hash& hash, const Gang& gang)
{
    hash.add(gang.cash);
    add_bytes(hash, {gang.stored, byte(gang.out)});
    add(hash, gang.owned);
    add(hash, gang.rackets);
    add(hash, gang.pawns);
    for (const Figure& one : gang.figures)
        add(hash, one);
    add(hash, gang.last_vamped);
}

void add(Hash& hash, const Targets& targets)
{
    hash.add(targets.size());
    for (const Target& target : targets)
        add_bytes(hash,
            {byte(target.kind), byte(target.fate), target.figure.seat, byte(target.figure.character), target.gang});
}

void add(Hash& hash, const Bundle& bundle)
{
    hash.add(bundle.cash, bundle.pawns);
    add(hash, bundle.shops);
}

void add(Hash& hash, const Frame& frame)
{
    hash.add(frame.index());
    const auto parts = Overloaded{
        [&](const Duel& duel) {
            add_bytes(hash,
                {byte(duel.kind), duel.place, byte(duel.prize), duel.seat, byte(duel.leader), duel.second,
                    duel.patrol});
            add_bytes(hash, {byte(duel.shooting), duel.darts, duel.volley});
            add(hash, duel.attack);
            add(hash, duel.defence);
        },
        [&](const Arrest& arrest) {
            add(hash, arrest.figure);
            add_bytes(hash, {arrest.patrol, byte(arrest.custody)});
        },
        [&](const Price& price) {
            add_bytes(hash, {price.buyer, byte(price.figure), byte(price.who), price.shop, price.owner});
            hash.add(price.price ? *price.price : -1);
        },
        [&](const Trade& trade) {
            add_bytes(hash, {trade.from, trade.to});
            add(hash, trade.give);
            add(hash, trade.take);
        },
        [&](const Custody& custody) { hash.add(custody.patrol); },
    };
    std::visit(parts, frame);
}

/// Omits `offered`, on which no rule depends, so that older journals remain valid.
void add(Hash& hash, const Turn& turn)
{
    add_bytes(hash,
        {turn.seat, byte(turn.phase), byte(turn.active ? static_cast<int>(*turn.active) : 9), byte(turn.collected),
            byte(turn.vamped)});
    for (const std::uint8_t face : turn.dice)
        hash.add(face);
    hash.add(turn.walked.size());
    for (const Place place : turn.walked)
        hash.add(place);
    for (const MemberActions& actions : turn.actions)
        add_bytes(hash,
            {actions.done, actions.pawns_bought, byte(actions.acted), byte(actions.threw), byte(actions.trafficked),
                actions.robbed});
    add(hash, turn.robbed);
    add(hash, turn.away);
}

}

std::uint64_t hash(const State& state)
{
    Hash hash;
    hash.add(state.random, state.faces.size());
    for (const std::uint8_t face : state.faces)
        hash.add(face);
    add_bytes(hash,
        {byte(state.options.income), byte(state.options.duels), byte(state.options.clock),
            byte(state.options.police_player), byte(state.options.length)});
    add_bytes(hash, {state.seats, state.first, state.police_owner, byte(state.over), byte(state.winners.bits())});
    hash.add(state.round, state.bank);
    for (Seat seat = 0; seat < state.gang_count(); ++seat)
        add(hash, state.gangs[seat]);
    for (const Patrol& patrol : state.patrols)
        add_bytes(hash, {patrol.place, patrol.behind, byte(patrol.state), patrol.returns});
    add(hash, state.turn);
    hash.add(state.frames.size());
    for (const Frame& frame : state.frames)
        add(hash, frame);
    return hash.value();
}

}
