// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/hinted.hpp"

#include "app/supergang/menu/menu.hpp"
#include "engine/core/variants.hpp"

namespace supergang_table {

using namespace rules;

namespace {

QString row_of(const Scene& scene, const Action& advised)
{
    int number = 0;
    for (const MenuChoice& choice : choices(scene)) {
        if (choice.refusal)
            continue;
        ++number;
        if (choice.action == advised || (choice.removes && std::holds_alternative<RemoveToken>(advised)))
            return QStringLiteral("row%1").arg(number);
    }
    return {};
}

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
                          [&](const auto& act) { return row_of(scene, Action(act)); },
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
