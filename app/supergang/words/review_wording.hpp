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
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

public:
    static DecisionWords of(const AdvisedDecision<backroom::supergang::SuperGang>& decision, const Seated& seated)
    {
        return {done(decision.taken, seated), HintWording::of(*decision.advice, seated)};
    }
    /// Continues "Played:"; a hint says the same as a request. Empty for actions that are not judged.
    static QString done(const backroom::supergang::Action& action, const Seated& seated);
    /// The function that it returns says how many of a seat's darts hit that it threw by hand; empty if it threw none.
    static std::function<QString(backroom::Seat seat)> skill(
        const backroom::Match<backroom::supergang::SuperGang>& match);
    static ReviewMeasure measure()
    {
        return {ReviewWording::cost, ReviewWording::gain, ReviewWording::luck, round_wording::plain};
    }

private:
    static QString recruited(backroom::supergang::Character who);
};

}
