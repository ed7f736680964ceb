#include "gang_of_dice/bot.hpp"

#include "gang_of_dice/bot_chances.hpp"
#include "gang_of_dice/bot_rookie.hpp"
#include "gang_of_dice/bot_turn.hpp"
#include "gang_of_dice/rules.hpp"

#include <algorithm>
#include <cmath>

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

/// Closer than this is the same.
constexpr double nothing = 1e-9;

Reason reason_to_take(const Situation& situation, int dice, const Outlook& outlook)
{
    if (situation.round == round_count && situation.in_game == 2) {
        if (dice == 1 && outlook.worth.invalid > 1 - nothing)
            return Reason::safe;
        const auto all = static_cast<std::ptrdiff_t>(dice * (face_count - 1) + 1);
        if (outlook.worth.invalid < nothing
            && std::equal(outlook.worth.of_total.begin(), outlook.worth.of_total.begin() + all,
                outlook.chance.of_total.begin(),
                [](double worth, double chance) { return std::abs(worth - chance) < nothing; }))
            return Reason::decides;
    }
    if (situation.later == 0 && !situation.to_beat)
        return dice == 1 ? Reason::any_result_wins : Reason::pays_more;
    if (dice == 1 && most_to_take(situation) > 1)
        return Reason::one_will_do;
    return situation.to_beat ? Reason::beats : Reason::leads;
}

Reason reason_to_reroll(const Situation& situation, const Faces& showing, double chance, double otherwise)
{
    const Counts counts = count(showing);
    if (triggered(situation.warning, counts))
        return Reason::defuses;
    if (!situation.beats(total(counts), static_cast<int>(showing.size())))
        return Reason::overtakes;
    return chance > otherwise ? Reason::improves : Reason::pays_more;
}

Reason reason_to_stop(double chance, double otherwise)
{
    if (chance > 1 - nothing)
        return Reason::wins_surely;
    if (chance < nothing && otherwise < nothing)
        return Reason::lost;
    return chance > otherwise - nothing ? Reason::holds : Reason::pays_more;
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
    const Outlook seen = outlook(situation, dice, *reach, Foresight::deep);
    const BotTurn turn(situation, dice, *reach, seen.chance);
    if (take != nullptr) {
        advice.reason = reason_to_take(situation, dice, seen);
        advice.chance = percent(turn.before_rolling());
        if (advice.reason == Reason::pays_more)
            advice.otherwise = percent(reach->chance(1, 0));
        return advice;
    }
    const int rerolls = rerolls_left(view);
    const double stopping = turn.value_of_stop(showing);
    const Reroll* reroll = std::get_if<Reroll>(&advice.action);
    const double rerolling = reroll != nullptr ? turn.value_of_reroll(showing, reroll->dice, rerolls)
                                               : turn.value_of_best_reroll(showing, rerolls);
    const double chance = reroll != nullptr ? rerolling : stopping;
    const double otherwise = reroll != nullptr ? stopping : rerolling;
    advice.reason =
        reroll != nullptr ? reason_to_reroll(situation, showing, chance, otherwise) : reason_to_stop(chance, otherwise);
    advice.chance = percent(chance);
    advice.otherwise = percent(otherwise);
    return advice;
}

}
