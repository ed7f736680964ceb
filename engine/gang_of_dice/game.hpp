// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.hpp"
#include "engine/gang_of_dice/bot/bot.hpp"
#include "engine/gang_of_dice/protocol/position.hpp"
#include "engine/gang_of_dice/public_state.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

struct GangOfDice {
    using State = gang_of_dice::State;
    using Options = gang_of_dice::Options;
    using Position = gang_of_dice::Position;
    using Action = gang_of_dice::Action;
    using Actions = gang_of_dice::Actions;
    using Event = gang_of_dice::Event;
    using Events = gang_of_dice::Events;
    using PublicState = gang_of_dice::PublicState;
    using View = gang_of_dice::View;
    using Advice = gang_of_dice::Advice;

    static constexpr std::string_view id = "gang-of-dice";
    static constexpr int min_seats = gang_of_dice::min_seats;
    static constexpr int max_seats = gang_of_dice::max_seats;
};

static_assert(AdvisedByBots<GangOfDice>);

}
