// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/gestures.hpp"

#include "engine/gangz/rules.hpp"

namespace gangz_table::gestures {

using namespace rules;

namespace {

std::optional<backroom::Refusal> choose(Scene& scene, Card card)
{
    Cards chosen = scene.picked;
    chosen.insert(card);
    if (const auto refusal = check(*scene.view, Play{chosen}))
        return refusal;
    scene.picked = chosen;
    return {};
}

std::optional<backroom::Refusal> put_pawn(Scene& scene, int pawn, Card card)
{
    if (const auto refusal = check_pawn(*scene.view, card))
        return refusal;
    // Two pawns must not lie on the same card, so the other one is removed.
    if (const auto other = scene.pawnOn(card))
        scene.pawns[static_cast<std::size_t>(*other)].reset();
    scene.putPawn(pawn, card);
    return {};
}

}

bool can_hold(const Scene& scene, Held piece)
{
    if (scene.watched)
        return false;
    switch (piece.kind) {
    case Held::HandCard:
        return scene.choosing() && scene.view->hand.contains(static_cast<Card>(piece.id));
    case Held::Pawn:
        return scene.voting() && piece.id >= 0 && piece.id < pawn_count;
    case Held::None:
        break;
    }
    return false;
}

void pick_up(Scene& scene, Held piece)
{
    scene.putDown();
    scene.held = piece;
}

Aim aim_at(const Scene& scene, const GangzLayout& layout, QPointF point)
{
    if (scene.held.kind == Held::HandCard)
        return {point.y() < layout.rail().top() ? Aim::Table : Aim::Hand, 0};
    if (scene.held.kind == Held::Pawn)
        for (int index = 0; index < static_cast<int>(scene.open.wall.size()); ++index)
            if (layout.wallCard(index).contains(point))
                return {Aim::WallCard, scene.open.wall[static_cast<std::size_t>(index)]};
    return {};
}

std::optional<backroom::Refusal> drop(Scene& scene)
{
    const Held held = scene.held;
    const Aim aim = scene.aim;
    scene.putDown();
    if (held.kind == Held::HandCard) {
        scene.swapping = false;
        const auto card = static_cast<Card>(held.id);
        if (aim.kind == Aim::Hand)
            scene.picked.erase(card);
        else if (aim.kind == Aim::Table && !scene.picked.contains(card))
            return choose(scene, card);
    } else if (held.kind == Held::Pawn) {
        if (aim.kind == Aim::WallCard)
            return put_pawn(scene, held.id, aim.card);
        scene.pawns[static_cast<std::size_t>(held.id)].reset();
    }
    return {};
}

std::optional<backroom::Refusal> click_hand(Scene& scene, Card card)
{
    scene.putDown();
    if (!can_hold(scene, {Held::HandCard, card}))
        return {};
    // Whoever chooses among the cards of the hand keeps it, which answers the question about a swap.
    scene.swapping = false;
    if (!scene.picked.contains(card))
        return choose(scene, card);
    scene.picked.erase(card);
    return {};
}

std::optional<backroom::Refusal> take(Scene& scene, Card card)
{
    scene.putDown();
    if (!can_hold(scene, {Held::HandCard, card}) || scene.picked.contains(card))
        return {};
    return choose(scene, card);
}

std::optional<backroom::Refusal> click_wall(Scene& scene, Card card)
{
    if (!scene.voting())
        return {};
    const Held held = scene.held;
    scene.putDown();
    if (held.kind == Held::Pawn)
        return put_pawn(scene, held.id, card);
    if (const auto pawn = scene.pawnOn(card)) {
        scene.pawns[static_cast<std::size_t>(*pawn)].reset();
        return {};
    }
    // If both pawns lie on cards, the one moves that has lain there longer.
    return put_pawn(scene, scene.freePawn().value_or(1 - scene.lastPawn), card);
}

void click_pawn(Scene& scene, int pawn)
{
    if (!can_hold(scene, {Held::Pawn, pawn}))
        return;
    auto& on = scene.pawns[static_cast<std::size_t>(pawn)];
    const bool same = scene.held == Held{Held::Pawn, pawn};
    scene.putDown();
    if (on)
        on.reset();
    else if (!same)
        pick_up(scene, {Held::Pawn, pawn});
}

bool is_laid(const Scene& scene, bool is_pawn, int id)
{
    if (is_pawn)
        return scene.pawns[static_cast<std::size_t>(id)].has_value();
    const auto card = static_cast<Card>(id);
    return scene.choosing() ? scene.picked.contains(card) : scene.pawnOn(card).has_value();
}

void take_off(Scene& scene, bool is_pawn, int id)
{
    if (is_pawn)
        click_pawn(scene, id);
    else if (scene.choosing())
        click_hand(scene, static_cast<Card>(id));
    else
        click_wall(scene, static_cast<Card>(id));
}

std::optional<Action> confirm(const Scene& scene)
{
    if (scene.choosing() && !scene.swapping && !scene.picked.empty())
        return Play{scene.picked};
    if (scene.voting() && scene.voted())
        return Vote{Pawns(*scene.pawns[0], *scene.pawns[1])};
    return {};
}

bool can_take_back(const Scene& scene)
{
    return scene.swapping || (scene.choosing() && !scene.picked.empty())
        || (scene.voting() && (scene.pawns[0] || scene.pawns[1]));
}

void take_back(Scene& scene)
{
    scene.putDown();
    scene.swapping = false;
    scene.picked = {};
    scene.pawns = {};
}

void show_done(Scene& scene, const View& view)
{
    scene.view = view;
    if (scene.choosing())
        scene.picked = view.played;
    if (view.vote)
        scene.putPawns(*view.vote);
}

std::optional<backroom::Refusal> check_swap(const Scene& scene)
{
    return check(*scene.view, SwapHand{});
}

void prepare(Scene& scene, const Action& action)
{
    take_back(scene);
    if (const auto* play = std::get_if<Play>(&action))
        scene.picked = play->cards;
    else if (const auto* vote = std::get_if<Vote>(&action))
        scene.putPawns(vote->pawns);
}

}
