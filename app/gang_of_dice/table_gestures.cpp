#include "app/gang_of_dice/table.hpp"

using namespace backroom::gang_of_dice;
using namespace gang_of_dice_table;

GangOfDiceTable::Holding GangOfDiceTable::holding() const
{
    if (scene_.held.kind == Held::Die)
        return gestures::is_chosen(scene_, scene_.held.key) ? RerolledDie : KeptDie;
    return scene_.held.kind == Held::Handful ? Handful : Nothing;
}

void GangOfDiceTable::hold(int die)
{
    if (!gestures::usable(scene_, die))
        return;
    clearRefusal();
    setAnimated(true);
    gestures::hold(scene_, die);
    refresh();
}

void GangOfDiceTable::hover(QPointF at)
{
    point(at);
    const Aim aim = gestures::aim_at(scene_, layout_, at);
    if (std::exchange(scene_.aim, aim) != aim)
        refresh();
}

void GangOfDiceTable::release()
{
    if (const auto action = gestures::release(scene_))
        return performIf(action);
    refresh();
}

void GangOfDiceTable::tap(int die, QPointF at)
{
    point(at);
    if (goesOn())
        return skipAhead();
    activate(die);
}

void GangOfDiceTable::tapAt(QPointF at)
{
    point(at);
    clearRefusal();
    if (goesOn())
        skipAhead();
}

void GangOfDiceTable::activate(int die)
{
    if (!gestures::usable(scene_, die))
        return;
    clearRefusal();
    setAnimated(true);
    gestures::pick(scene_, die);
    refresh();
}

void GangOfDiceTable::takeToken()
{
    setTake(scene_.take + dice_of_token);
}

void GangOfDiceTable::setTake(int dice)
{
    if (!scene_.taking())
        return;
    setAnimated(true);
    gestures::set_take(scene_, dice);
    refresh();
}

void GangOfDiceTable::roll()
{
    performIf(gestures::roll(scene_));
}

void GangOfDiceTable::reroll()
{
    performIf(gestures::reroll(scene_));
}

void GangOfDiceTable::stop()
{
    performIf(gestures::stop(scene_));
}

void GangOfDiceTable::cancel()
{
    clearRefusal();
    gestures::cancel(scene_);
    clearHint();
    refresh();
}

bool GangOfDiceTable::drafted() const
{
    return gestures::drafted(scene_);
}

bool GangOfDiceTable::putBack()
{
    if (!drafted())
        return false;
    scene_.putDown();
    gestures::cancel(scene_);
    return true;
}

void GangOfDiceTable::look(bool open)
{
    if (!scene_.canLook())
        return;
    scene_.looking = open;
    refresh();
}
