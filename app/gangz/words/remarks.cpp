// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/remarks.hpp"

#include "app/gangz/words/tattoo_names.hpp"
#include "app/gangz/words/wording.hpp"

#include <algorithm>

namespace gangz_table {

using namespace backroom::gangz;

namespace {

/// The card of a computer player about which it could say most.
struct Link {
    backroom::Seat seat = backroom::nobody;
    Card card = 0;
    tattoos::Thought thought;
};

Link strongest_link(const Cards& played, Card leader, backroom::Seat seat, std::span<const Card> wall)
{
    Link best{seat, played[0], {}};
    for (const Card card : played)
        if (auto thought = tattoos::evident_thought(leader, card, wall); thought.strength > best.thought.strength)
            best = {seat, card, std::move(thought)};
    return best;
}

}

Remarks remarks_of(const PublicState& open, const CardsOfSeats& played, const QList<int>& levels)
{
    constexpr std::size_t most = 3;
    std::vector<Link> links;
    for (backroom::Seat seat = 0; seat < open.seats; ++seat)
        if (levels.value(seat) > 0)
            links.push_back(strongest_link(played[seat], open.leader(), seat, open.wall));
    std::ranges::stable_sort(
        links, [](const Link& one, const Link& other) { return one.thought.strength > other.thought.strength; });
    // Makes the forms differ from those of the round before.
    const int turn = open.story.opening.front() + open.round;
    Remarks all;
    for (const Link& link : links) {
        const QString card = tattoos::name(link.card);
        const bool evident = link.thought.strength > 0;
        const bool shot = !open.story.last.pawns_on(link.card, open.seats).empty();
        const QStringList lines = evident ? Wording::remarks(card, link.thought.words, shot)
                                          : Wording::excuses(card, tattoos::name(open.leader()), shot);
        const int form = evident ? turn * static_cast<int>(most) + static_cast<int>(all.size()) : turn;
        all.emplace_back(link.seat, lines[form % lines.size()]);
        if (!evident || all.size() == most)
            break;
    }
    return all;
}

}
