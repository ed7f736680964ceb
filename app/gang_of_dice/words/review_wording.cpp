// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/review_wording.hpp"

#include <cmath>

namespace gang_of_dice_table {

QString DecisionWording::luck(const backroom::Fortune& luck)
{
    constexpr int least = 3;
    const auto tenths = static_cast<int>(std::lround(10 * std::abs(luck.gained)));
    if (tenths < least)
        return tr("The dice fell about as the odds promised.");
    const QString whole = QString::number(tenths / 10);
    const QString rest = QString::number(tenths % 10);
    return luck.gained > 0 ? tr("The dice were kind: %1.%2 rounds more than the odds promised.").arg(whole, rest)
                           : tr("The dice were unkind: %1.%2 rounds fewer than the odds promised.").arg(whole, rest);
}

}
