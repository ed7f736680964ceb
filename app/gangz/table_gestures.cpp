// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/script.hpp"
#include "app/gangz/table.hpp"

using namespace backroom::gangz;
using namespace gangz_table;

void GangzTable::hold(Piece kind, int id)
{
    const Held piece{static_cast<Held::Kind>(kind), id};
    if (director()->busy() || !gestures::can_hold(scene_, piece))
        return;
    clearRefusal();
    setAnimated(true);
    change(gestures::pick_up, piece);
}

void GangzTable::hover(QPointF at)
{
    point(at);
    const Aim aim = gestures::aim_at(scene_, layout_, at);
    if (aim != scene_.aim)
        change([&aim](Scene& scene) { scene.aim = aim; });
}

void GangzTable::tried(const std::optional<backroom::Refusal>& refusal)
{
    if (refusal)
        refuse(*refusal);
    else
        clearRefusal();
}

void GangzTable::release()
{
    setAnimated(true);
    tried(change(gestures::drop));
}

void GangzTable::tap(Piece kind, int id, QPointF at)
{
    point(at);
    if (isBusy())
        return skipAhead();
    setAnimated(true);
    // What the hint has laid out can be taken back as if laid by hand, and the hint stays readable.
    if (!hint().isEmpty() && scene_.held.kind == Held::None && gestures::is_laid(scene_, kind == Pawn, id)) {
        glance([kind, id](Scene& scene) { gestures::take_off(scene, kind == Pawn, id); });
        return clearRefusal();
    }
    switch (kind) {
    case HandCard:
        return tried(change(gestures::click_hand, static_cast<Card>(id)));
    case WallCard:
        return tried(change(gestures::click_wall, static_cast<Card>(id)));
    case Pawn:
        change(gestures::click_pawn, id);
        return tried({});
    default:
        return;
    }
}

void GangzTable::sendIn(int card, QPointF at)
{
    point(at);
    if (isBusy())
        return skipAhead();
    setAnimated(true);
    const auto refusal = change(gestures::take, static_cast<Card>(card));
    tried(refusal);
    if (!refusal)
        confirm();
}

bool GangzTable::tapNumber(int number)
{
    if (!deciding())
        return false;
    for (const CardItem& item : cards_.items()) {
        if (!item.usable || --number > 0)
            continue;
        const bool voting = scene_.open.phase == Phase::voting;
        tap(voting ? WallCard : HandCard, item.key, item.place.center());
        return true;
    }
    return false;
}

void GangzTable::tapAt(QPointF at)
{
    point(at);
    clearRefusal();
    if (isBusy())
        return skipAhead();
    if (!holding())
        return answerMiss();
    hover(at);
    // A click beside the wall keeps the pawn in hand, for the next click.
    if (scene_.aim.kind == Aim::Nowhere)
        return answerMiss();
    release();
}

void GangzTable::cancel()
{
    clearRefusal();
    if (!hint().isEmpty())
        return clearHint();
    if (!holding())
        return takeBack();
    change(&Scene::putDown);
}

void GangzTable::confirm()
{
    if (const auto action = gestures::confirm(scene_))
        perform(*action);
    else if (deciding())
        refuse({draft_incomplete, scene_.choosing() ? "GZ-2.1" : "GZ-2.4"});
}

void GangzTable::takeBack()
{
    if (!gestures::can_take_back(scene_))
        return;
    setAnimated(true);
    takeBackNewest();
    clearHint();
    tried({});
}

bool GangzTable::putAway(Scene& scene)
{
    const bool held = holding();
    scene.putDown();
    return held;
}

void GangzTable::swapHand()
{
    if (!scene_.choosing())
        return;
    if (const auto refusal = gestures::check_swap(scene_))
        return tried(refusal);
    if (scene_.swapping) {
        perform(SwapHand{});
        return;
    }
    setAnimated(true);
    change([](Scene& scene) {
        scene.putDown();
        scene.swapping = true;
    });
    tried({});
}

void GangzTable::goOn()
{
    talk()->stop();
    director()->goOn();
}

void GangzTable::tellAgain()
{
    if (!director()->waiting() || !canTellAgain())
        return;
    talk()->stop();
    gangz_table::RoundReveal again;
    again.round = scene_.reveal->round;
    again.seats = scene_.reveal->seats;
    again.target = scene_.reveal->target;
    change([&again](Scene& scene) { scene.reveal = again; });
    insert(cues(reveal(again)));
}
