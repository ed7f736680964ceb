#pragma once

#include "core/refusal.hpp"
#include "the_gang/actions.hpp"
#include "the_gang/view.hpp"

#include <optional>
#include <vector>

namespace backroom::the_gang {

/// What an action would bring before anybody else plays: where its card would stand, and the gangs it would capture.
struct Foreseen {
    City city{};
    /// The row opens for it; 0: for nobody.
    Gangster gangster = 0;
    /// The row opens at this end for a Lookout.
    std::optional<End> end;
    std::vector<Captured> gangs;

    bool operator==(const Foreseen&) const = default;
};

/// As `check` of the full state, by what the seat knows alone.
std::optional<Refusal> check(const View& view, const Action& action);
/// Of an action that `check` allows, and of any choice: as if its gangster were placed now, before all others.
Foreseen foresee(const View& view, const Action& action);

}
