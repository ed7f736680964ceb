// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/review_wording.hpp"

#include "app/gang_of_dice/words/wording.hpp"
#include "engine/core/variants.hpp"

#include <cmath>

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

QString DecisionWording::done(const Action& action, const View& view)
{
    return std::visit(backroom::Overloaded{
                          [](const Take& take) { return tr("took %n dice.", "what was played", take.dice); },
                          [&](const Reroll& again) {
                              const QString faces = HintWording::named(again.dice, view.open.shown[view.seat]);
                              const int dice = again.dice.size();
                              return faces.isEmpty() ? tr("rerolled %n dice.", "what was played", dice)
                                                     : tr("rerolled %n dice (%1).", "what was played", dice).arg(faces);
                          },
                          [](const Stop&) { return tr("stopped.", "what was played"); },
                      },
        action);
}

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
