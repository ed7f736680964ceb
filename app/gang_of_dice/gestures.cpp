// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/gestures.hpp"

#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>

namespace gang_of_dice_table::gestures {

using namespace rules;

namespace {

/// Returns −1 if the die is not in the tray.
int index_in_tray(const Scene& scene, int die)
{
    if (!scene.inTray())
        return -1;
    const DiceOnTable::Dice& tray = scene.dice.shown[scene.open.playing];
    const auto found = std::ranges::find(tray, die, &DiceOnTable::Die::key);
    return found == tray.end() ? -1 : static_cast<int>(found - tray.begin());
}

int number_of(int die)
{
    return die - own_die_key + 1;
}

void toggle(Scene& scene, int die)
{
    scene.chosen = DiceSet::of_bits(scene.chosen.bits() ^ DiceSet{index_in_tray(scene, die)}.bits());
}

}

bool usable(const Scene& scene, int die)
{
    if (scene.watched)
        return false;
    if (scene.rolling())
        return index_in_tray(scene, die) >= 0;
    const auto own = scene.own();
    return scene.taking() && own && number_of(die) >= 1 && number_of(die) <= own->dice;
}

bool is_chosen(const Scene& scene, int die)
{
    const int index = index_in_tray(scene, die);
    return index >= 0 && scene.chosen.contains(index);
}

void hold(Scene& scene, int die)
{
    if (scene.taking())
        set_take(scene, std::max(scene.take, number_of(die)));
    scene.held = {scene.taking() ? Held::Handful : Held::Die, die};
    scene.aim = Aim::nowhere;
}

Aim aim_at(const Scene& scene, const GangOfDiceLayout& layout, QPointF point)
{
    if (scene.held.kind == Held::None)
        return Aim::nowhere;
    if (layout.tray().contains(point))
        return Aim::tray;
    const bool below = point.y() > layout.tray().bottom() && !layout.panel().contains(point);
    return below && scene.held.kind == Held::Die ? Aim::hand : Aim::nowhere;
}

std::optional<Action> release(Scene& scene, const GangOfDiceLayout::Landing& landing)
{
    const Held held = scene.held;
    const Aim aim = scene.aim;
    scene.putDown();
    scene.landing.reset();
    if (held.kind == Held::Handful && aim == Aim::tray) {
        scene.landing = landing;
        return roll(scene);
    }
    if (held.kind == Held::Die && aim != Aim::nowhere && is_chosen(scene, held.key) != (aim == Aim::hand))
        toggle(scene, held.key);
    return {};
}

void pick(Scene& scene, int die)
{
    if (scene.taking())
        set_take(scene, number_of(die));
    else
        toggle(scene, die);
}

void set_take(Scene& scene, int dice)
{
    if (scene.taking())
        scene.take = std::clamp(dice, 1, most_to_take(*scene.view));
}

bool drafted(const Scene& scene)
{
    return scene.held.kind != Held::None || !scene.chosen.empty();
}

std::optional<Action> roll(const Scene& scene)
{
    if (!scene.taking())
        return {};
    return Take{static_cast<std::uint8_t>(scene.take)};
}

std::optional<Action> reroll(const Scene& scene)
{
    if (!scene.rolling())
        return {};
    return Reroll{scene.chosen};
}

std::optional<Action> stop(const Scene& scene)
{
    if (!scene.rolling())
        return {};
    return Stop{};
}

void prepare(Scene& scene, const Action& action)
{
    scene.putDown();
    scene.chosen = {};
    if (const auto* take = std::get_if<Take>(&action))
        set_take(scene, take->dice);
    else if (const auto* reroll = std::get_if<Reroll>(&action))
        scene.chosen = reroll->dice;
}

}
