// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/round.hpp"

#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>

namespace backroom::gang_of_dice {

namespace {

/// The reply of a player who follows: the number of dice, and the chance to beat the present result.
struct Answer {
    int dice = 1;
    double chance = 0;
};

/// With more than two players, dice are maximised up to this round: so early they say as much as the chance to win.
constexpr int rounds_of_dice = 5;
/// Totals that are reached with a smaller probability are not aimed at.
constexpr double least_aim = 0.005;

class Forecast {
public:
    Forecast(
        const Situation& situation, int dice, const Reach& reach, Foresight foresight, double (*worth)(const Standing&))
        : situation_(situation)
        , dice_(dice)
        , reach_(reach)
        , foresight_(foresight)
        , worth_(worth)
        , left_(situation.mine - dice)
    {
    }

    Outlook outlook()
    {
        Outlook outlook;
        const End invalid = after_bust();
        outlook.worth.invalid = invalid.worth;
        outlook.chance.invalid = 0;
        const End beaten = after_defeat();
        for (int total = 0; total <= dice_ * (face_count - 1); ++total) {
            const End end = situation_.beats(total, dice_) ? after_lead(total) : beaten;
            outlook.worth.of_total[static_cast<std::size_t>(total)] = end.worth;
            outlook.chance.of_total[static_cast<std::size_t>(total)] = end.chance;
            // A higher result may make the others take more dice than a lower one. That is uncertain: a computer player
            // that counted on it would reroll the best result.
            if (deep() && !duel() && total > 0 && situation_.beats(total - 1, dice_))
                outlook.worth.of_total[static_cast<std::size_t>(total)] =
                    std::max(end.worth, outlook.worth.of_total[static_cast<std::size_t>(total - 1)]);
        }
        return outlook;
    }

private:
    struct End {
        double worth = 0;
        double chance = 0;
    };

    bool duel() const { return situation_.seats == 2; }
    bool deep() const { return foresight_ == Foresight::deep; }

    /// Values what is left behind the screens, and the dice that nobody won.
    double worth_of(int mine, int others, int middle, bool starts) const
    {
        if (!counts_games(situation_, foresight_))
            return mine + static_cast<double>(middle) / situation_.in_game;
        return worth_({situation_.round + 1, situation_.seats, situation_.in_game, mine, others, middle, starts});
    }

    double chance_to_beat(int dice, const TurnResult& result) const
    {
        return reach_.chance(dice, result.total + (dice > result.dice ? 0 : 1));
    }

    int most_of_later() const
    {
        const int wealth = situation_.others / std::max(1, situation_.in_game - 1);
        return std::clamp(wealth, 1, dice_in_game(situation_.seats));
    }

    /// The reply of a player who maximises dice, if so much can be won and so many turns follow.
    Answer answer(const std::optional<TurnResult>& to_beat, int pot, int following) const
    {
        if (!deep()) {
            const int dice = std::min(dice_, most_of_later());
            return {dice, to_beat ? chance_to_beat(dice, *to_beat) : reach_.chance(dice, 0)};
        }
        Answer best;
        double most = 0;
        for (int dice = 1; dice <= most_of_later(); ++dice) {
            const int least = to_beat ? to_beat->total + (dice > to_beat->dice ? 0 : 1) : 0;
            const double gain = best_aim(dice, least, pot, following) - dice;
            if (dice == 1 || gain > most) {
                most = gain;
                best = {dice, reach_.chance(dice, least)};
            }
        }
        return best;
    }

    /// What these dice win on average with the best total to aim at. Each player who follows is expected to take as
    /// many: what these would do to a higher lead, in turn, hardly changes the figures.
    double best_aim(int dice, int least, int pot, int following) const
    {
        double most = 0;
        for (int aim = least;; ++aim) {
            const double chance = reach_.chance(dice, aim);
            double holds = chance;
            for (int turn = 0; turn < following; ++turn)
                holds *= 1 - reach_.chance(dice, aim + 1);
            most = std::max(most, holds * (pot + dice + following * dice));
            if (following == 0 || chance < least_aim)
                return most;
        }
    }

    End after_lead(int total) const
    {
        const TurnResult mine{static_cast<std::uint8_t>(total), static_cast<std::uint8_t>(dice_), true};
        if (deep() && duel() && situation_.later == 1)
            return against_one(mine);
        double holds = 1;
        int pot = situation_.pot() + dice_;
        for (int later = 0; later < situation_.later; ++later) {
            const Answer next = answer(mine, pot, situation_.later - later - 1);
            holds *= 1 - next.chance;
            pot += next.dice;
        }
        const int paid = pot - situation_.pot() - dice_;
        const double win = worth_of(left_ + pot, situation_.others - paid, 0, true);
        const double loss = worth_of(left_, situation_.others + situation_.pot() + dice_, 0, false);
        return {holds * win + (1 - holds) * loss, std::max(0.0, holds)};
    }

