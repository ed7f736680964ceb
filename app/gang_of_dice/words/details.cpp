// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/details.hpp"

#include "app/gang_of_dice/words/wording.hpp"

namespace gang_of_dice_table::details {

using namespace backroom::gang_of_dice;

Detail die(int face)
{
    return {Wording::die(static_cast<Face>(face)), face == 0 ? Wording::bossDetail() : Wording::dieDetail(),
        QStringLiteral("GD-3.3")};
}

Detail stockDie()
{
    return {Wording::ownDie(), Wording::stockDieDetail(), QStringLiteral("GD-1.4")};
}

Detail token()
{
    return {Wording::token(), Wording::tokenDetail(), QStringLiteral("GD-1.4")};
}

Detail middle()
{
    return {Wording::inTheMiddle(), Wording::middleDetail(), QStringLiteral("GD-2.3")};
}

Detail wealth()
{
    return {Wording::wealthTitle(), Wording::wealthDetail(), QStringLiteral("GD-1.4")};
}

Detail result()
{
    return {Wording::resultTitle(), Wording::resultDetail(), QStringLiteral("GD-2.4")};
}

Detail warning(Kind kind)
{
    const bool bomb = kind == Kind::bomb;
    return {Wording::kind(kind), bomb ? Wording::bombDetail() : Wording::explosiveDetail(),
        bomb ? QStringLiteral("GD-3.5") : QStringLiteral("GD-3.4")};
}

}
