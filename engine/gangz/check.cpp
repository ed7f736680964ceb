// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/deal.hpp"
#include "engine/gangz/rules.hpp"

namespace backroom::gangz {

namespace {

std::optional<Refusal> check_pawn(const Wall& wall, const Cards& own, Card card)
{
    if (std::ranges::find(wall, card) == wall.end())
        return Refusal{refusals::not_on_wall, "GZ-2.4", {card}};
    if (own.contains(card))
        return Refusal{refusals::own_card, "GZ-2.4", {card}};
    return {};
}

struct Check {
    const State& state;
    Seat seat;

    std::optional<Refusal> check_choosing() const
    {
        if (state.phase != Phase::choosing)
            return Refusal{refusals::wall_is_laid, "GZ-2.3"};
        if (!state.played[seat].empty())
            return Refusal{refusals::already_chosen, "GZ-2.1"};
        return {};
    }

    std::optional<Refusal> operator()(const SwapHand&) const
    {
        if (auto refusal = check_choosing())
            return refusal;
        if (state.swapped.contains(seat))
            return Refusal{refusals::already_swapped, "GZ-2.2"};
        const int new_size = state.hands[seat].size() - 1;
        if (new_size == 0)
            return Refusal{refusals::last_card, "GZ-2.2"};
        if (left_to_draw(state) < new_size + intruder_count)
            return Refusal{refusals::too_few_cards, "GZ-2.2", {left_to_draw(state)}};
        return {};
    }

    std::optional<Refusal> operator()(const Play& play) const
    {
        if (auto refusal = check_choosing())
            return refusal;
        if (play.cards.empty() || play.cards.size() > most_played)
            return Refusal{refusals::one_to_three, "GZ-2.1", {play.cards.size()}};
        for (const Card card : play.cards)
            if (!state.hands[seat].contains(card))
                return Refusal{refusals::not_in_hand, "GZ-2.1", {card}};
        if (const auto* same = std::ranges::adjacent_find(play.cards); same != play.cards.end())
            return Refusal{refusals::twice_the_same, "GZ-2.1", {*same}};
        return {};
    }

    std::optional<Refusal> operator()(const Vote& vote) const
    {
        if (state.phase != Phase::voting)
            return Refusal{refusals::still_choosing, "GZ-2.3"};
        if (state.votes[seat])
            return Refusal{refusals::already_voted, "GZ-2.4"};
        for (const Card card : {vote.pawns.first, vote.pawns.second})
            if (auto refusal = check_pawn(state.wall, state.played[seat], card))
                return refusal;
        if (vote.pawns.first == vote.pawns.second)
            return Refusal{refusals::twice_the_same, "GZ-2.4", {vote.pawns.first}};
        return {};
    }
};

}

std::optional<Refusal> check_pawn(const View& view, Card card)
{
    if (view.open.phase == Phase::over)
        return Refusal{backroom::refusals::game_over, {}};
    if (view.open.phase != Phase::voting)
        return Refusal{refusals::still_choosing, "GZ-2.3"};
    if (view.vote)
        return Refusal{refusals::already_voted, "GZ-2.4"};
    return check_pawn(view.open.wall, view.played, card);
}

std::optional<Refusal> check(const State& state, Seat seat, const Action& action)
{
    if (state.phase == Phase::over)
        return Refusal{backroom::refusals::game_over, {}};
    if (seat >= state.seats)
        return Refusal{backroom::refusals::not_your_turn, {}};
    return std::visit(Check{state, seat}, action);
}

std::optional<Refusal> check(const View& view, const Action& action)
{
    // Any sample will do: the checks depend only on what the seat can see.
    Random random;
    return check(sample(view, random), view.seat, action);
}

}
