// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/match_review.hpp"
#include "app/table/review_wording.hpp"
#include "app/the_gang/words/hint_wording.hpp"
#include "engine/the_gang/bot/review.hpp"

namespace the_gang_table {

class DecisionWording {
    Q_DECLARE_TR_FUNCTIONS(TheGang)

public:
    static DecisionWords of(const AdvisedDecision<backroom::the_gang::TheGang>& decision, const Seated&)
    {
        return {HintWording::done(decision.taken, decision.view), HintWording::of(*decision.advice, decision.view)};
    }
    static ReviewMeasure measure() { return {ReviewWording::cost, ReviewWording::gain, ReviewWording::luck, round}; }
    static QString round(int round) { return tr("round %1").arg(round); }
};

}
