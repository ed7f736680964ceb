// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/worth.hpp"

#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>

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

/// The logistic function, nearly, by steps that give the same on every processor, which std::exp does not.
double logistic(double x)
{
    constexpr int squarings = 10;
    double power = 1 - x / (1 << squarings);
    for (int times = 0; times < squarings; ++times)
        power *= power;
    return 1 / (1 + power);
}

/// How the chance to win follows from a standing: the logistic function of `even` + `dice` for each die of lead over
/// the mean of the others + `starts` for the seat that begins the round.
struct Traits {
    double even;
    double dice;
    double starts;
};

/// From the second round on; the last entry is for the end of the game.
using TraitsOfRounds = std::array<Traits, round_count>;

/// Fitted to 2,500 games each of a boss and soldiers, by rounds, and smoothed. Two who are left begin as equals.
constexpr std::array<TraitsOfRounds, max_seats - 1> traits{{
    {{{0, 0.060, 0}, {0, 0.063, 0}, {0, 0.066, 0}, {0, 0.070, 0}, {0, 0.074, 0}, {0, 0.081, 0}, {0, 0.088, 0},
        {0, 0.099, 0}, {0, 0.114, 0}, {0, 0.138, 0}, {0, 0.19, 0}, {0, 0.63, 0}}},
    {{{-0.64, 0.070, -0.16}, {-0.67, 0.070, -0.16}, {-0.71, 0.073, -0.16}, {-0.74, 0.076, -0.16}, {-0.76, 0.079, -0.17},
        {-0.79, 0.082, -0.18}, {-0.82, 0.085, -0.19}, {-0.85, 0.090, -0.21}, {-0.88, 0.094, -0.26},
        {-0.90, 0.098, -0.40}, {-0.95, 0.108, -0.60}, {-2.60, 0.248, 0}}},
    {{{-1.06, 0.067, -0.17}, {-1.10, 0.070, -0.22}, {-1.14, 0.073, -0.25}, {-1.18, 0.076, -0.28}, {-1.23, 0.078, -0.28},
        {-1.29, 0.082, -0.28}, {-1.36, 0.088, -0.30}, {-1.44, 0.095, -0.33}, {-1.53, 0.103, -0.40},
        {-1.57, 0.108, -0.70}, {-1.80, 0.119, -0.80}, {-3.55, 0.229, -0.25}}},
}};

double worth_among_many(const Standing& standing)
{
    const int rivals = standing.in_game - 1;
    const double share = static_cast<double>(standing.middle) / standing.in_game;
    const double lead = standing.mine + share - static_cast<double>(standing.others) / rivals;
    const Traits& now = traits[static_cast<std::size_t>(rivals) - 1][static_cast<std::size_t>(standing.round) - 2];
    return logistic(now.even + now.dice * lead + (standing.starts ? now.starts : 0));
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
