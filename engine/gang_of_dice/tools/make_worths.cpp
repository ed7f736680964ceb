// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Prints bot/duel_worths.inc: the chance to win of the player who starts the next round, for every standing between two
// players, computed backwards from the last round with best play on both sides.
#include "engine/gang_of_dice/bot/round.hpp"
#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/rules.hpp"

#include <cstdio>

namespace {

using namespace backroom::gang_of_dice;

DuelWorths::Table table;

double worth_so_far(const Standing& standing)
{
    if (standing.mine <= 0)
        return 0;
    if (standing.others <= 0)
        return 1;
    if (standing.round > round_count)
        return standing.mine > standing.others ? 1 : standing.mine == standing.others ? 0.5 : 0;
    const int middle = standing.middle + added_in_round(standing.round);
    const int lead = standing.mine - standing.others;
    return standing.starts ? DuelWorths::at(table, standing.round, middle, lead)
                           : 1 - DuelWorths::at(table, standing.round, middle, -lead);
}

double worth_of_card(Situation situation, const Warning& warning)
{
    situation.warning = warning;
    const auto reach = Reach::of(warning, {});
    double best = 0;
    for (int dice = 1; dice <= most_to_take(situation); ++dice) {
        // Numbers of dice that can hardly end a turn validly need not be considered.
        if (reach->chance(dice, 0) < 0.03)
            continue;
        const Values worths = outlook(situation, dice, *reach, Foresight::deep, worth_so_far).worth;
        best = std::max(best,
            dice <= TurnPlan::most_dice ? TurnPlan(warning, dice, worths).before_rolling()
                                        : reach->many().before_rolling(dice, worths));
    }
    return best;
}

double worth_of_round(int round, int middle, int lead)
{
    const int dice = wealth_in_game(2) - to_come_after(round) - middle;
    Situation situation;
    situation.round = round;
    situation.middle = middle;
    situation.mine = std::clamp((dice + lead) / 2, 1, dice - 1);
    situation.others = dice - situation.mine;
    situation.later = 1;
    situation.starts = true;
    double sum = 0;
    const auto cards = deck(round > bright_rounds ? Back::dark : Back::bright);
    for (const Warning& warning : cards)
        sum += worth_of_card(situation, warning);
    return sum / static_cast<double>(cards.size());
}

}

int main()
{
    for (int round = round_count; round >= DuelWorths::first_round; --round) {
        std::size_t at = static_cast<std::size_t>(round - DuelWorths::first_round) * DuelWorths::middles.size()
            * DuelWorths::leads.size();
        for (const int middle : DuelWorths::middles)
            for (const int lead : DuelWorths::leads)
                table[at++] = static_cast<std::uint16_t>(
                    worth_of_round(round, std::max(middle, added_in_round(round)), lead) * DuelWorths::scale + 0.5);
        std::fprintf(stderr, "round %d\n", round);
    }
    for (std::size_t at = 0; at < table.size(); ++at)
        std::printf("%d,%s", table[at], at % DuelWorths::leads.size() == DuelWorths::leads.size() - 1 ? "\n" : " ");
}
