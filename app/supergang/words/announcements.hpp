// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seated.hpp"
#include "engine/supergang/public_state.hpp"

/// Announcements shown in the middle of the table when an event happens.
namespace supergang_table::announcements {

/// Returns whether the event is announced with time to read it; `before` is the public state before the event.
bool is_big(const backroom::supergang::Event& event, const backroom::supergang::PublicState& before);
/// Returns whether the event is announced in passing: a racket, the first shop of a gang, an income.
bool is_small(const backroom::supergang::Event& event, const backroom::supergang::PublicState& before);
/// Returns the text of the announcement, empty for an event that is neither big nor small.
Announcement of(
    const backroom::supergang::Event& event, const backroom::supergang::PublicState& before, const Seated& seated);

}
