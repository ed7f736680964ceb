// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/town_name.hpp"

#include "app/supergang/town/town_plan.hpp"
#include "app/supergang/words/names.hpp"

#include <array>

namespace supergang_table {

using namespace backroom::supergang;

namespace {

/// The colours of the districts' awnings.
constexpr std::array<QRgb, district_count> colors{0xFF9C3826, 0xFF8A5C10, 0xFF4C6E28, 0xFF96285A, 0xFF1F5584};

template <class Plan>
QVariant item(const QString& name, const Plan& plan, const QColor& color)
{
    return QVariant::fromValue(TownName{name, plan.middle, static_cast<qreal>(plan.angle), color});
}

}

QVariantList district_names()
{
    QVariantList list;
    for (District district = 0; district < district_count; ++district)
        list += item(names::district(district), town_plan.districts[district], QColor::fromRgb(colors[district]));
    return list;
}

QVariantList street_names()
{
    QVariantList list;
    for (Street street = 0; street < street_count; ++street)
        list += item(names::capital(names::street(street)), town_plan.streets[street], QColor(0x5A, 0x4E, 0x3C));
    return list;
}

}
