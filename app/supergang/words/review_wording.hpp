// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/match_review.hpp"
#include "app/supergang/words/hint_wording.hpp"
#include "app/table/review_wording.hpp"
#include "app/table/round_wording.hpp"
#include "engine/supergang/bot/review.hpp"

namespace supergang_table {

class DecisionWording {
public:
    static DecisionWords of(const AdvisedDecision<backroom::supergang::SuperGang>& decision, const Seated& seated)
    {
        backroom::supergang::Advice done;
        done.action = decision.taken;
        return {HintWording::order(done, seated), HintWording::of(*decision.advice, seated)};
    }
    static ReviewMeasure measure()
    {
        return {ReviewWording::cost, ReviewWording::gain, ReviewWording::luck, round_wording::plain};
    }
};

}
