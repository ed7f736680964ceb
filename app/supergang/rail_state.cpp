// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/rail_state.hpp"

#include "app/supergang/gestures.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "app/supergang/trade/trade_sheet.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "app/supergang/words/wording.hpp"
#include "engine/supergang/check.hpp"
#include "engine/supergang/rules.hpp"

#include <algorithm>
#include <utility>

namespace supergang_table {

using namespace rules;

namespace {

void add_step(QVariantList& steps, const QString& word, bool now, bool done)
{
    steps += QVariant::fromValue(TurnStep{word, now, done});
}

QVariantList steps_of(const Scene& scene)
{
    const PublicState& open = scene.open;
    const Phase phase = open.turn.phase;
    QVariantList steps;
    add_step(steps, MenuWording::dice(), phase == Phase::start, phase != Phase::start);
    if (!peaceful(open))
        add_step(steps, MenuWording::police(), phase == Phase::police, phase == Phase::gang);
    for (const Character character : all_characters) {
        const bool now = open.turn.active == character || scene.chosen == mover_of(character);
        const bool done = scene.thrown() && !now && number_of(open, mover_of(character)) == 0;
        add_step(steps, names::character(character), now, done);
    }
    return steps;
}

/// Returns whether the drawn path goes underground, where its numbers skip many squares.
bool goes_by_sewer(const Scene& scene)
{
    const Path path = gestures::way(scene);
    Place from = walker_of(scene.open, *scene.chosen).place;
    return std::ranges::any_of(path, [&](Place place) { return by_sewer(std::exchange(from, place), place); });
}

/// Asks what the menu asks about an attack.
void say_of_party(RailState& rail, const Scene& scene)
{
    const PublicState& open = scene.open;
    const Party& party = *scene.party;
    const bool joined = !accomplices(open, open.turn.seat, party.leader, acting_place(open)).empty();
    const bool named =
        party.kind == Party::StickUp && defender_of(open, shop_at(acting_place(open))) == backroom::nobody;
    const bool aimed = party.kind == Party::Killing && gestures::chooses_targets(scene);
    rail.title = joined ? MenuWording::whoTakesPart(party.kind)
        : named         ? MenuWording::whoThrows()
        : aimed         ? MenuWording::againstWhom()
                        : MenuWording::attack(party);
    const QString go = MenuWording::go(party.kind, party.prize);
    rail.text = joined || named || aimed ? MenuWording::thenGo(go) : MenuWording::onlyGo(go);
}

void say(RailState& rail, const Scene& scene, const Seated& seated)
{
    const PublicState& open = scene.open;
    if (scene.removing) {
        rail.title = MenuWording::takeBackToken();
        rail.text = MenuWording::chooseToken();
        return;
    }
    if (scene.chosen) {
        const Mover mover = *scene.chosen;
        const QString who = is_patrol(mover) ? MenuWording::patrol(patrol_of(mover) + 1)
                                             : names::character(static_cast<Character>(mover));
        rail.title = MenuWording::chosen(who, number_of(open, mover));
        if (scene.aim == no_place) {
            rail.text = MenuWording::whereTo();
            return;
        }
        QStringList said{MenuWording::dropIt(names::place(scene.aim), static_cast<int>(gestures::ways(scene).size()))};
        if (goes_by_sewer(scene))
            said += MenuWording::bySewer();
        rail.text = MenuWording::sentences(said);
        return;
    }
    if (scene.party) {
        say_of_party(rail, scene);
        return;
    }
    if (open.turn.active) {
        rail.title = MenuWording::actsNow(*open.turn.active);
        rail.text = MenuWording::chooseAct();
        return;
    }
    switch (open.turn.phase) {
    case Phase::start:
        rail.title = MenuWording::turnOf(seated.name(open.turn.seat));
        rail.text = MenuWording::rollFirst(rail.can_collect, anything_to_trade(open, scene.view->seat));
        return;
    case Phase::police:
        rail.title = MenuWording::police();
        rail.text = open.options.police_player ? MenuWording::moveOnePatrol() : MenuWording::movePolice();
        return;
    case Phase::gang:
        break;
    }
    rail.title = MenuWording::turnOf(seated.name(open.turn.seat));
    rail.text = rail.can_end ? MenuWording::thenEnd(rail.can_collect, anything_to_trade(open, scene.view->seat))
                             : MenuWording::chooseFigure();
}

}

RailState rail_of(const Scene& scene, const Seated& seated)
{
    const PublicState& open = scene.open;
    RailState rail;
    rail.steps = steps_of(scene);
    if (!scene.deciding() || !open.frames.empty())
        return rail;
    const backroom::Seat seat = scene.view->seat;
    const auto may = [&](const Action& action) { return !check(open, seat, action); };
    rail.rolls = open.turn.phase == Phase::start;
    rail.can_roll = may(Roll());
    const auto end = check(open, seat, EndTurn());
    rail.can_end = !end;
    if (end && open.turn.phase == Phase::gang) {
        rail.why_not_end = Wording::refusal(*end, seated);
        rail.why_not_end_rule = QString::fromUtf8(end->rule);
    }
    if (seat < open.gang_count()) {
        // The button is disabled if there is nothing to collect, because collecting is possible only once a turn.
        const int income = income_of(open, seat);
        rail.can_collect = income > 0 && may(Collect());
        rail.collect_text = open.turn.collected ? MenuWording::collected()
            : income > 0                        ? MenuWording::collect(income)
                                                : MenuWording::nothingToCollect();
    }
    rail.can_buy_police = may(BuyPolice());
    rail.can_give_up = may(GiveUp());
    say(rail, scene, seated);
    return rail;
}

}