    /// The opponent's reply is the best one for the game.
    End against_one(const TurnResult& mine) const
    {
        const int pot = situation_.pot() + dice_;
        const double loss = worth_of(left_, situation_.others + pot, 0, false);
        End worst{2, 0};
        for (int dice = 1; dice <= most_of_later(); ++dice) {
            const double win = worth_of(left_ + pot + dice, situation_.others - dice, 0, true);
            const double beaten = chance_to_beat(dice, mine);
            const double here = beaten * loss + (1 - beaten) * win;
            if (here < worst.worth)
                worst = {here, std::max(0.0, 1 - beaten)};
        }
        return worst;
    }

    /// Another player wins, or leads before this seat's turn.
    End after_defeat() const
    {
        const int pot = situation_.pot() + dice_;
        return {worth_of(left_, situation_.others + pot, 0, false), 0};
    }

    End after_bust() const
    {
        if (situation_.to_beat)
            return after_defeat();
        const int pot = situation_.middle + dice_;
        if (deep() && duel() && situation_.later == 1) {
            const double loss = worth_of(left_, situation_.others + pot, 0, false);
            double worst = 2;
            for (int dice = 1; dice <= most_of_later(); ++dice) {
                const double lost = worth_of(left_, situation_.others - dice, pot + dice, true);
                const double valid = reach_.chance(dice, 0);
                worst = std::min(worst, valid * loss + (1 - valid) * lost);
            }
            return {worst, 0};
        }
        double nobody = 1;
        int middle = pot;
        for (int later = 0; later < situation_.later; ++later) {
            const Answer next = answer({}, middle, situation_.later - later - 1);
            nobody *= 1 - next.chance;
            middle += next.dice;
        }
        const double loss = worth_of(left_, situation_.others + pot, 0, false);
        const double lost = worth_of(left_, situation_.others - (middle - pot), middle, situation_.starts);
        return {nobody * lost + (1 - nobody) * loss, 0};
    }

    const Situation& situation_;
    const int dice_;
    const Reach& reach_;
    const Foresight foresight_;
    double (*const worth_)(const Standing&);
    const int left_;
};

}

Situation situation_of(const View& view)
{
    const PublicState& open = view.open;
    Situation situation;
    situation.seats = open.seats;
    situation.in_game = open.seats - open.out.size();
    situation.round = open.round;
    situation.warning = open.warning();
    situation.mine = view.wealth + static_cast<int>(open.shown[view.seat].size());
    situation.middle = open.middle;
    situation.others = wealth_in_game(open.seats) - to_come_after(open.round) - open.middle - situation.mine;
    situation.starts = open.start == view.seat;
    for (Seat seat = 0; seat < open.seats; ++seat) {
        if (seat == view.seat || open.out.contains(seat))
            continue;
        if (!open.results[seat]) {
            ++situation.later;
            continue;
        }
        const auto dice = static_cast<int>(open.shown[seat].size());
        situation.others -= dice;
        situation.shown += dice;
    }
    if (const std::optional<Seat> before = leader(open.results, open.start, open.seats))
        situation.to_beat = open.results[*before];
    return situation;
}

int most_to_take(const Situation& situation)
{
    return std::min(situation.mine, dice_in_game(situation.seats));
}

bool hopeless(const Situation& situation)
{
    // Each player who follows has to use a die, which the winner takes (GD-2.3, 3.1).
    const int with_this_round = situation.mine + situation.pot() + situation.later;
    const int rivals = situation.in_game - 1;
    return situation.round == round_count && with_this_round * rivals < situation.others - situation.later;
}

bool counts_games(const Situation& situation, Foresight foresight)
{
    return foresight == Foresight::deep && (situation.in_game == 2 || situation.round > rounds_of_dice);
}

Outlook outlook(
    const Situation& situation, int dice, const Reach& reach, Foresight foresight, double (*worth)(const Standing&))
{
    return Forecast(situation, dice, reach, foresight, worth).outlook();
}

Values chances_by_total(const Situation& situation, int dice, const Reach& reach)
{
    // Rounds to 99 %.
    constexpr double nearly_sure = 1 - 1e-6;
    Values chances = outlook(situation, dice, reach, Foresight::deep).chance;
    const int most = situation.later == 0 ? 0 : std::min(situation.others, dice_in_game(situation.seats));
    for (int total = 0; total <= dice * (face_count - 1); ++total) {
        double& chance = chances.of_total[static_cast<std::size_t>(total)];
        for (int answer = 1; answer <= most && chance > nearly_sure; ++answer)
            if (reach.chance(answer, total + (answer > dice ? 0 : 1)) > 0)
                chance = nearly_sure;
    }
    return chances;
}

Values aim_of(const Situation& situation, int dice, const Reach& reach, Foresight foresight)
{
    const Outlook seen = outlook(situation, dice, reach, foresight);
    return foresight == Foresight::deep && hopeless(situation) ? seen.chance : seen.worth;
}

}
