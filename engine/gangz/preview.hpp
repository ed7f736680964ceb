#pragma once

#include "core/refusal.hpp"
#include "gangz/actions.hpp"
#include "gangz/view.hpp"

#include <optional>

namespace backroom::gangz {

/// Gives the same answer as `check` of the full state, from what the seat knows.
std::optional<Refusal> check(const View& view, const Action& action);

}
