// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/hinted.hpp"

#include "app/supergang/gestures.hpp"
#include "app/supergang/menu/menu.hpp"
#include "engine/core/variants.hpp"

namespace supergang_table {

using namespace rules;

namespace {

/// Returns the number of the menu's row that performs or prepares the advised action, from 1; 0 if none does.
int row_of(const Scene& scene, const Action& advised)
{
    const auto prepares = [&](const Party& party) {
        Scene laid = scene;
        gestures::prepare(laid, advised);
        return laid.party && laid.party->kind == party.kind && laid.party->leader == party.leader
            && laid.party->prize == party.prize && laid.party->patrol == party.patrol;
    };
    int number = 0;
    for (const MenuChoice& choice : choices(scene)) {
        ++number;
        if (choice.action == advised || (choice.removes && std::holds_alternative<RemoveToken>(advised))
            || (choice.party && prepares(*choice.party)))
            return number;
    }
    return 0;
}

}

int row_after_move(const Scene& scene, const Advice& advice)
{
    for (const Action& next : advice.then)
        if (!std::holds_alternative<Collect>(next))
            return row_of(scene, next);
    return 0;
}

QString hinted(const Scene& scene, const Action& advised)
{
    if (scene.party)
        return QStringLiteral("go");
    return std::visit(backroom::Overloaded{
                          [](const Move&) { return QStringLiteral("town"); },
                          [](const Shoot&) { return QStringLiteral("stall"); },
                          [](const Roll&) { return QStringLiteral("main"); },
                          [](const EndTurn&) { return QStringLiteral("main"); },
                          [](const Collect&) { return QStringLiteral("collect"); },
                          [](const BuyPolice&) { return QStringLiteral("buyPolice"); },
                          [](const Done&) { return QStringLiteral("done"); },
                          [&](const auto& act) {
                              const int number = row_of(scene, Action(act));
                              return number == 0 ? QString() : QStringLiteral("row%1").arg(number);
                          },
                      },
        advised);
}

std::optional<Action> next_step(const Advice& advice, const Action& done)
{
    const auto* advised = std::get_if<Move>(&advice.action);
    const auto* made = std::get_if<Move>(&done);
    const bool same = advised && made ? advised->figure == made->figure && advised->path.back() == made->path.back()
                                      : done == advice.action;
    return same && !advice.then.empty() ? std::optional(advice.then[0]) : std::nullopt;
}

}
