// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seat_style.hpp"
#include "engine/supergang/figures.hpp"
#include "engine/supergang/town/town.hpp"

#include <array>

/// Paths of pictures, below `qrc:/art` and without ".svg".
namespace supergang_table::pictures {

inline QString figure(backroom::supergang::Character character, int mark)
{
    static constexpr std::array kinds{"killer", "vamp", "dealer"};
    return QStringLiteral("figures/%1-%2")
        .arg(QLatin1String(kinds[static_cast<std::size_t>(character)]), SeatStyle::file(mark));
}

inline QString patrol(int number)
{
    return QStringLiteral("figures/patrol-%1").arg(number + 1);
}

/// The pattern of the district's roofs.
inline QString district(backroom::supergang::District district)
{
    return QStringLiteral("town/district-") + QString::fromUtf8(backroom::supergang::town.districts[district].id);
}

/// The badge on the sign of such a shop: whom it recruits, or a star (SG-2.3). Empty for a basic shop.
inline QString badge(backroom::supergang::ShopKind kind)
{
    static constexpr std::array badges{"", "killer", "vamp", "dealer", "star"};
    return kind == backroom::supergang::ShopKind::basic
        ? QString()
        : QStringLiteral("town/badge-") + QLatin1String(badges[static_cast<std::size_t>(kind)]);
}

inline QString disc(int mark)
{
    return QStringLiteral("marks/%1-disc").arg(SeatStyle::file(mark));
}

}
