// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
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
    change(gestures::hold, die);
}

void GangOfDiceTable::hover(QPointF at)
{
    point(at);
    hovered_ = at;
    const Aim aim = gestures::aim_at(scene_, layout_, at);
    if (aim != scene_.aim)
        change([aim](Scene& scene) { scene.aim = aim; });
}

void GangOfDiceTable::release()
{
    performIf(change(gestures::release, GangOfDiceLayout::Landing(layout_.landing(hovered_))));
}

void GangOfDiceTable::tap(int die, QPointF at)
{
    point(at);
    if (isBusy())
        return skipAhead();
    activate(die);
}

void GangOfDiceTable::tapAt(QPointF at)
{
    point(at);
    clearRefusal();
    if (isBusy())
        return skipAhead();
    answerMiss();
}

void GangOfDiceTable::activate(int die)
{
    if (!gestures::usable(scene_, die))
        return;
    clearRefusal();
    setAnimated(true);
    change(gestures::pick, die);
}

bool GangOfDiceTable::activateNumber(int number)
{
    if (!scene_.rolling() || number < 1 || number > static_cast<int>(scene_.tray().size()))
        return false;
    activate(scene_.dice.shown[scene_.open.playing][static_cast<std::size_t>(number - 1)].key);
    return true;
}

void GangOfDiceTable::setTake(int dice)
{
    if (!scene_.taking())
        return;
    setAnimated(true);
    change(gestures::set_take, dice);
}

void GangOfDiceTable::cancel()
{
    clearRefusal();
    if (!hint().isEmpty())
        return clearHint();
    if (!dropDraft())
        change(gestures::set_take, gestures::usual_take);
    refresh();
}

std::vector<int> GangOfDiceTable::laidThings() const
{
    if (!scene_.taking())
        return TableOf::laidThings();
    return turn_.drafted ? std::vector{scene_.take} : std::vector<int>();
}

void GangOfDiceTable::layThings(const std::vector<int>& things)
{
    if (!scene_.taking())
        TableOf::layThings(things);
    else if (!things.empty())
        change(gestures::set_take, things.front());
}

bool GangOfDiceTable::putAway(Scene& scene)
{
    const bool held = scene.held.kind != gang_of_dice_table::Held::None;
    scene.putDown();
    return held;
}

void GangOfDiceTable::look(bool open)
{
    if (scene_.canLook())
        change([open](Scene& scene) { scene.looking = open; });
}
