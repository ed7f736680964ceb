// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.hpp"
#include "engine/supergang/bot/bot.hpp"
#include "engine/supergang/protocol/position.hpp"
#include "engine/supergang/public_state.hpp"
#include "engine/supergang/rules.hpp"

namespace backroom::supergang {

struct SuperGang {
    using State = supergang::State;
    using Options = supergang::Options;
    using Position = supergang::Position;
    using Action = supergang::Action;
    using Actions = supergang::Actions;
    using Event = supergang::Event;
    using Events = supergang::Events;
    using PublicState = supergang::PublicState;
    using View = supergang::View;
    using Advice = supergang::Advice;

    static constexpr std::string_view id = "supergang";
    static constexpr int min_seats = supergang::min_seats;
    static constexpr int max_seats = supergang::max_seats;
};

static_assert(AdvisedByBots<SuperGang>);

}
