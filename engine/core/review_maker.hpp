// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/core/match.hpp"
#include "engine/core/review.hpp"

#include <algorithm>
#include <cmath>
#include <concepts>

namespace backroom {

/// Three actions that a seat could choose from the same view.
template <class G>
struct ComparedActions {
    typename G::Action taken;
    /// The boss's choice.
    typename G::Action best;
    /// A rookie's choice.
    typename G::Action usual;
};

/// Differences between actions, in a unit that depends on the game. Standard errors are 0 if the values are exact.
struct Weighed {
    /// The value of the best action minus that of the action taken.
    double cost = 0;
    double cost_error = 0;
    /// The value of the action taken minus that of the usual action.
    double gain = 0;
    double gain_error = 0;
};

/// The mean of differences, and its standard error.
class PairedMean {
public:
    void add(double difference)
    {
        ++count_;
        sum_ += difference;
        squares_ += difference * difference;
    }
    double mean() const { return count_ > 0 ? sum_ / count_ : 0; }
    double error() const
    {
        return count_ > 0 ? std::sqrt(std::max(0.0, squares_ / count_ - mean() * mean()) / count_) : 0;
    }

private:
    int count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

/// What a game provides for its reviews. An object is used by one thread only.
template <class R, class G>
concept ReviewerOf = PlayedByBots<G> && requires(R& reviewer, typename G::State& state, const typename G::Event& event,
    const typename G::View& view, const ComparedActions<G>& compared, Random& random, const BotContext& context)
{
    /// The number of playouts from each position, and of those after an action whose outcome is drawn anew.
    requires std::convertible_to<decltype(R::games), int>;
    requires std::convertible_to<decltype(R::draws), int>;
    /// The least cost or gain that is reported, larger than the error of the evaluation.
    requires std::convertible_to<decltype(R::least), double>;
    /// Draws anew what nobody has seen and nothing has determined yet: future dice, the order of decks.
    reviewer.draw_anew(state, random);
    /// Returns the winners of a quick playout, or an estimate of the chances.
    requires std::same_as<decltype(reviewer.outcome(state, random)), WinChances>;
    /// Returns whether the event shows an outcome of dice or decks.
    requires std::same_as<decltype(reviewer.by_chance(event)), bool>;
    /// Compares the actions by what the seat of the view can know. Empty if the decision cannot be judged.
    requires std::same_as<decltype(reviewer.weigh(view, compared, context)), std::optional<Weighed>>;
};

/// A game in which the luck of the acting seat can be computed exactly from the odds.
template <class R, class G>
concept ExactLuck = requires(
    R& reviewer, const typename G::State& before, const typename Match<G>::Act& act, const typename G::Events& events)
{
    requires std::same_as<decltype(reviewer.luck(before, act, events)), double>;
};

/// A game that can compute the expected chances after an action without sampling.
template <class R, class G>
concept ExactExpectation = requires(
    R& reviewer, const typename G::State& before, const typename Match<G>::Act& act, Random& random)
{
    /// Empty if that is not possible for the action.
    requires std::same_as<decltype(reviewer.expected(before, act, random)), std::optional<WinChances>>;
};

/// A game whose hints name more than the next action.
template <class R, class G>
concept KnowsPlans = requires(R& reviewer, const typename G::View& view, const typename G::Action& action)
{
    /// Returns whether an earlier hint may have named the action as a part of its plan.
    requires std::same_as<decltype(reviewer.planned(view, action)), bool>;
};

/// A game in which it is known in the end that an action could not have been better: then it is never called costly,
/// whatever could be expected of it.
template <class R, class G>
concept KnowsPerfection = requires(
    const R& reviewer, const typename G::State& before, const typename Match<G>::Act& act)
{
    requires std::same_as<decltype(reviewer.proved_perfect(before, act)), bool>;
};

template <Game G, ReviewerOf<G> Reviewer>
class ReviewMaker {
public:
    ReviewMaker(const Match<G>& match, Reviewer& reviewer, const ReviewContext& context)
        : match_(match)
        , reviewer_(reviewer)
        , context_(context)
    {
    }

    /// Requires that the match is over. Empty if a stop was requested.
    std::optional<MatchReview> make()
    {
        using adl::result;
        const Result end = result(match_.state());
        review_.seats = end.seats;
        for (const Seat seat : context_.persons)
            review_.persons[seat].emplace();
        for (int position = 0; position < match_.actions(); ++position) {
            context_.progressed(static_cast<double>(position) / match_.actions());
            const Estimate here = estimate(position, false);
            review_.chances.push_back(here.mean);
            variances_.push_back(here.variance);
            look_at_chance(position);
            if (review_.persons[match_.action(position).seat])
                judge(position);
            if (context_.stop.stop_requested())
                return {};
        }
        WinChances won{};
        for (const Seat seat : end.winners)
            won[seat] = 1.0 / end.winners.size();
        review_.chances.push_back(won);
        variances_.emplace_back();
        add_luck();
        return review_;
    }

private:
    using Act = typename Match<G>::Act;

    struct Estimate {
        WinChances mean{};
        /// The variance of the mean.
        WinChances variance{};
    };
    struct Drawn {
        int position = 0;
        Estimate expected;
    };

