// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/bot/suspects.hpp"

#include <algorithm>

namespace backroom::gangz {

namespace {

constexpr double first_aimless = 0.2;
/// The share of choices that do not follow links even if the player otherwise does.
constexpr double unclear = 0.1;

/// Returns the likelihood that a player who goes by links chooses a picture of this rank, relative to any picture: the
/// mean for the best two of six.
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
        odds *= chosen(viewer.rank(card));
    for (const Card target : {reveal.votes[seat].first, reveal.votes[seat].second}) {
        int weaker = 0;
        int others = 0;
        for (const Card card : reveal.wall)
            if (!reveal.played[seat].contains(card) && card != target) {
                ++others;
                weaker += viewer.rank(card) < viewer.rank(target) ? 1 : 0;
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

Others::Others(const View& view)
    : view_(view)
{
    const Eyes own = eyes_of(view.open, view.seat, Level::boss);
    links_.reserve(imagined_count);
    for (std::size_t viewer = 0; viewer < imagined_count; ++viewer) {
        eyes_[viewer] = imagined(own, viewer);
        links_.emplace_back(view.open.leader(), eyes_[viewer]);
    }
    learn();
}

void Others::learn_from(const Reveal& reveal, Odds& odds) const
{
    for (std::size_t viewer = 0; viewer < imagined_count; ++viewer) {
        const Links links(reveal.leader, eyes_[viewer]);
        for (Seat seat = 0; seat < view_.open.seats; ++seat)
            odds[seat][viewer] *= odds_of(reveal, seat, links);
    }
}

void Others::learn()
{
    const PublicState& open = view_.open;
    const Story& story = open.story;
    Odds odds{};
    for (auto& of_seat : odds)
        of_seat.fill((1 - first_aimless) / static_cast<double>(imagined_count));
    if (story.last.round > 0)
        learn_from(story.last, odds);
    if (story.hardest.round != story.last.round)
        learn_from(story.hardest, odds);
    for (Seat seat = 0; seat < open.seats; ++seat) {
        Habits& habits = habits_[seat];
        const double finds = story.last.round > 0 ? odds_of_finds(open, seat) : 1;
        habits.aimless = first_aimless;
        double sum = first_aimless;
        for (std::size_t viewer = 0; viewer < imagined_count; ++viewer) {
            habits.viewer[viewer] = odds[seat][viewer] * finds;
            sum += habits.viewer[viewer];
        }
        habits.aimless /= sum;
        for (double& likely : habits.viewer)
            likely /= sum;
        constexpr double supposed_rounds = 2;
        habits.cards =
            (habits.cards * supposed_rounds + story.tallies[seat].played) / (supposed_rounds + story.last.round);
    }
}

double Others::aimless() const
{
    double sum = 0;
    for (Seat seat = 0; seat < view_.open.seats; ++seat)
        sum += seat == view_.seat ? 0 : habits_[seat].aimless;
    return sum / (view_.open.seats - 1);
}

Suspects Others::suspects() const
{
    const PublicState& open = view_.open;
    double cards = 0;
    double at_random = 0;
    std::array<double, imagined_count> by_eyes{};
    for (Seat seat = 0; seat < open.seats; ++seat) {
        if (seat == view_.seat)
            continue;
        const Habits& habits = habits_[seat];
        cards += habits.cards;
        at_random += habits.cards * habits.aimless;
        for (std::size_t viewer = 0; viewer < imagined_count; ++viewer)
            by_eyes[viewer] += habits.cards * habits.viewer[viewer];
    }
    Suspects suspects;
    for (const Card card : open.wall) {
        if (view_.played.contains(card))
            continue;
        double likely = at_random;
        for (std::size_t viewer = 0; viewer < imagined_count; ++viewer)
            likely += by_eyes[viewer] * chosen(links_[viewer].rank(card));
        suspects.push_back({card, cards / likely});
    }
    // Each intruder comes from a known stock, so the chances within each stock are scaled to the number of intruders
    // from it.
    const Suspects odds = suspects;
    for (Suspect& suspect : suspects) {
        const Memory::Stock stock = open.memory.stock_of(suspect.card);
        const auto& drawn = open.memory.intruders();
        const auto intruders = static_cast<double>(std::ranges::count(drawn, stock));
        suspect.possible = intruders > 0;
        double all = 0;
        for (const Suspect& other : odds)
            all += open.memory.stock_of(other.card) == stock ? other.chance : 0;
        suspect.chance = std::min(1.0, intruders * suspect.chance / all);
    }
    return suspects;
}

}
