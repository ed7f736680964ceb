// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/bot/reasons.hpp"

#include "engine/core/playout.hpp"
#include "engine/the_gang/bot/habits.hpp"
#include "engine/the_gang/bot/knowledge.hpp"
#include "engine/the_gang/bot/plans.hpp"
#include "engine/the_gang/outlook.hpp"

#include <algorithm>

namespace backroom::the_gang {

namespace {

/// The number of guessed games for each question, and the percentage of them from which on a result is mentioned.
constexpr int guesses = 300;
constexpr int likely = 25;
/// The difference in tenths of a revolver from which on it is mentioned.
constexpr int worth_a_word = 5;
/// The number of guessed games that must all end alike for the game to count as decided.
constexpr int decided_games = 200;

/// The means over the guessed games, played to the end of the job.
struct Outcome {
    /// Percentages of games in which the seat captures something, and in which it captures all gangsters looked for.
    int something = 0;
    int all = 0;
    /// Tenths of revolvers captured.
    int own = 0;
    int others = 0;
};

class Explainer {
public:
    Explainer(const View& view, const BotContext& context)
        : view_(view)
        , context_(context)
        , known_(view, Horizon::job)
        , outlook_(outlook(view.open))
    {
    }

    Advice explain(const Choose& choose)
    {
        Advice advice;
        advice.action = choose;
        if (choose.ticket)
            because_of_ticket(choose, advice);
        else
            because_of_special(choose, advice);
        return advice;
    }

    Advice explain(const Play& card, const Action& action)
    {
        Advice advice;
        advice.action = action;
        Rows rows = view_.open.cities;
        Turn turn = view_.open.turn;
        const Gangsters captured = play(rows, turn, card);
        if (!turn.gangster_placed || !turn.special_played) {
            const Choice own = view_.open.still_to_play(view_.seat);
            Random random(context_.seed);
            const Plan plan = best_plan(rows, view_.open.cities_in_play(), turn, own.gangster, own.special, random);
            if (!plan.captured.empty())
                advice.plan = plan;
        }
        if (!captured.empty()) {
            takes(advice, Reason::captures, card.city, captured);
            advice.chance = 100;
        } else if (advice.plan) {
            takes(advice, Reason::prepares, card.city, advice.plan->captured);
        }
        if (advice.reason == Reason::nothing_better && !because_it_spoils(action, advice))
            instead_of(action, advice);
        return advice;
    }

    /// Plays guessed games on by habit.
    Prospect prospect_after(const Action& action)
    {
        if (!outlook_.is_last_round())
            return Prospect::open;
        Random random(context_.seed);
        double won = 0;
        for (int game = 1; game <= decided_games && !context_.stop.stop_requested(); ++game) {
            State state = known_.guess(view_, random);
            events_.clear();
            apply(state, view_.seat, action, events_);
            play_out<TheGang>(
                state, events_, [&](const State& present, Seat seat) { return greedy_action(present, seat, random); });
            won += chance_to_win(state, view_.seat);
            if (won > 0 && won < game)
                return Prospect::open;
        }
        return won > 0 ? Prospect::won : Prospect::lost;
    }

private:
    static void takes(Advice& advice, Reason reason, City city, Gangsters gangsters)
    {
        advice.reason = reason;
        advice.city = city;
        advice.gangsters = gangsters;
        advice.revolvers = revolvers(gangsters);
    }

    void because_of_ticket(const Choose& choose, Advice& advice)
    {
        const Gangsters now = as_rows_stand(choose.gangster, *choose.ticket);
        const Outcome outcome = play_job(choose, now);
        if (!now.empty() && outcome.something >= likely) {
            takes(advice, Reason::captures, *choose.ticket, now);
            advice.chance = std::max(1, outcome.all);
        } else if (outcome.something >= likely) {
            advice.reason = Reason::will_capture;
            advice.city = *choose.ticket;
            advice.chance = outcome.something;
        } else if (!because_it_spoils(choose, advice) && !because_it_keeps(choose, advice)) {
            if (now.empty())
                return instead_of(choose, advice);
            takes(advice, Reason::captures, *choose.ticket, now);
            advice.chance = std::max(1, outcome.all);
        }
    }

    void because_of_special(const Choose& choose, Advice& advice)
    {
        const Outcome outcome = play_job(choose, {});
        if (outcome.something >= likely) {
            advice.reason = Reason::special_pays;
            if (const Plan plan = plan_with(choose.gangster); !plan.captured.empty()) {
                takes(advice, Reason::special_pays, plan.first.city, plan.captured);
                advice.plan = plan;
            }
            advice.chance = outcome.something;
            advice.tenths = outcome.own;
        } else if (view_.open.job == jobs_a_round) {
            advice.reason = Reason::special_expires;
        } else if (!because_it_spoils(choose, advice) && !because_it_keeps(choose, advice)) {
            instead_of(choose, advice);
        }
    }

