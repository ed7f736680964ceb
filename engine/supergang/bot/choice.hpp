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

/// What a trade means to both sides, in the measure of the player who judges: chances to win, in thousandths, or
/// millions.
struct TradeGains {
    /// To the seat that offers.
    double from = 0;
    /// To the seat that is asked.
    double to = 0;
};
TradeGains gains_of_trade(const PublicState& open, const Trade& trade, const EvaluationWeights& temper);
/// Returns whether who is asked agrees: the own gain must exceed a part of the other gang's.
bool accepts_trade(const TradeGains& gains, const EvaluationWeights& temper);
/// Returns why a computer player of this level refuses the trade, or nothing if it accepts.
enum class Objection : std::uint8_t {
    /// Who offers has won with it, or is likely to own a district next turn.
    close_to_winning,
    /// The shops given are worth more than what comes for them.
    needed,
    too_little,
    /// It brings the other one much more.
    one_sided,
};
std::optional<Objection> objection_to(const PublicState& open, const Trade& trade, Level level);
/// Returns the offer (SG-10.4) that is worth most to both sides, or none. At most one computer player offers in a
/// round, in turns, and once.
std::optional<Offer> best_offer(const Search& search);
Action answer_custody(Search& search, const Custody& custody);
/// Returns a point to aim at (SG-8.4), which misses the best one by an error that depends on the level.
Action aim(const PublicState& open, const Duel& duel, Level level, Random& random);

/// SG-9.6
bool wants_police(const PublicState& open, Seat seat);
/// Returns whether to collect before rolling (SG-3.4), because another player might prevent it later.
bool collects_early(const PublicState& open, Seat seat);

}
