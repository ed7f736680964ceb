// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/bot/review.hpp"

#include "engine/core/playout.hpp"
#include "engine/gangz/bot/suspects.hpp"

#include <algorithm>

namespace backroom::gangz {

static_assert(ReviewerOf<Reviewer, Gangz>);

namespace {

struct Linked {
    Card card = 0;
    double link = 0;
};

double points_of_vote(const Suspects& suspects, const Vote& vote)
{
    double points = 0;
    for (const Suspect& suspect : suspects)
        if (vote.pawns.on(suspect.card))
            points += 2 * suspect.chance;
    return points;
}

/// Chooses as a soldier does, but with other eyes.
Play quick_play(const State& state, Seat seat, const Links& links)
{
    FixedVector<Linked, hand_size> hand;
    for (const Card card : state.hands[seat])
        hand.push_back({card, links.strength(card)});
    std::ranges::stable_sort(hand, [](const Linked& one, const Linked& other) { return one.link > other.link; });
    const Tally& tally = state.story.tallies[seat];
    const double second = (tally.shot > tally.clean ? 0.11 : 0.06) * (state.seats - 1);
    Play play;
    for (std::size_t at = 0; at < hand.size() && at < most_played; ++at)
        if (at == 0 || hand[at].link >= second * static_cast<double>(at))
            play.cards.insert(hand[at].card);
    return play;
}

Vote quick_vote(const State& state, Seat seat, const Links& links, Random& random)
{
    FixedVector<Linked, most_of_others> wall;
    const auto& drawn = state.memory.intruders();
    for (const Card card : state.wall) {
        if (state.played[seat].contains(card))
            continue;
        const bool possible = std::ranges::find(drawn, state.memory.stock_of(card)) != drawn.end();
        wall.push_back({card, links.strength(card) + (possible ? 0 : 1)});
    }
    random.shuffle(wall);
    std::ranges::stable_sort(wall, [](const Linked& one, const Linked& other) { return one.link < other.link; });
    return {{wall[0].card, wall[1].card}};
}

}

Reviewer::Reviewer(const PublicState& open)
    : links_(card_count * eyes_count)
{
    for (std::size_t number = 0; number < eyes_count; ++number) {
        const auto seat = static_cast<Seat>(number % max_seats);
        eyes_[number] = imagined(eyes_of(open, seat, Level::soldier), number / max_seats);
    }
}

void Reviewer::draw_anew(State& state, Random& random) const
{
    state.random = Random(next_seed(random));
    random.shuffle(state.deck);
}

const Links& Reviewer::links(Card leader, std::size_t eyes)
{
    auto& known = links_[leader * eyes_count + eyes];
    if (!known)
        known = std::make_unique<const Links>(leader, eyes_[eyes]);
    return *known;
}

Action Reviewer::quick_action(const State& state, Seat seat, const EyesOfSeats& eyes, Random& random)
{
    const Links& seen = links(state.leaders.front(), eyes[seat]);
    if (state.phase == Phase::choosing)
        return quick_play(state, seat, seen);
    return quick_vote(state, seat, seen, random);
}

WinChances Reviewer::outcome(State& state, Random& random)
{
    EyesOfSeats eyes{};
    for (std::size_t& of_seat : eyes)
        of_seat = random.below(eyes_count);
    play_out<Gangz>(
        state, events_, [&](const State& present, Seat seat) { return quick_action(present, seat, eyes, random); });
    const Result end = result(state);
    WinChances chances{};
    for (const Seat winner : end.winners)
        chances[winner] = 1.0 / end.winners.size();
    return chances;
}

std::optional<Weighed> Reviewer::weigh(
    const View& view, const ComparedActions<Gangz>& compared, const BotContext& /*context*/) const
{
    const auto* taken = std::get_if<Vote>(&compared.taken);
    // Nobody judges which cards a player links with the leader.
    if (taken == nullptr)
        return {};
    const Suspects suspects = Others(view).suspects();
    const double worth = points_of_vote(suspects, *taken);
    return Weighed{points_of_vote(suspects, std::get<Vote>(compared.best)) - worth, 0,
        worth - points_of_vote(suspects, std::get<Vote>(compared.usual)), 0};
}

bool Reviewer::proved_perfect(const State& before, const Match<Gangz>::Act& act) const
{
    const auto* vote = std::get_if<Vote>(&act.action);
    if (vote == nullptr)
        return false;
    const auto owned = [&](Card card) {
        return std::ranges::any_of(before.played, [card](const Cards& cards) { return cards.contains(card); });
    };
    return !owned(vote->pawns.first) && !owned(vote->pawns.second);
}

std::optional<MatchReview> review(const Match<Gangz>& match, const ReviewContext& context)
{
    Reviewer reviewer(public_state(match.initial()));
    return ReviewMaker<Gangz, Reviewer>(match, reviewer, context).make();
}

}
