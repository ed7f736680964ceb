// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/match_review.hpp"
#include "app/gangz/words/hint_wording.hpp"
#include "app/gangz/words/wording.hpp"
#include "app/table/review_wording.hpp"
#include "engine/gangz/bot/review.hpp"

namespace gangz_table {

/// Words for votes: no other decision is judged.
class DecisionWording {
    Q_DECLARE_TR_FUNCTIONS(Gangz)

    using Decision = AdvisedDecision<backroom::gangz::Gangz>;

public:
    static DecisionWords of(const Decision& decision, const Seated&);
    static ReviewMeasure measure() { return {cost, gain, ReviewWording::luck, Wording::keptProgress}; }

private:
    /// Names what was played, or would be better: in the same form, because both are read one below the other.
    static QString done(const backroom::gangz::Action& action);
    static QString cost(double points)
    {
        return tr("On average about %1 points fewer, against the others.").arg(tenths(points));
    }
    static QString gain(double points)
    {
        return tr("On average about %1 points more than a rookie’s choice, against the others.").arg(tenths(points));
    }
    static QString byExpectation() { return tr("Votes are judged by what could be known, not by what came out."); }
    static QString tenths(double points);
};

}
