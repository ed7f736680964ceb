#include "gang_of_dice/bot.hpp"

#include "gang_of_dice/bot_rookie.hpp"
#include "gang_of_dice/bot_turn.hpp"
#include "gang_of_dice/rules.hpp"

#include <algorithm>

namespace backroom::gang_of_dice {

namespace {

/// What is always legal.
Action whatever(const View& view)
{
    if (view.open.phase == Phase::taking)
        return Take{1};
    return Stop();
}

const Faces& showing_to(const View& view)
{
    return view.open.shown[view.seat];
}

int rerolls_left(const View& view)
{
    return rolls_a_turn - view.open.roll;
}

int percent(double chance)
{
    const int rounded = static_cast<int>(chance * 100 + 0.5);
    if (chance > 1e-9 && chance < 1 - 1e-9)
        return std::clamp(rounded, 1, 99);
    return rounded;
}

Action play(const View& view, Foresight foresight, const std::stop_token& stop)
{
    const Situation situation = situation_of(view);
    const auto reach = Reach::of(situation.warning, stop);
    if (!reach)
        return whatever(view);
    if (view.open.phase == Phase::taking)
        return Take{static_cast<std::uint8_t>(best_take(situation, *reach, foresight, stop).value_or(1))};
    const Faces& showing = showing_to(view);
    const Worths worths = outlook(situation, static_cast<int>(showing.size()), *reach, foresight).worth;
    return BotTurn(situation, static_cast<int>(showing.size()), *reach, worths).best(showing, rerolls_left(view));
}

Reason reason_to_take(const Situation& situation, int dice)
{
    if (dice == 1 && most_to_take(situation) > 1 && !(situation.later == 0 && !situation.to_beat))
        return Reason::one_will_do;
    if (situation.to_beat)
        return Reason::beats;
    return situation.later == 0 ? Reason::any_result_wins : Reason::leads;
}

Reason reason_to_reroll(const Situation& situation, const Faces& showing)
{
    const Counts counts = count(showing);
    if (triggered(situation.warning, counts))
        return Reason::defuses;
    return situation.beats(total(counts), static_cast<int>(showing.size())) ? Reason::improves : Reason::overtakes;
}

Reason reason_to_stop(double chance)
{
    if (chance > 1 - 1e-9)
        return Reason::wins_surely;
    return chance < 1e-9 ? Reason::lost : Reason::holds;
}

}

Action decide(const View& view, const Mind& mind)
{
    switch (mind.level) {
    case Level::rookie:
        return play_as_rookie(view, mind.seed);
    case Level::soldier:
        return play(view, Foresight::plain, mind.stop);
    case Level::boss:
        return play(view, Foresight::deep, mind.stop);
    }
    return whatever(view);
}

std::optional<Advice> advise(const View& view, const Mind& mind)
{
    if (view.open.phase == Phase::over || view.open.playing != view.seat)
        return {};
    Advice advice{play(view, Foresight::deep, mind.stop)};
    const Situation situation = situation_of(view);
    advice.pot = situation.pot();
    if (situation.to_beat) {
        advice.to_beat = situation.to_beat->total;
        advice.dice_to_beat = situation.to_beat->dice;
    }
    const auto reach = Reach::of(situation.warning, mind.stop);
    if (!reach)
        return advice;
    const Take* take = std::get_if<Take>(&advice.action);
    const Faces& showing = showing_to(view);
    const int dice = take != nullptr ? take->dice : static_cast<int>(showing.size());
    const Worths chances = outlook(situation, dice, *reach, Foresight::deep).chance;
    const BotTurn turn(situation, dice, *reach, chances);
    if (take != nullptr) {
        advice.reason = reason_to_take(situation, dice);
        advice.chance = percent(turn.before_rolling());
    } else if (const Reroll* reroll = std::get_if<Reroll>(&advice.action)) {
        advice.reason = reason_to_reroll(situation, showing);
        advice.chance = percent(turn.value_of_reroll(showing, reroll->dice, rerolls_left(view)));
        advice.otherwise = percent(turn.value_of_stop(showing));
    } else {
        const double chance = turn.value_of_stop(showing);
        advice.reason = reason_to_stop(chance);
        advice.chance = percent(chance);
        advice.otherwise = percent(turn.value_of_best_reroll(showing, rerolls_left(view)));
    }
    return advice;
}

}
