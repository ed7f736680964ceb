// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/match_review.hpp"
#include "app/gang_of_dice/words/hint_wording.hpp"
#include "app/table/review_wording.hpp"
#include "app/table/round_wording.hpp"
#include "engine/gang_of_dice/bot/review.hpp"

namespace gang_of_dice_table {

class DecisionWording {
    Q_DECLARE_TR_FUNCTIONS(GangOfDice)

public:
    static DecisionWords of(const AdvisedDecision<backroom::gang_of_dice::GangOfDice>& decision, const Seated& seated)
    {
        return {done(decision.taken, decision.view), HintWording::of(*decision.advice, decision.view, seated.names)};
    }
    /// Continues "Played:"; a hint says the same as a request.
    static QString done(const backroom::gang_of_dice::Action& action, const backroom::gang_of_dice::View& view);
    static ReviewMeasure measure() { return {ReviewWording::cost, ReviewWording::gain, luck, round_wording::plain}; }
    /// In rounds.
    static QString luck(const backroom::Fortune& luck);
};

}
