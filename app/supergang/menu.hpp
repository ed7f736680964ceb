#pragma once

#include "supergang/menu_row.hpp"
#include "supergang/scene.hpp"
#include "table/seated.hpp"

namespace supergang_table {

/// What a row of the menu does: an action at once, or an attack that is prepared first.
struct MenuChoice {
    std::optional<rules::Action> action;
    std::optional<Party> party;
    /// A token is to be chosen on the board (SG-5.13).
    bool removes = false;
    std::optional<backroom::Refusal> refusal;
};

/// What the one who has moved can do and, of what belongs to the place, cannot; in the order of the rows.
std::vector<MenuChoice> choices(const Scene& scene);
/// Of the scene, or, while a figure hovers over an end, of the scene as it would be then.
ActionMenu menu_of(const Scene& scene, const Seated& seated);

}
