#include "gangz/bot_suspects.hpp"

#include <algorithm>

namespace backroom::gangz {

namespace {

/// Odds that somebody plays by links, before anything is known, and how sure one ever gets.
constexpr double first_odds = 4;
constexpr double highest_odds = 60;

/// How much likelier those pawns are for somebody who votes for what is linked least.
double odds_of_votes(const Reveal& last, Seat seat)
{
    double odds = 1;
    for (const Card target : {last.votes[seat].first, last.votes[seat].second}) {
        int weaker = 0;
        int others = 0;
        for (const Card card : last.wall)
            if (!last.played[seat].contains(card) && card != target) {
                ++others;
                weaker += fit(last.leader, card) < fit(last.leader, target) ? 1 : 0;
            }
        const double place = static_cast<double>(weaker) / std::max(1, others);
        odds *= 0.25 + 3 * (1 - place) * (1 - place) * (1 - place);
    }
    return odds;
}

double odds_of_cards(const Reveal& last, Seat seat)
{
    double odds = 1;
    for (const Card card : last.played[seat])
        odds *= likelihood_of_choice(fit(last.leader, card), 1);
    return odds;
}

/// By how many intruders the seat has found in all rounds.
double odds_of_finds(const Open& open, Seat seat)
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

double fit(Card leader, Card card)
{
    return (Links::all().rank(leader, card) + Links::common().rank(leader, card)) / 2;
}

double likelihood_of_choice(double fit, double sense)
{
    // The two best of six, in the mean.
    const double fourth = fit * fit * fit * fit;
    const double chosen = 15 * fourth - 12 * fourth * fit;
    // Some choose otherwise, or see other links.
    constexpr double clear = 0.85;
    return sense * clear * chosen + 1 - sense * clear;
}

std::array<double, max_seats> sense_of_seats(const View& view)
{
    const Open& open = view.open;
    std::array<double, max_seats> senses{};
    for (Seat seat = 0; seat < open.seats; ++seat) {
        double odds = first_odds;
        if (open.story.last.round > 0)
            odds *=
                odds_of_votes(open.story.last, seat) * odds_of_cards(open.story.last, seat) * odds_of_finds(open, seat);
        odds = std::clamp(odds, 1 / highest_odds, highest_odds);
        senses[seat] = odds / (1 + odds);
    }
    return senses;
}

double sense_of_others(const View& view)
{
    const auto senses = sense_of_seats(view);
    double sum = 0;
    for (Seat seat = 0; seat < view.open.seats; ++seat)
        sum += seat == view.seat ? 0 : senses[seat];
    return sum / (view.open.seats - 1);
}

Suspects suspects(const View& view, double sense)
{
    const Open& open = view.open;
    Suspects suspects;
    for (const Card card : open.wall)
        if (!view.played.contains(card))
            suspects.push_back({card});
    // Each intruder came out of a stock that everybody knows.
    for (Suspect& suspect : suspects) {
        const Memory::Stock stock = open.memory.stock_of(suspect.card);
        const auto& drawn = open.memory.intruders();
        const auto intruders = static_cast<double>(std::count(drawn.begin(), drawn.end(), stock));
        suspect.possible = intruders > 0;
        if (!suspect.possible)
            continue;
        double all = 0;
        int alike = 0;
        for (const Suspect& other : suspects)
            if (open.memory.stock_of(other.card) == stock) {
                all += 1 / likelihood_of_choice(fit(open.leader(), other.card), sense);
                ++alike;
            }
        suspect.chance = alike <= intruders
            ? 1
            : std::min(1.0, intruders / (likelihood_of_choice(fit(open.leader(), suspect.card), sense) * all));
    }
    return suspects;
}

}
