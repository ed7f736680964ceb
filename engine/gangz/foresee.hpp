#pragma once

#include "core/refusal.hpp"
#include "gangz/actions.hpp"
#include "gangz/view.hpp"

#include <optional>

namespace backroom::gangz {

/// As `check` of the full state, by what the seat knows alone.
std::optional<Refusal> check(const View& view, const Action& action);

}