    /// Compares the action with a sample of all other legal actions.
    bool because_it_spoils(const Action& action, Advice& advice)
    {
        Random random(context_.seed);
        const Actions all = legal(known_.guess(view_, random), view_.seat);
        std::int64_t sum = 0;
        int count = 0;
        const int step = 1 + static_cast<int>(all.size()) / 12;
        for (std::size_t at = 0; at < all.size(); at += static_cast<std::size_t>(step)) {
            if (all[at] == action)
                continue;
            sum += play_job(all[at], {}).others;
            ++count;
        }
        if (count == 0)
            return false;
        const int fewer = static_cast<int>(sum / count) - play_job(action, {}).others;
        if (fewer < worth_a_word)
            return false;
        advice.reason = Reason::spoils;
        advice.tenths = fewer;
        return true;
    }

    bool because_it_keeps(const Choose& choose, Advice& advice)
    {
        Choose now;
        for (const Gangster gangster : view_.hand.gangsters) {
            if (gangster == choose.gangster)
                continue;
            for (int number = 0; number < view_.open.cities_in_play(); ++number)
                if (better(advice, Reason::keeps, static_cast<City>(number),
                        as_rows_stand(gangster, static_cast<City>(number)))) {
                    advice.kept = gangster;
                    now = {gangster, advice.city};
                }
            if (!choose.ticket || view_.open.job == jobs_a_round)
                continue;
            if (const Plan plan = plan_with(gangster);
                better(advice, Reason::keeps_special, plan.first.city, plan.captured)) {
                advice.kept = 0;
                now = {gangster, {}};
            }
        }
        if (advice.reason == Reason::nothing_better)
            return false;
        advice.tenths = play_job(now, {}).own;
        return true;
    }

    /// Looks for the best rejected action that would capture something as the rows stand.
    void instead_of(const Action& action, Advice& advice)
    {
        Random random(context_.seed);
        const Reason reason = outlook_.is_last_job() ? Reason::ends_better : Reason::looks_ahead;
        const Gangster placed = view_.open.phase == Phase::placing ? view_.open.still_to_play(view_.seat).gangster : 0;
        for (const Action& other : legal(known_.guess(view_, random), view_.seat)) {
            if (other == action)
                continue;
            const auto* choose = std::get_if<Choose>(&other);
            if (choose == nullptr) {
                const Play card = as_play(other, placed);
                Rows rows = view_.open.cities;
                Turn turn = view_.open.turn;
                better(advice, reason, card.city, play(rows, turn, card));
            } else if (choose->ticket) {
                better(advice, reason, *choose->ticket, as_rows_stand(choose->gangster, *choose->ticket));
            } else {
                const Plan plan = plan_with(choose->gangster);
                better(advice, reason, plan.first.city, plan.captured);
            }
        }
    }

    static bool better(Advice& advice, Reason reason, City city, Gangsters gang)
    {
        if (revolvers(gang) <= advice.revolvers)
            return false;
        takes(advice, reason, city, gang);
        return true;
    }

    /// Returns the plan that captures most with this gangster and the special in the hand, as the rows stand.
    Plan plan_with(Gangster gangster) const
    {
        if (view_.hand.special == Special::none)
            return {};
        Random random(context_.seed);
        return best_plan(view_.open.cities, view_.open.cities_in_play(), Turn(), gangster, view_.hand.special, random);
    }

    Gangsters as_rows_stand(Gangster gangster, City city) const
    {
        Rows rows = view_.open.cities;
        Turn turn;
        return play(rows, turn, {city, gangster});
    }

    /// Uses the same guesses for every question, so that answers can be compared.
    Outcome play_job(const Action& action, Gangsters looked_for)
    {
        Random random(context_.seed);
        Outcome sums;
        int games = 0;
        for (; games < guesses && (games == 0 || !context_.stop.stop_requested()); ++games) {
            State state = known_.guess(view_, random);
            const State before = state;
            events_.clear();
            apply(state, view_.seat, action, events_);
            for (SeatSet seats = pending(state); !seats.empty() && !known_.ends(state); seats = pending(state)) {
                const Seat seat = *seats.begin();
                events_.clear();
                apply(state, seat, greedy_action(state, seat, random), events_);
            }
            for (const Seat seat : SeatSet::first(state.seats)) {
                const Gangsters gained = state.captured[seat] - before.captured[seat];
                if (seat != view_.seat) {
                    sums.others += 10 * revolvers(gained);
                    continue;
                }
                sums.own += 10 * revolvers(gained);
                sums.something += gained.empty() ? 0 : 100;
                sums.all += (looked_for - gained).empty() ? 100 : 0;
            }
        }
        return {sums.something / games, sums.all / games, sums.own / games, sums.others / games};
    }

    const View& view_;
    const BotContext& context_;
    BotKnowledge known_;
    Outlook outlook_;
    Events events_;
};

}

Advice make_advice(const View& view, const Action& action, const BotContext& context)
{
    Explainer explainer(view, context);
    const auto* choose = std::get_if<Choose>(&action);
    Advice advice = choose != nullptr
        ? explainer.explain(*choose)
        : explainer.explain(as_play(action, view.open.still_to_play(view.seat).gangster), action);
    advice.prospect = explainer.prospect_after(action);
    return advice;
}

}
