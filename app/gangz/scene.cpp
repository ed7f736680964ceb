// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/scene.hpp"

#include <algorithm>

namespace gangz_table {

using namespace rules;

std::vector<Card> RoundReveal::owned() const
{
    std::vector<Card> cards;
    for (const Card card : round.wall)
        if (!intruder(card))
            cards.push_back(card);
    return cards;
}

std::optional<backroom::Seat> RoundReveal::knownOwner(Card card) const
{
    const backroom::Seat owner = round.owner(card);
    if (owner == backroom::nobody)
        return unmasked ? std::optional(owner) : std::nullopt;
    const std::vector<Card> cards = owned();
    const auto place = std::ranges::find(cards, card) - cards.begin();
    return place < owners ? std::optional(owner) : std::nullopt;
}

std::vector<Reason> RoundReveal::allReasons() const
{
    std::vector<Reason> list;
    for (int at = 0; at < seats; ++at) {
        const auto seat = static_cast<backroom::Seat>(at);
        const Score& score = round.scores[seat];
        if (score.found > 0) {
            Reason found{seat, Reason::Found, 2 * score.found, {}};
            for (const Card card : round.intruders)
                if (round.votes[seat].on(card))
                    found.cards.insert(card);
            list.push_back(found);
        }
        Reason clean{seat, Reason::Clean, score.clean, {}};
        Reason shot{seat, Reason::Shot, -score.shot, {}};
        for (const Card card : round.played[seat])
            (round.pawns_on(card, seats).empty() ? clean : shot).cards.insert(card);
        for (const Reason& reason : {clean, shot})
            if (reason.points != 0)
                list.push_back(reason);
    }
    return list;
}

int RoundReveal::most() const
{
    int most = round.scores[0].points();
    for (int seat = 1; seat < seats; ++seat)
        most = std::max(most, round.scores[static_cast<std::size_t>(seat)].points());
    return most;
}

int RoundReveal::total(backroom::Seat seat) const
{
    int sum = totalBefore(seat);
    const std::vector<Reason> list = allReasons();
    for (int at = 0; at < reasons && at < static_cast<int>(list.size()); ++at)
        if (list[static_cast<std::size_t>(at)].seat == seat)
            sum += list[static_cast<std::size_t>(at)].points;
    return sum;
}

backroom::SeatSet RoundReveal::reached() const
{
    backroom::SeatSet reached;
    for (int at = 0; at < seats && target > 0; ++at)
        if (const auto seat = static_cast<backroom::Seat>(at); round.scores[seat].total >= target)
            reached.insert(seat);
    return reached;
}

void RoundReveal::complete()
{
    pawns = seats;
    owners = static_cast<int>(round.wall.size());
    shaking = false;
    feat.reset();
    unmasked = scoring = walked = true;
    reasons = static_cast<int>(allReasons().size());
}

std::optional<int> Scene::pawnOn(Card card) const
{
    for (int pawn = 0; pawn < pawn_count; ++pawn)
        if (pawns[static_cast<std::size_t>(pawn)] == card)
            return pawn;
    return {};
}

std::optional<int> Scene::freePawn() const
{
    for (int pawn = 0; pawn < pawn_count; ++pawn)
        if (!pawns[static_cast<std::size_t>(pawn)])
            return pawn;
    return {};
}

void Scene::putDown()
{
    held = {};
    aim = {};
}

namespace {

constexpr int swap_question = -1;
/// A pawn on a card has a thousand for each pawn up to it, plus the card.
constexpr int pawn_step = 1000;

}

std::vector<int> Scene::laid() const
{
    std::vector<int> things(picked.begin(), picked.end());
    for (int pawn = 0; pawn < pawn_count; ++pawn)
        if (const auto card = pawns[static_cast<std::size_t>(pawn)])
            things.push_back((pawn + 1) * pawn_step + *card);
    if (swapping)
        things.push_back(swap_question);
    return things;
}

void Scene::putPawn(int pawn, Card card)
{
    pawns[static_cast<std::size_t>(pawn)] = card;
    lastPawn = pawn;
}

void Scene::putPawns(const Pawns& both)
{
    putPawn(0, both.first);
    putPawn(1, both.second);
}

void Scene::lay(int thing)
{
    if (thing == swap_question)
        swapping = true;
    else if (thing < pawn_step)
        picked.insert(static_cast<Card>(thing));
    else
        putPawn(thing / pawn_step - 1, static_cast<Card>(thing % pawn_step));
}

void Scene::takeOff(int thing)
{
    if (thing == swap_question)
        swapping = false;
    else if (thing < pawn_step)
        picked.erase(static_cast<Card>(thing));
    else
        pawns[static_cast<std::size_t>(thing / pawn_step - 1)].reset();
}

void Scene::clearPrivate()
{
    putDown();
    view.reset();
    picked = {};
    pawns = {};
    swapping = false;
}

void follow(Scene& scene, const Event& event)
{
    follow(scene.open, event);
    if (scene.own_view)
        follow(*scene.own_view, event);
}

}
