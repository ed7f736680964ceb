// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/worth.hpp"

#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>
#include <cmath>

namespace backroom::gang_of_dice {

namespace {

constexpr DuelWorths::Table duel_worths = {
#include "engine/gang_of_dice/bot/duel_worths.inc"
};

/// Returns the last grid point not above the value, and the value's position on the way to the next one, 0 to 1.
template <std::size_t Size>
std::pair<std::size_t, double> between(const std::array<int, Size>& nodes, int value)
{
    const int within = std::clamp(value, nodes.front(), nodes.back());
    const auto above = std::upper_bound(nodes.begin() + 1, nodes.end() - 1, within);
    const auto at = static_cast<std::size_t>(above - nodes.begin()) - 1;
    return {at, static_cast<double>(within - nodes[at]) / (nodes[at + 1] - nodes[at])};
}

double worth_of_duel(const Standing& standing)
{
    const int middle = standing.middle + added_in_round(standing.round);
    const int lead = standing.mine - standing.others;
    return standing.starts ? DuelWorths::at(duel_worths, standing.round, middle, lead)
                           : 1 - DuelWorths::at(duel_worths, standing.round, middle, -lead);
}

/// A sigmoid from 0 to 1 with 1/2 at 0.
double slope(double x)
{
    return 0.5 + 0.5 * x / std::sqrt(1 + x * x);
}

double worth_among_many(const Standing& standing)
{
    const int rivals = standing.in_game - 1;
    const double share = static_cast<double>(standing.middle) / standing.in_game;
    const double lead = standing.mine + share - static_cast<double>(standing.others) / rivals;
    const int left = round_count + 1 - standing.round;
    // Fitted to games: the lead over the mean of the others that gives even chances against the best of them, and how
    // fast a larger lead takes effect.
    constexpr std::array even_leads{0, 8, 16};
    constexpr std::array first_spreads{10, 16, 60};
    constexpr std::array more_spreads{100, 130, 100};
    const auto at = static_cast<std::size_t>(rivals) - 1;
    return slope((lead - even_leads[at]) / std::sqrt(first_spreads[at] + more_spreads[at] * left));
}

}

double DuelWorths::at(const Table& table, int round, int middle, int lead)
{
    const auto [row, down] = between(middles, middle);
    const auto [column, along] = between(leads, lead);
    const std::size_t first =
        (static_cast<std::size_t>(round - first_round) * middles.size() + row) * leads.size() + column;
    const auto line = [&table, share = along](
                          std::size_t from) { return table[from] * (1 - share) + table[from + 1] * share; };
    return (line(first) * (1 - down) + line(first + leads.size()) * down) / scale;
}

double worth(const Standing& standing)
{
    if (standing.mine <= 0)
        return 0;
    if (standing.others <= 0)
        return 1;
    if (standing.round > round_count && standing.in_game == 2)
        return standing.mine > standing.others ? 1 : standing.mine == standing.others ? 0.5 : 0;
    return standing.seats == 2 ? worth_of_duel(standing) : worth_among_many(standing);
}

}
