// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.hpp"
#include "engine/gangz/bot/bot.hpp"
#include "engine/gangz/protocol/position.hpp"
#include "engine/gangz/public_state.hpp"
#include "engine/gangz/rules.hpp"

namespace backroom::gangz {

struct Gangz {
    using State = gangz::State;
    using Options = gangz::Options;
    using Position = gangz::Position;
    using Action = gangz::Action;
    using Actions = gangz::Actions;
    using Event = gangz::Event;
    using Events = gangz::Events;
    using PublicState = gangz::PublicState;
    using View = gangz::View;
    using Advice = gangz::Advice;

    static constexpr std::string_view id = "gangz";
    static constexpr int min_seats = gangz::min_seats;
    static constexpr int max_seats = gangz::max_seats;
};

static_assert(AdvisedByBots<Gangz>);

}
