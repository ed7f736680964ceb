// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/gestures.hpp"

#include "engine/core/variants.hpp"
#include "engine/the_gang/rules.hpp"

#include <algorithm>

namespace the_gang_table::gestures {

using namespace rules;

namespace {

bool in_play(const Scene& scene, int city)
{
    return city >= 0 && city < scene.open.cities_in_play();
}

/// Returns the special that is held, while choosing or placing.
Special special_of(const Scene& scene)
{
    if (scene.choosing())
        return scene.view->hand.special;
    const auto turn = scene.turn();
    return turn ? turn->choice.special : Special::none;
}

std::optional<Action> play_special(const Scene& scene, const Aim& aim)
{
    switch (special_of(scene)) {
    case Special::lookout:
        return PlayLookout{aim.city, aim.kind == TargetItem::LeftEnd ? End::left : End::right};
    case Special::spy:
        return PlaySpy{aim.city, aim.gangster};
    case Special::boss_calls:
        return PlayBossCalls{aim.city, 0};
    case Special::none:
        break;
    }
    return {};
}

/// Returns the action of dropping the held card at the aim; nothing if it only goes into the play spot.
std::optional<Action> action_for(const Scene& scene, const Aim& aim)
{
    if (aim.kind == TargetItem::Spot || !scene.view)
        return {};
    switch (scene.held.kind) {
    case Piece::Gangster:
        if (scene.choosing())
            return Choose{static_cast<Gangster>(scene.held.id), aim.city};
        return PlaceGangster{aim.city};
    case Piece::Called:
        return PlayBossCalls{aim.city, static_cast<Gangster>(scene.held.id)};
    case Piece::Special:
        // While choosing, the card only becomes a part of the draft.
        return scene.choosing() ? std::nullopt : play_special(scene, aim);
    case Piece::Ticket:
    case Piece::None:
        break;
    }
    return {};
}

/// The Boss Calls may be played first and its gangster named afterwards (TG-5.4).
bool waits_for_call(const Scene& scene, const Aim& aim)
{
    return scene.held.kind == Piece::Special && scene.placing() && special_of(scene) == Special::boss_calls
        && !can_be_called(scene.open.cities, aim.city).empty();
}

void lay(Picked& picked, Piece piece)
{
    switch (piece.kind) {
    case Piece::Gangster:
        picked.gangster = static_cast<Gangster>(piece.id);
        break;
    case Piece::Special:
        picked.special = true;
        picked.ticket.reset();
        break;
    case Piece::Ticket:
        picked.ticket = static_cast<City>(piece.id);
        picked.special = false;
        break;
    case Piece::Called:
    case Piece::None:
        break;
    }
}

/// Returns whether a click on the piece completes the choice in the play spot. A click on a place over which a gangster
/// is held refers to that gangster.
bool completes(const Scene& scene, Piece piece)
{
    if (!scene.choosing() || scene.held.kind == Piece::Gangster)
        return false;
    const Picked& picked = scene.picked;
    if (piece.kind == Piece::Gangster)
        return picked.gangster == 0 && (picked.special || picked.ticket);
    return picked.gangster != 0 && (piece.kind == Piece::Ticket || piece.kind == Piece::Special);
}

/// Puts the held card at its aim; a gangster on a street includes the ticket.
void pick(Scene& scene)
{
    lay(scene.picked, scene.held);
    if (scene.held.kind == Piece::Gangster && scene.aim->kind == TargetItem::Street)
        lay(scene.picked, {Piece::Ticket, static_cast<int>(scene.aim->city)});
}

/// Returns whether one is a gangster and the other a card that can go with it.
bool go_together(Piece one, Piece other)
{
    const bool gangster = one.kind == Piece::Gangster;
    const Piece second = gangster ? other : one;
    return gangster != (other.kind == Piece::Gangster)
        && (second.kind == Piece::Ticket || second.kind == Piece::Special);
}

}

bool usable(const Scene& scene, Piece piece)
{
    if (scene.watched)
        return false;
    const auto turn = scene.turn();
    switch (piece.kind) {
    case Piece::Gangster:
        if (scene.choosing())
            return scene.view->hand.gangsters.contains(static_cast<Gangster>(piece.id));
        return scene.placing() && turn && !scene.calling && !turn->cards.gangster_placed
            && piece.id == turn->choice.gangster;
    case Piece::Called: {
        const auto to = scene.callsTo();
        if (!to)
            return false;
        for (const City city : all_cities)
            if (city != *to
                && scene.open.cities[static_cast<std::size_t>(city)].contains(static_cast<Gangster>(piece.id)))
                return true;
        return false;
    }
    case Piece::Special:
        if (scene.choosing())
            return scene.view->hand.special != Special::none;
        return scene.placing() && turn && !scene.calling && !turn->cards.special_played
            && turn->choice.special != Special::none;
    case Piece::Ticket:
        return scene.choosing() && in_play(scene, piece.id);
    case Piece::None:
        break;
    }
    return false;
}

bool lies_in_row(const Scene& scene, int gangster)
{
    return std::ranges::any_of(
        scene.open.cities, [gangster](const auto& row) { return row.contains(static_cast<Gangster>(gangster)); });
}

Piece piece_of(const Scene& scene, Piece::Kind kind, int id)
{
    if (kind == Piece::Gangster && scene.callsTo())
        return {Piece::Called, id};
    return {kind, kind == Piece::Special ? 0 : id};
}

bool in_spot(const Scene& scene, Piece piece)
{
    const Picked& picked = scene.picked;
    switch (piece.kind) {
    case Piece::Gangster:
        return picked.gangster != 0 && piece.id == picked.gangster;
    case Piece::Special:
        return picked.special;
    case Piece::Ticket:
        return picked.ticket == static_cast<City>(piece.id);
    case Piece::Called:
    case Piece::None:
        break;
    }
    return false;
}

void pick_up(Scene& scene, Piece piece)
{
    scene.putDown();
    scene.held = piece;
}

void lift(Scene& scene, Piece piece)
{
    // A card that a click has chosen stays chosen while the other card of the choice is dragged.
    if (scene.choosing() && go_together(scene.held, piece))
        lay(scene.picked, scene.held);
    pick_up(scene, piece);
}

void click(Scene& scene, Piece piece)
{
    if (in_spot(scene, piece)) {
        pick_up(scene, piece);
        drop_nowhere(scene);
    } else if (!usable(scene, piece)) {
        return;
    } else if (scene.held == piece) {
        if (scene.choosing())
            lay(scene.picked, piece);
        scene.putDown();
    } else if (completes(scene, piece)) {
        lay(scene.picked, piece);
        scene.putDown();
    } else if (scene.choosing() && go_together(scene.held, piece)) {
        lay(scene.picked, scene.held);
        lay(scene.picked, piece);
        scene.putDown();
    } else {
        pick_up(scene, piece);
    }
}

std::optional<Action> call(Scene& scene, Gangster gangster)
{
    if (!usable(scene, {Piece::Called, gangster}))
        return {};
    const PlayBossCalls calls{*scene.callsTo(), gangster};
    scene.calling.reset();
    scene.putDown();
    return calls;
}

void consider(Scene& scene, Gangster gangster, bool considered)
{
    if (scene.held.kind != Piece::None
        || (considered ? !usable(scene, {Piece::Called, gangster}) : scene.considered != gangster || gangster == 0))
        return;
    scene.putDown();
    if (!considered)
        return;
    scene.considered = gangster;
    scene.preview = preview(*scene.view, PlayBossCalls{*scene.callsTo(), gangster});
}

void aim_at(Scene& scene, const std::optional<Aim>& aim)
{
    scene.aim = aim;
    scene.preview.reset();
    const auto action = aim ? action_for(scene, *aim) : std::nullopt;
    if (action && (std::holds_alternative<Choose>(*action) || !check(*scene.view, *action)))
        scene.preview = preview(*scene.view, *action);
}

std::optional<backroom::Refusal> refusal_of(const Scene& scene, const Aim& aim)
{
    const auto action = action_for(scene, aim);
    if (waits_for_call(scene, aim))
        return check(*scene.view, PlayBossCalls{aim.city, can_be_called(scene.open.cities, aim.city).lowest()});
    return action ? check(*scene.view, *action) : std::nullopt;
}

Outcome drop(Scene& scene)
{
    const Aim aim = *scene.aim;
    const auto action = action_for(scene, aim);
    const auto refusal = refusal_of(scene, aim);
    Outcome outcome;
    if (refusal)
        outcome.refusal = refusal;
    else if (scene.choosing())
        pick(scene);
    else if (waits_for_call(scene, aim))
        scene.calling = aim.city;
    else
        outcome.action = action;
    if (outcome.action)
        scene.calling.reset();
    scene.putDown();
    return outcome;
}

void drop_nowhere(Scene& scene)
{
    if (scene.choosing() && in_spot(scene, scene.held)) {
        if (scene.held.kind == Piece::Gangster)
            scene.picked.gangster = 0;
        else if (scene.held.kind == Piece::Special)
            scene.picked.special = false;
        else
            scene.picked.ticket.reset();
    }
    scene.putDown();
}

std::optional<Action> confirm(const Scene& scene)
{
    if (!scene.choosing() || !scene.picked.complete())
        return {};
    return Choose{scene.picked.gangster, scene.picked.special ? std::nullopt : scene.picked.ticket};
}

bool send_to(Scene& scene, City city)
{
    if (!scene.choosing() || scene.held.kind != Piece::None || scene.picked.gangster == 0
        || !in_play(scene, index(city)))
        return false;
    lay(scene.picked, {Piece::Ticket, index(city)});
    return true;
}

bool can_take_back(const Scene& scene)
{
    return scene.choosing() ? !scene.picked.empty() : scene.placing() && scene.calling.has_value();
}

void take_back(Scene& scene)
{
    scene.picked = {};
    scene.calling.reset();
    scene.putDown();
}

void prepare(Scene& scene, const Action& action)
{
    take_back(scene);
    std::visit(backroom::Overloaded{
                   [&](const Choose& choose) {
                       scene.picked = {choose.gangster, choose.ticket, !choose.ticket};
                   },
                   [&](const PlaceGangster& place) {
                       pick_up(scene, {Piece::Gangster, scene.turn()->choice.gangster});
                       aim_at(scene, Aim{TargetItem::Street, place.city, 0});
                   },
                   [&](const PlayLookout& lookout) {
                       pick_up(scene, {Piece::Special, 0});
                       const bool left = lookout.end == rules::End::left;
                       aim_at(scene, Aim{left ? TargetItem::LeftEnd : TargetItem::RightEnd, lookout.city, 0});
                   },
                   [&](const PlaySpy& spy) {
                       pick_up(scene, {Piece::Special, 0});
                       aim_at(scene, Aim{TargetItem::OnGangster, spy.city, spy.on});
                   },
                   [&](const PlayBossCalls& calls) {
                       if (calls.gangster == 0) {
                           pick_up(scene, {Piece::Special, 0});
                       } else {
                           scene.calling = calls.city;
                           pick_up(scene, {Piece::Called, calls.gangster});
                       }
                       aim_at(scene, Aim{TargetItem::Street, calls.city, 0});
                   },
               },
        action);
}

}
