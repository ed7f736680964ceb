// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/review_wording.hpp"

#include "app/gangz/words/tattoo_names.hpp"

#include <cmath>

namespace gangz_table {

using namespace backroom::gangz;

DecisionWords DecisionWording::of(const Decision& decision, const Seated& /*seated*/)
{
    return {done(decision.taken),
        done(decision.best) + QLatin1Char(' ') + HintWording::reason(*decision.advice) + QLatin1Char(' ')
            + byExpectation()};
}

QString DecisionWording::done(const Action& action)
{
    const Pawns& pawns = std::get<Vote>(action).pawns;
    return tr("pawns on “%1” and “%2”.", "what was played, or would be better")
        .arg(tattoos::name(pawns.first), tattoos::name(pawns.second));
}

QString DecisionWording::tenths(double points)
{
    const auto all = static_cast<int>(std::lround(10 * std::abs(points)));
    return tr("%1.%2", "points and tenths").arg(QString::number(all / 10), QString::number(all % 10));
}

}