    /// Estimates the chances at a position, or with the outcome of its action drawn anew. The effort is fixed: the same
    /// match gives the same estimates.
    Estimate estimate(int position, bool with_action)
    {
        Random random(match_.setup().thought_seed(position) + (with_action ? 1 : 0));
        const int games = with_action ? Reviewer::draws : Reviewer::games;
        Estimate found;
        WinChances squares{};
        if constexpr (ExactExpectation<Reviewer, G>)
            if (with_action)
                if (const auto exact = reviewer_.expected(match_.state_at(position), match_.action(position), random)) {
                    found.mean = *exact;
                    return found;
                }
        for (int game = 0; game < games && !context_.stop.stop_requested(); ++game) {
            typename G::State state = match_.state_at(position);
            reviewer_.draw_anew(state, random);
            if (with_action) {
                events_.clear();
                apply(state, match_.action(position).seat, match_.action(position).action, events_);
            }
            const WinChances won = reviewer_.outcome(state, random);
            for (std::size_t seat = 0; seat < max_seats; ++seat) {
                found.mean[seat] += won[seat] / games;
                squares[seat] += won[seat] * won[seat] / games;
            }
        }
        for (std::size_t seat = 0; seat < max_seats; ++seat)
            found.variance[seat] = std::max(0.0, squares[seat] - found.mean[seat] * found.mean[seat]) / games;
        return found;
    }

    void look_at_chance(int position)
    {
        const Act& act = match_.action(position);
        typename G::State state = match_.state_at(position);
        events_.clear();
        apply(state, act.seat, act.action, events_);
        if (std::ranges::none_of(events_, [this](const auto& event) { return reviewer_.by_chance(event); }))
            return;
        if constexpr (ExactLuck<Reviewer, G>) {
            if (auto& person = review_.persons[act.seat])
                person->luck.gained += reviewer_.luck(match_.state_at(position), act, events_);
        } else {
            drawn_.push_back({position, estimate(position, true)});
        }
    }

    void add_luck()
    {
        for (const Drawn& drawn : drawn_) {
            const auto next = static_cast<std::size_t>(drawn.position) + 1;
            for (std::size_t seat = 0; seat < max_seats; ++seat) {
                if (!review_.persons[seat])
                    continue;
                Fortune& luck = review_.persons[seat]->luck;
                luck.gained += review_.chances[next][seat] - drawn.expected.mean[seat];
                luck.standard_error += drawn.expected.variance[seat] + variances_[next][seat];
            }
        }
        if constexpr (!ExactLuck<Reviewer, G>)
            for (auto& person : review_.persons)
                if (person)
                    person->luck.standard_error = std::sqrt(person->luck.standard_error);
    }

    void judge(int position)
    {
        using adl::legal;
        using adl::view;
        const Act& act = match_.action(position);
        const typename G::State& state = match_.state_at(position);
        if (legal(state, act.seat).size() < 2)
            return;
        const auto seen = view(state, act.seat);
        const std::uint64_t seed = match_.setup().thought_seed(position);
        const BotContext boss{Level::boss, seed, context_.stop};
        const ComparedActions<G> compared{
            act.action, decide(seen, boss), decide(seen, BotContext{Level::rookie, seed, context_.stop})};
        const std::optional<Weighed> weighed = reviewer_.weigh(seen, compared, boss);
        if (!weighed || context_.stop.stop_requested())
            return;
        SeatReview& person = *review_.persons[act.seat];
        const JudgedDecision decision{position, weighed->cost, weighed->gain};
        ++person.judged;
        if (compared.taken == compared.best) {
            ++person.as_boss;
            if (sure(weighed->gain, weighed->gain_error) && (!person.best || decision.gain > person.best->gain))
                person.best = decision;
        } else if (sure(weighed->cost, weighed->cost_error) && !proved_perfect(state, act)
            && (!person.costliest || decision.cost > person.costliest->cost) && !advised(position, seen)) {
            person.costliest = decision;
        }
    }

    /// Returns whether a hint may have advised the action. Where seats choose at the same time, the hint may have been
    /// asked before others chose, and then was made with another seed.
    bool advised(int position, const typename G::View& seen)
    {
        using adl::pending;
        using adl::view;
        const Act& act = match_.action(position);
        if constexpr (KnowsPlans<Reviewer, G>)
            if (reviewer_.planned(seen, act.action))
                return true;
        const auto decides = [&](const typename G::View& from, std::uint64_t seed) {
            return decide(from, BotContext{Level::boss, seed, context_.stop}) == act.action;
        };
        for (int before = position - 1; before >= 0 && match_.action(before).seat != act.seat; --before) {
            const typename G::State& state = match_.state_at(before);
            if (!pending(state).contains(act.seat))
                break;
            if (decides(view(state, act.seat), match_.setup().thought_seed(before)))
                return true;
        }
        const std::uint64_t seed = match_.setup().thought_seed(position);
        return decides(seen, seed + 1) || decides(seen, seed + 2);
    }

    bool proved_perfect(const typename G::State& before, const Act& act) const
    {
        if constexpr (KnowsPerfection<Reviewer, G>)
            return reviewer_.proved_perfect(before, act);
        else
            return false;
    }

    static bool sure(double difference, double error)
    {
        return difference >= std::max(static_cast<double>(Reviewer::least), 3 * error);
    }

    const Match<G>& match_;
    Reviewer& reviewer_;
    const ReviewContext& context_;
    MatchReview review_;
    /// The variances of the chances.
    std::vector<WinChances> variances_;
    std::vector<Drawn> drawn_;
    typename G::Events events_;
};

}
