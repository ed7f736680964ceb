// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/field_rules.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/the_gang/cards.hpp"

#include <optional>
#include <variant>

namespace backroom::the_gang {

/// The secret choice of a job (TG-3.2): a gangster with a ticket, or, if there is no ticket, with the special.
struct Choose {
    Gangster gangster = 0;
    std::optional<City> ticket;
    void fields(auto& f)
    {
        f("gangster", gangster, any_gangster).optional("ticket", ticket);
        bool special = !f.reading && !ticket;
        f.optional("special", special);
        f.demand(special != ticket.has_value(), "a choice has either a \"ticket\" or \"special\": true");
    }
    bool operator==(const Choose&) const = default;
};

/// The next four actions make up the turn of a gangster with a special (TG-3.6). Its two cards go in either order.
struct PlaceGangster {
    City city{};
    void fields(auto& f) { f("city", city); }
    bool operator==(const PlaceGangster&) const = default;
};

/// TG-5.1
struct PlayLookout {
    City city{};
    End end{};
    void fields(auto& f) { f("city", city)("end", end); }
    bool operator==(const PlayLookout&) const = default;
};

/// TG-5.3
struct PlaySpy {
    City city{};
    Gangster on = 0;
    void fields(auto& f) { f("city", city)("on", on, any_gangster); }
    bool operator==(const PlaySpy&) const = default;
};

/// TG-5.4. The gangster is 0 only if no other city has one.
struct PlayBossCalls {
    City city{};
    Gangster gangster = 0;
    void fields(auto& f) { f("city", city).optional("gangster", gangster, any_gangster); }
    bool operator==(const PlayBossCalls&) const = default;
};

using Action = std::variant<Choose, PlaceGangster, PlayLookout, PlaySpy, PlayBossCalls>;

/// Large enough for The Boss Calls when every gangster is in a row.
using Actions = FixedVector<Action, 2 * gangster_count + city_count>;

}
