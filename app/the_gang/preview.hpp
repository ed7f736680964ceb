#pragma once

#include "the_gang/actions.hpp"
#include "the_gang/state.hpp"

#include <optional>
#include <vector>

namespace the_gang_table {

/// A run in a row that is, or would be, captured.
struct Gang {
    backroom::the_gang::City city{};
    backroom::the_gang::Gangsters gangsters;

    bool operator==(const Gang&) const = default;
};

/// What an action would do, before it is done.
struct Preview {
    backroom::the_gang::City city{};
    /// The row opens for this gangster; 0: it does not.
    backroom::the_gang::Gangster gangster = 0;
    /// The row opens at this end for a Lookout.
    std::optional<backroom::the_gang::End> end;
    std::vector<Gang> gangs;

    bool operator==(const Preview&) const = default;
};

/// Of an action that `check` allows, in the own turn of a gangster with special.
Preview foresee(const backroom::the_gang::State& state, backroom::Seat seat, const backroom::the_gang::Action& action);

/// Of a gangster that is being chosen, if it were placed in a city as the rows are now.
Preview foresee_choice(const backroom::the_gang::State& state, backroom::Seat seat,
    backroom::the_gang::Gangster gangster, backroom::the_gang::City city);

}
