// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/hand_sheet.hpp"

#include "app/gangz/gestures.hpp"
#include "app/gangz/parts.hpp"
#include "app/gangz/words/tattoo_names.hpp"
#include "app/gangz/words/wording.hpp"

namespace gangz_table {

using namespace rules;

namespace {

const QString go_button = QStringLiteral("go");
const QString back_button = QStringLiteral("back");
const QString swap_button = QStringLiteral("swap");

HandSheet::Item card_item(Card card, bool picked, bool enabled)
{
    HandSheet::Item item{QString::number(card)};
    item.picture = QStringLiteral("tattoos/paper.svg");
    item.frame = QStringLiteral("tattoos/%1.svg").arg(card);
    item.spoken = tattoos::name(card);
    item.picked = picked;
    item.enabled = enabled;
    return item;
}

template <class Cards, class Picked, class Enabled>
HandSheet::Group group_of(const QString& title, const Cards& cards, Picked picked, Enabled enabled)
{
    HandSheet::Group group{title};
    for (const Card card : cards)
        group.items.push_back(card_item(card, picked(card), enabled(card)));
    return group;
}

}

void begin_hand(Scene& scene, const View& view)
{
    scene.begin(view.open);
    scene.view = view;
}

HandSheet hand_sheet(const Scene& scene, const Seated& seated)
{
    const View& view = *scene.view;
    HandSheet sheet;
    sheet.title = Wording::progress(scene.open.round) + QStringLiteral(" · ")
        + Wording::points(scene.open.places[view.seat].total);
    const bool decided = view.vote || (scene.choosing() && !view.played.empty());
    const auto never = [](Card) { return false; };
    if (scene.voting()) {
        const auto pawned = [&](Card card) {
            return view.vote ? view.vote->first == card || view.vote->second == card : scene.pawnOn(card).has_value();
        };
        sheet.groups.push_back(group_of(Wording::whoDoesNotBelong(), scene.open.wall, pawned,
            [&](Card card) { return !decided && !view.played.contains(card); }));
    } else {
        const Cards& chosen = decided ? view.played : scene.picked;
        sheet.groups.push_back(group_of(
            Wording::handTitle(), view.hand, [&](Card card) { return chosen.contains(card); },
            [&](Card) { return scene.choosing() && !decided && !scene.swapping; }));
    }
    if (scene.open.phase != Phase::over)
        sheet.groups.insert(
            sheet.groups.begin(), group_of(Wording::theLeader(), std::array{scene.open.leader()}, never, never));
    if (decided) {
        sheet.sealed = view.vote ? Wording::votesAreShownTogether() : Wording::wallIsLaidTogether();
    } else if (scene.choosing() || scene.voting()) {
        const GangzRail rail = rail_of(scene, seated.names);
        sheet.prompt = scene.swapping ? rail.text : scene.choosing() ? Wording::whoCouldHide() : Wording::voteByTap();
        if (scene.swapping) {
            sheet.buttons = {{back_button, Wording::keepHand()}, {swap_button, rail.swap_text, true}};
        } else {
            if (!rail.swap_text.isEmpty())
                sheet.buttons.push_back({swap_button, rail.swap_text});
            sheet.buttons.push_back({go_button, rail.confirm_text, true, rail.can_confirm});
        }
    }
    return sheet;
}

Tapped<Action> tap_hand(Scene& scene, const QString& id)
{
    if (id == go_button)
        return {gestures::confirm(scene)};
    if (id == back_button) {
        scene.swapping = false;
        return {};
    }
    if (id == swap_button) {
        if (scene.swapping)
            return {SwapHand()};
        scene.swapping = true;
        return {};
    }
    const auto card = static_cast<Card>(id.toInt());
    // The cards of the hand have the same numbers as those of the wall.
    return {{}, scene.voting() ? gestures::click_wall(scene, card) : gestures::click_hand(scene, card)};
}

}
