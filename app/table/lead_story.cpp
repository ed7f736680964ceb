// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/lead_story.hpp"

#include <algorithm>

namespace {

using backroom::MatchReview;
using backroom::Seat;

/// A lead is clear if the chance to win exceeds any other by this much, which is more than the error of the estimates.
constexpr double clear_lead = 0.05;

/// Returns the difference between the seat's chance and the highest one of the others; negative if the seat is behind.
double lead_at(const MatchReview& review, std::size_t position, Seat seat)
{
    const auto& chances = review.chances[position];
    double others = 0;
    for (const Seat other : backroom::SeatSet::first(review.seats))
        if (other != seat)
            others = std::max(others, chances[other]);
    return chances[seat] - others;
}

Seat leader_at(const MatchReview& review, std::size_t position)
{
    const auto& chances = review.chances[position];
    return static_cast<Seat>(std::max_element(chances.begin(), chances.begin() + review.seats) - chances.begin());
}

/// Returns the last of the first `end` positions at which the seat's lead was no more than `least`; −1 if there is
/// none.
int last_behind(const MatchReview& review, Seat seat, int end, double least)
{
    int position = end - 1;
    while (position >= 0 && lead_at(review, static_cast<std::size_t>(position), seat) > least)
        --position;
    return position;
}

/// Returns the action with which the seat took the lead that it kept; −1 if it was never behind. Once it has been
/// clearly behind, moments at which it was hardly ahead or behind do not count: they are within the error.
int took_lead_at(const MatchReview& review, Seat seat)
{
    const int before_end = static_cast<int>(review.chances.size()) - 1;
    int position = last_behind(review, seat, before_end, -clear_lead);
    if (position < 0)
        return last_behind(review, seat, before_end, 0);
    while (lead_at(review, static_cast<std::size_t>(position) + 1, seat) <= 0)
        ++position;
    return position;
}

/// Returns nothing if the seat never had a clear lead.
std::optional<LeadStory> lost_lead_of(const MatchReview& review, Seat seat)
{
    std::size_t last = review.chances.size();
    while (last > 0 && lead_at(review, last - 1, seat) < clear_lead)
        --last;
    if (last == 0)
        return {};
    while (leader_at(review, last) == seat)
        ++last;
    LeadStory story{LeadStory::Kind::lost_lead, static_cast<int>(last) - 1, leader_at(review, last)};
    story.regained = last_behind(review, seat, story.position, -clear_lead) >= 0;
    return story;
}

}

LeadStory LeadStory::of(const MatchReview& review, Seat seat)
{
    const auto& end = review.chances.back();
    const Seat winner = leader_at(review, review.chances.size() - 1);
    if (end[winner] == 0)
        return {Kind::nobody_won};
    if (end[seat] > 0 && end[seat] < 1)
        return {Kind::shared_win};
    if (end[seat] > 0) {
        const int position = took_lead_at(review, seat);
        // All chances are about equal before the first action.
        return position <= 0 ? LeadStory{Kind::led_throughout} : LeadStory{Kind::took_lead, position};
    }
    if (auto lost = lost_lead_of(review, seat)) {
        if (end[winner] == 1 && winner != lost->rival)
            lost->winner = winner;
        return *lost;
    }
    if (end[winner] < 1)
        return {Kind::never_led};
    const int position = took_lead_at(review, winner);
    return {Kind::never_led, position <= 0 ? -1 : position, winner};
}
