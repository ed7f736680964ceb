// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/refusal.hpp"
#include "engine/gangz/actions.hpp"
#include "engine/gangz/view.hpp"

#include <optional>

namespace backroom::gangz {

/// Gives the same answer as `check` of the full state, using only what the seat knows.
std::optional<Refusal> check(const View& view, const Action& action);

}
