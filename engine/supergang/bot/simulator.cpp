// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/simulator.hpp"

#include "engine/supergang/check.hpp"

#include <algorithm>
#include <cassert>

namespace backroom::supergang {

Simulator::Simulator(std::uint64_t duel_seed)
    : events_(std::make_unique<Events>())
    , duel_seed_(duel_seed)
{
}

void Simulator::perform(State& state, const Action& action)
{
    events_->clear();
    apply(state, decider(state), action, *events_);
}

namespace {

/// Assumes that the police player takes the first gangster who may be taken.
Action custody_of(const PublicState& open, const Custody& custody)
{
    for (std::uint8_t index = 0; index < character_count * open.gang_count(); ++index)
        if (may_take(open, open.patrols[custody.patrol], figure_at(index)))
            return TakeCustody{figure_at(index)};
    return Done{mover_of_patrol(custody.patrol)};
}

}

void Simulator::answer_frames(State& state)
{
    while (!state.over && !state.frames.empty()) {
        if (top<Arrest>(state)) {
            perform(state, GoQuietly());
        } else if (const Price* price = top<Price>(state)) {
            constexpr int fair = 2 * recruit_price;
            const int cash = state.gangs[price->buyer].cash;
            if (price->price)
                perform(state, Answer{*price->price <= std::min(cash, fair)});
            else
                perform(state, NamePrice{static_cast<std::int16_t>(std::min(cash, fair))});
        } else if (top<Trade>(state)) {
            perform(state, Answer{false});
        } else if (const Custody* custody = top<Custody>(state)) {
            perform(state, custody_of(state, *custody));
        } else {
            return;
        }
    }
}

double Simulator::chance(Forces attack, Forces defence)
{
    const int number = attack.dice + 5 * attack.bonus + 11 * attack.targets + 17 * defence.dice + 23 * defence.bonus
        + 29 * defence.targets;
    Known& known = known_[static_cast<std::size_t>(number) % known_.size()];
    if (known.attack != attack || known.defence != defence)
        known = {attack, defence, chance_by_dice(attack, defence)};
    return known.chance;
}

void Simulator::fight(const State& state, const Action& action, int samples, Outcomes& outcomes)
{
    assert(samples <= most_samples);
    outcomes.clear();
    Random luck(duel_seed_);
    std::array<bool, 2 * most_samples> victories{};
    std::array<int, 2> counts{};
    double likely = -1;
    for (int tries = 0; tries < 8 * samples && std::min(counts[0], counts[1]) < samples; ++tries) {
        State trial = state;
        trial.random = Random(next_seed(luck));
        perform(trial, action);
        bool won = false;
        for (const Event& event : *events_) {
            if (const auto* began = std::get_if<DuelBegan>(&event); began && likely < 0)
                likely =
                    chance(forces_of(state, began->duel, Side::attack), forces_of(state, began->duel, Side::defence));
            if (const auto* end = std::get_if<DuelWon>(&event))
                won = end->side == Side::attack;
        }
        const std::size_t kind = won ? 1 : 0;
        if (counts[kind] == samples)
            continue;
        answer_frames(trial);
        victories[outcomes.size()] = won;
        outcomes.push_back({1, trial});
        ++counts[kind];
    }
    for (std::size_t at = 0; at < outcomes.size(); ++at) {
        const bool won = victories[at];
        const double all = counts[won ? 0 : 1] == 0 ? 1 : won ? likely : 1 - likely;
        outcomes[at].chance = all / counts[won ? 1 : 0];
    }
}

}
