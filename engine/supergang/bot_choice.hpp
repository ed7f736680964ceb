#pragma once

#include "supergang/bot_search.hpp"

/// What a computer player decides in each part of a turn, and when it is asked something.
namespace backroom::supergang {

/// Whatever is asked.
Action decide_as(const View& view, const Mind& mind, const Manner& manner);
/// The same of a search that has begun; no dart is aimed so.
Action decide_by(Search& search);

Action answer_arrest(Search& search, const Arrest& arrest);
Action answer_price(Search& search, const Price& price);
Action answer_trade(Search& search, const Trade& trade);
/// What the trade that is offered would change for a gang.
double gain_of_trade(const Open& open, const Trade& trade, Seat seat, const Temper& temper);
Action answer_custody(Search& search, const Custody& custody);
/// Where to aim (SG-8.4), and how far from there the hand goes.
Action aim(const Open& open, const Duel& duel, Level level, Random& random);

/// Whether to buy the police (SG-9.6).
bool wants_police(const Open& open, Seat seat);
/// Whether to collect before the dice are thrown (SG-3.4): where somebody else might spoil it.
bool collects_early(const Open& open, Seat seat);

}
