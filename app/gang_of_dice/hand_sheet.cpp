// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/hand_sheet.hpp"

#include "app/gang_of_dice/gestures.hpp"
#include "app/gang_of_dice/parts.hpp"
#include "app/gang_of_dice/words/wording.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace gang_of_dice_table {

using namespace rules;

namespace {

const QString fewer_button = QStringLiteral("fewer");
const QString more_button = QStringLiteral("more");
const QString roll_button = QStringLiteral("roll");
const QString stop_button = QStringLiteral("stop");

QString die_picture(Face face)
{
    return QStringLiteral("dice/%1.svg").arg(face == boss ? QStringLiteral("boss") : QString::number(face));
}

/// The player in turn decides how many dice to take.
void ask_how_many(HandSheet& sheet, const Scene& scene, const QStringList& names)
{
    const DiceTurn turn = turn_of(scene, names);
    sheet.prompt = Wording::howManyDice();
    // The main button comes last on every sheet.
    sheet.buttons = {{fewer_button, QStringLiteral("−1"), false, turn.take > 1},
        {more_button, QStringLiteral("+1"), false, turn.take < turn.most_to_take}, {roll_button, turn.take_text, true}};
}

/// The dice in the tray, which are those of the player in turn.
HandSheet::Group tray(const Scene& scene, const QString& title)
{
    HandSheet::Group group{title, HandSheet::Kind::die};
    for (std::size_t at = 0; at < scene.tray().size(); ++at) {
        const auto index = static_cast<int>(at);
        const bool chosen = scene.chosen.contains(index);
        HandSheet::Item item{QString::number(index)};
        item.picture = die_picture(scene.tray()[at]);
        item.note = chosen ? Wording::rerollTag() : QString();
        item.spoken = Wording::trayDie(scene.tray()[at], chosen);
        item.picked = chosen;
        group.items.push_back(item);
    }
    return group;
}

/// The warning of the round, how close the dice are to it, and the result to beat.
HandSheet::Group round_group(const Scene& scene, const QStringList& names)
{
    const DiceWarning warning = warning_of(scene);
    HandSheet::Group group{{}, HandSheet::Kind::place};
    const auto add = [&group](const QString& id, const QString& label, const QString& note) {
        HandSheet::Item item{id};
        item.label = label;
        item.note = note;
        item.spoken = note.isEmpty() ? label : label + QStringLiteral(": ") + note;
        item.enabled = false;
        group.items.push_back(item);
    };
    add(QStringLiteral("warning"), warning.kind, warning.sentence);
    add(QStringLiteral("beat"), to_beat(scene, names),
        scene.inTray() ? Wording::help(scene.open.warning(), scene.tray(), scene.rollsLeft() > 0) : QString());
    return group;
}

/// The player in turn decides which dice to roll again. The Stop and Reroll buttons never change their order.
void ask_what_again(HandSheet& sheet, const Scene& scene, const QStringList& names)
{
    sheet.groups.push_back(tray(scene, Wording::tray()));
    const DiceTurn turn = turn_of(scene, names);
    sheet.prompt = Wording::rollByTap(scene.rollsLeft());
    sheet.buttons = {{stop_button, turn.stop_text, turn.to_reroll == 0},
        {roll_button, turn.reroll_text, turn.to_reroll > 0, turn.to_reroll > 0}};
}

}

void begin_hand(Scene& scene, const View& view)
{
    scene.begin(view.open);
    scene.view = view;
    scene.playing = view.open.playing;
    if (view.open.playing == view.seat && view.open.phase == Phase::taking)
        gestures::set_take(scene, gestures::usual_take);
}

HandSheet hand_sheet(const Scene& scene, const Seated& seated)
{
    HandSheet sheet;
    sheet.title = Wording::roundTitle(scene.open.round);
    HandSheet::Group wealth{Wording::behindYourScreen(), HandSheet::Kind::die};
    HandSheet::Item own{QStringLiteral("wealth")};
    own.figure = QString::number(scene.view->wealth);
    own.note = Wording::wealth(scene.view->wealth);
    own.spoken = Wording::wealthInAll(scene.view->wealth);
    own.enabled = false;
    wealth.items = {own};
    sheet.groups.push_back(wealth);
    if (scene.open.phase == Phase::over)
        return sheet;
    sheet.groups.push_back(round_group(scene, seated.names));
    if (scene.open.playing != scene.view->seat) {
        sheet.waits = tray_title(scene, seated.names);
        if (scene.inTray())
            sheet.groups.push_back(tray(scene, Wording::tray()));
    } else if (scene.taking())
        ask_how_many(sheet, scene, seated.names);
    else if (scene.rolling())
        ask_what_again(sheet, scene, seated.names);
    return sheet;
}

Tapped<Action> tap_hand(Scene& scene, const QString& id)
{
    if (id == fewer_button || id == more_button) {
        gestures::set_take(scene, scene.take + (id == more_button ? 1 : -1));
        return {};
    }
    if (id == roll_button)
        return {scene.taking() ? gestures::roll(scene) : gestures::reroll(scene)};
    if (id == stop_button)
        return {gestures::stop(scene)};
    scene.chosen = DiceSet::of_bits(scene.chosen.bits() ^ DiceSet{id.toInt()}.bits());
    return {};
}

}
