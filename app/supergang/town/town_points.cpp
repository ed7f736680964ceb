// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/town_points.hpp"

#include "app/supergang/pictures.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "app/supergang/words/details.hpp"

using namespace backroom::supergang;
using supergang_table::Subject;

QPointF TownPoints::pointOf(int kind, int id)
{
    const auto below = [id](int count) { return id >= 0 && id < count; };
    switch (static_cast<Subject>(kind)) {
    case Subject::shop:
        if (below(shop_count))
            return supergang_table::town_plan.shops[static_cast<std::size_t>(id)].sign;
        break;
    case Subject::place:
        if (below(place_count))
            return supergang_table::point_of(static_cast<Place>(id));
        break;
    case Subject::section:
        if (below(section_count))
            return supergang_table::town_plan.sections[static_cast<std::size_t>(id)].middle;
        break;
    default:
        break;
    }
    return {-1, -1};
}

QString TownPoints::districtPicture(int district)
{
    return district < 0 || district >= district_count
        ? QString()
        : supergang_table::pictures::district(static_cast<District>(district));
}
