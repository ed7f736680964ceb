// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.hpp"
#include "engine/the_gang/bot/bot.hpp"
#include "engine/the_gang/protocol/position.hpp"
#include "engine/the_gang/public_state.hpp"
#include "engine/the_gang/rules.hpp"

namespace backroom::the_gang {

struct TheGang {
    using State = the_gang::State;
    using Options = the_gang::Options;
    using Position = the_gang::Position;
    using Action = the_gang::Action;
    using Actions = the_gang::Actions;
    using Event = the_gang::Event;
    using Events = the_gang::Events;
    using PublicState = the_gang::PublicState;
    using View = the_gang::View;
    using Advice = the_gang::Advice;

    static constexpr std::string_view id = "the-gang";
    static constexpr int min_seats = the_gang::min_seats;
    static constexpr int max_seats = the_gang::max_seats;
};

}
