// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/bot/suspects.hpp"

#include <algorithm>

namespace backroom::gangz {

namespace {

constexpr double first_aimless = 0.2;
/// The share of choices that do not follow links even if the player does.
constexpr double unclear = 0.1;

/// Returns the likelihood of a picture of this rank among those chosen by links, relative to any picture: the mean of
/// the two best of six.
double chosen(double rank)
{
    const double fourth = rank * rank * rank * rank;
    return (1 - unclear) * (15 * fourth - 12 * fourth * rank) + unclear;
}

/// Returns the likelihood ratio of the seat's choice and vote with these links against random ones.
double odds_of(const Reveal& reveal, Seat seat, const Links& viewer)
{
    double odds = 1;
    for (const Card card : reveal.played[seat])
        odds *= chosen(viewer.rank(reveal.leader, card));
    for (const Card target : {reveal.votes[seat].first, reveal.votes[seat].second}) {
        int weaker = 0;
        int others = 0;
        for (const Card card : reveal.wall)
            if (!reveal.played[seat].contains(card) && card != target) {
                ++others;
                weaker += viewer.rank(reveal.leader, card) < viewer.rank(reveal.leader, target) ? 1 : 0;
            }
        const double above = 1 - static_cast<double>(weaker) / std::max(1, others);
        odds *= 0.1 + 3.6 * above * above * above;
    }
    return odds;
}

/// Returns the likelihood ratio of the number of intruders that the seat has found in all rounds.
double odds_of_finds(const PublicState& open, Seat seat)
{
    const int rounds = open.story.last.round;
    int played = 0;
    for (Seat other = 0; other < open.seats; ++other)
        played += other == seat ? 0 : open.story.tallies[other].played;
    const double at_random = 2.0 * rounds / (played + 2.0 * rounds);
    const double by_sense = std::min(0.8, 2 * at_random);
    const int found = open.story.tallies[seat].found;
    double odds = 1;
    for (int pawn = 0; pawn < 2 * rounds; ++pawn)
        odds *= pawn < found ? by_sense / at_random : (1 - by_sense) / (1 - at_random);
    return odds;
}

}

std::array<const Links*, 3> all_eyes()
{
    return {&Links::all(), &Links::common(), &Links::obvious()};
}

double fit(Card leader, Card card)
{
    double sum = 0;
    for (const Links* viewer : all_eyes())
        sum += viewer->rank(leader, card);
    return sum / static_cast<double>(all_eyes().size());
}

HabitsOfSeats habits_of_seats(const View& view)
{
    const PublicState& open = view.open;
    const Story& story = open.story;
    const auto viewer = all_eyes();
    HabitsOfSeats all{};
    for (Seat seat = 0; seat < open.seats; ++seat) {
        Habits& habits = all[seat];
        habits.aimless = first_aimless;
        double sum = first_aimless;
        for (std::size_t at = 0; at < viewer.size(); ++at) {
            double odds = (1 - first_aimless) / static_cast<double>(viewer.size());
            if (story.last.round > 0)
                odds *= odds_of(story.last, seat, *viewer[at]) * odds_of_finds(open, seat);
            if (story.hardest.round != story.last.round)
                odds *= odds_of(story.hardest, seat, *viewer[at]);
            habits.viewer[at] = odds;
            sum += odds;
        }
        habits.aimless /= sum;
        for (double& likely : habits.viewer)
            likely /= sum;
        constexpr double supposed_rounds = 2;
        habits.cards =
            (habits.cards * supposed_rounds + story.tallies[seat].played) / (supposed_rounds + story.last.round);
    }
    return all;
}

double aimless(const View& view, const HabitsOfSeats& habits)
{
    double sum = 0;
    for (Seat seat = 0; seat < view.open.seats; ++seat)
        sum += seat == view.seat ? 0 : habits[seat].aimless;
    return sum / (view.open.seats - 1);
}

Suspects suspects(const View& view, const HabitsOfSeats& habits)
{
    const PublicState& open = view.open;
    const auto viewer = all_eyes();
    double cards = 0;
    double at_random = 0;
    std::array<double, 3> by_eyes{};
    for (Seat seat = 0; seat < open.seats; ++seat) {
        if (seat == view.seat)
            continue;
        cards += habits[seat].cards;
        at_random += habits[seat].cards * habits[seat].aimless;
        for (std::size_t at = 0; at < viewer.size(); ++at)
            by_eyes[at] += habits[seat].cards * habits[seat].viewer[at];
    }
    Suspects suspects;
    for (const Card card : open.wall) {
        if (view.played.contains(card))
            continue;
        double likely = at_random;
        for (std::size_t at = 0; at < viewer.size(); ++at)
            likely += by_eyes[at] * chosen(viewer[at]->rank(open.leader(), card));
        suspects.push_back({card, cards / likely});
    }
    // Each intruder comes from a known stock, so the chances within each stock are scaled to the number of intruders
    // from it.
    const Suspects odds = suspects;
    for (Suspect& suspect : suspects) {
        const Memory::Stock stock = open.memory.stock_of(suspect.card);
        const auto& drawn = open.memory.intruders();
        const auto intruders = static_cast<double>(std::count(drawn.begin(), drawn.end(), stock));
        suspect.possible = intruders > 0;
        double all = 0;
        for (const Suspect& other : odds)
            all += open.memory.stock_of(other.card) == stock ? other.chance : 0;
        suspect.chance = std::min(1.0, intruders * suspect.chance / all);
    }
    return suspects;
}

}
