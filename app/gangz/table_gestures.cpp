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
    gestures::pick_up(scene_, piece);
    refresh();
}

void GangzTable::hover(QPointF at)
{
    point(at);
    const Aim aim = gestures::aim_at(scene_, layout_, at);
    if (std::exchange(scene_.aim, aim) != aim)
        refresh();
}

void GangzTable::tried(const std::optional<backroom::Refusal>& refusal)
{
    setAnimated(true);
    if (refusal)
        refuse(*refusal);
    else
        clearRefusal();
    refresh();
}

void GangzTable::release()
{
    tried(gestures::drop(scene_));
}

void GangzTable::tap(Piece kind, int id, QPointF at)
{
    point(at);
    if (goesOn())
        return skipAhead();
    switch (kind) {
    case HandCard:
        return tried(gestures::click_hand(scene_, static_cast<Card>(id)));
    case WallCard:
        return tried(gestures::click_wall(scene_, static_cast<Card>(id)));
    case Pawn:
        gestures::click_pawn(scene_, id);
        return tried({});
    default:
        return;
    }
}

void GangzTable::tapAt(QPointF at)
{
    point(at);
    clearRefusal();
    if (goesOn())
        return skipAhead();
    if (!holding())
        return;
    hover(at);
    release();
}

void GangzTable::cancel()
{
    clearRefusal();
    clearHint();
    if (!holding())
        return takeBack();
    scene_.putDown();
    refresh();
}

void GangzTable::confirm()
{
    if (const auto action = gestures::confirm(scene_))
        perform(*action);
}

void GangzTable::takeBack()
{
    if (!gestures::can_take_back(scene_))
        return;
    gestures::take_back(scene_);
    clearHint();
    tried({});
}

bool GangzTable::putBack()
{
    if (!drafted())
        return false;
    gestures::take_back(scene_);
    return true;
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
    gestures::take_back(scene_);
    scene_.swapping = true;
    tried({});
}

void GangzTable::goOn()
{
    director()->goOn();
}

void GangzTable::tellAgain()
{
    if (!director()->waiting())
        return;
    gangz_table::Telling again;
    again.round = scene_.telling->round;
    again.seats = scene_.telling->seats;
    scene_.telling = again;
    refresh();
    insert(cues(reveal(again)));
}
