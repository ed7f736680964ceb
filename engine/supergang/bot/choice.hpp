// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/search.hpp"

/// The decisions of a computer player in each part of a turn, and its answers.
namespace backroom::supergang {

Action decide_as(const View& view, const BotContext& mind, const LevelSettings& manner);
/// As `decide_as`, with a search that has been set up. Not for aiming.
Action decide_by(Search& search);

Action answer_arrest(Search& search, const Arrest& arrest);
Action answer_price(Search& search, const Price& price);
Action answer_trade(Search& search, const Trade& trade);
/// Returns by how much the offered trade would change a gang's worth.
double gain_of_trade(const PublicState& open, const Trade& trade, Seat seat, const EvaluationWeights& temper);
Action answer_custody(Search& search, const Custody& custody);
/// Returns a point to aim at (SG-8.4), which misses the best one by an error that depends on the level.
Action aim(const PublicState& open, const Duel& duel, Level level, Random& random);

/// SG-9.6
bool wants_police(const PublicState& open, Seat seat);
/// Returns whether to collect before rolling (SG-3.4), because another player might prevent it later.
bool collects_early(const PublicState& open, Seat seat);

}
