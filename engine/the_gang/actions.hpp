#pragma once

#include "core/fixed_vector.hpp"
#include "the_gang/cards.hpp"

#include <optional>
#include <variant>

namespace backroom::the_gang {

/// The secret choice of a job (TG-3.2): a gangster with a ticket, or, without one, with the special.
struct Choose {
    Gangster gangster = 0;
    std::optional<City> ticket;
    bool operator==(const Choose&) const = default;
};

/// The four below are for the own turn of a gangster with special (TG-3.6), in either order.
struct PlaceGangster {
    City city{};
    bool operator==(const PlaceGangster&) const = default;
};

/// TG-5.1
struct PlayLookout {
    City city{};
    End end{};
    bool operator==(const PlayLookout&) const = default;
};

/// TG-5.3
struct PlaySpy {
    City city{};
    Gangster on = 0;
    bool operator==(const PlaySpy&) const = default;
};

/// TG-5.4; without gangster only when no other city has one.
struct PlayBossCalls {
    City city{};
    Gangster gangster = 0;
    bool operator==(const PlayBossCalls&) const = default;
};

using Action = std::variant<Choose, PlaceGangster, PlayLookout, PlaySpy, PlayBossCalls>;

/// Large enough for The Boss Calls with every gangster in a row.
using Actions = FixedVector<Action, 2 * gangster_count + city_count>;

}
