#include "gang_of_dice/table.hpp"
#include "gang_of_dice/wording.hpp"

using namespace backroom::gang_of_dice;
using namespace gang_of_dice_table;

int GangOfDiceTable::indexInTray(int die) const
{
    if (!turn())
        return -1;
    const auto found = std::ranges::find(turn()->dice, die, &OpenTable::Die::key);
    return found == turn()->dice.end() ? -1 : static_cast<int>(found - turn()->dice.begin());
}

GangOfDiceTable::Holding GangOfDiceTable::holding() const
{
    if (scene_.held.kind == Held::Die)
        return scene_.chosen.contains(indexInTray(scene_.held.key)) ? RerolledDie : KeptDie;
    return scene_.held.kind == Held::Handful ? Handful : Nothing;
}

QString GangOfDiceTable::dropText() const
{
    switch (holding()) {
    case Nothing:
        break;
    case KeptDie:
        return Wording::dropToReroll();
    case RerolledDie:
        return Wording::dropToKeep();
    case Handful:
        return Wording::dropToRoll(scene_.take);
    }
    return {};
}

void GangOfDiceTable::hold(int die)
{
    const DieItem* item = dice_.find(die);
    if (director()->busy() || item == nullptr || !item->usable)
        return;
    clearRefusal();
    setAnimated(true);
    if (phase_ == Taking && die - own_die_key >= scene_.take)
        setTake(die - own_die_key + 1);
    scene_.held = {phase_ == Taking ? Held::Handful : Held::Die, die};
    scene_.aim = Aim::nowhere;
    refresh();
}

void GangOfDiceTable::hover(QPointF at)
{
    point(at);
    if (scene_.held.kind == Held::None)
        return;
    const bool below = layout_.buttons().contains(at) || layout_.middlePlate().contains(at);
    const Aim aim = layout_.tray().contains(at)  ? Aim::tray
        : below && scene_.held.kind == Held::Die ? Aim::hand
                                                 : Aim::nowhere;
    if (aim == scene_.aim)
        return;
    scene_.aim = aim;
    refresh();
}

void GangOfDiceTable::release()
{
    const Held held = scene_.held;
    const Aim aim = scene_.aim;
    scene_.letGo();
    if (held.kind == Held::Handful && aim == Aim::tray)
        return roll();
    if (const int index = indexInTray(held.key); held.kind == Held::Die && index >= 0 && aim != Aim::nowhere)
        if (scene_.chosen.contains(index) != (aim == Aim::hand))
            toggle(index);
    refresh();
}

void GangOfDiceTable::toggle(int index)
{
    const auto bit = DiceSet{index}.bits();
    scene_.chosen = DiceSet::of_bits(scene_.chosen.bits() ^ bit);
}

void GangOfDiceTable::tap(int die, QPointF at)
{
    point(at);
    if (director()->busy())
        return director()->skip();
    activate(die);
}

void GangOfDiceTable::tapAt(QPointF at)
{
    point(at);
    clearRefusal();
    if (director()->busy())
        director()->skip();
}

void GangOfDiceTable::activate(int die)
{
    const DieItem* item = dice_.find(die);
    if (director()->busy() || item == nullptr || !item->usable)
        return;
    clearRefusal();
    setAnimated(true);
    if (phase_ == Taking)
        return setTake(die - own_die_key + 1);
    toggle(indexInTray(die));
    refresh();
}

void GangOfDiceTable::takeToken()
{
    setTake(scene_.take + dice_of_token);
}

void GangOfDiceTable::setTake(int dice)
{
    if (phase_ != Taking || director()->busy())
        return;
    setAnimated(true);
    scene_.take = std::clamp(dice, 1, mostToTake());
    showOwn();
    refresh();
}

void GangOfDiceTable::roll()
{
    if (phase_ != Taking || director()->busy())
        return;
    last_take_[seat()] = scene_.take;
    perform(Take{static_cast<std::uint8_t>(scene_.take)});
}

void GangOfDiceTable::reroll()
{
    if (phase_ == Rolling && !director()->busy())
        perform(Reroll{scene_.chosen});
}

void GangOfDiceTable::stop()
{
    if (phase_ == Rolling && !director()->busy())
        perform(Stop{});
}

void GangOfDiceTable::cancel()
{
    clearRefusal();
    if (scene_.held.kind == Held::None)
        scene_.chosen = {};
    scene_.letGo();
    refresh();
}

void GangOfDiceTable::look(bool open)
{
    if (!canLook())
        return;
    scene_.own.reset();
    if (open)
        showOwn();
    refresh();
}
