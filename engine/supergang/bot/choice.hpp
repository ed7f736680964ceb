// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/search.hpp"

/// The decisions of a computer player in each part of a turn, and its answers.
namespace backroom::supergang {

Action decide_as(const View& view, const BotContext& context, const LevelSettings& settings);
/// As `decide_as`, with a prepared search. Not for aiming.
Action decide_by(Search& search);

Action answer_arrest(Search& search, const Arrest& arrest);
Action answer_price(Search& search, const Price& price);
Action answer_trade(Search& search, const Trade& trade);

/// The value of a trade to both sides as judged by one player: chances to win in thousandths, or millions.
struct TradeGains {
    /// The gain of the seat that offers.
    double from = 0;
    /// The gain of the seat that is asked.
    double to = 0;
};
TradeGains gains_of_trade(const PublicState& open, const Trade& trade, const EvaluationWeights& weights);
/// Returns whether the asked seat agrees: its gain must exceed a share of the other gang's gain.
bool accepts_trade(const TradeGains& gains, const EvaluationWeights& weights);
/// Why a computer player refuses a trade.
enum class Objection : std::uint8_t {
    /// The seat that offers would win by it, or is likely to own a district next turn.
    close_to_winning,
    /// The shops given are worth more than what is received for them.
    needed,
    too_little,
    /// The trade brings the other gang much more.
    one_sided,
};
/// Returns nothing if a computer player of this level accepts the trade.
std::optional<Objection> objection_to(const PublicState& open, const Trade& trade, Level level);
/// Returns the offer (SG-10.4) that is worth most to both sides, or none. In each round only one computer player may
/// offer, and only once.
std::optional<Offer> best_offer(const Search& search);
Action answer_custody(Search& search, const Custody& custody);
/// Returns a point to aim at (SG-8.4), which deviates from the best one by an error that depends on the level.
Action aim(const PublicState& open, const Duel& duel, Level level, Random& random);

/// SG-9.6
bool wants_police(const PublicState& open, Seat seat);
/// Returns whether to collect income before rolling (SG-3.4), because another player might prevent it later.
bool collects_early(const PublicState& open, Seat seat);

}
