// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/hint_wording.hpp"

#include "app/supergang/words/names.hpp"
#include "app/table/naming.hpp"
#include "engine/core/variants.hpp"

namespace supergang_table {

using namespace backroom::supergang;
using backroom::Overloaded;

QString HintWording::order(const Advice& advice, const Seated& seated)
{
    return std::visit(
        Overloaded{
            [](const Roll&) { return tr("Roll."); },
            [](const BuyPolice&) { return tr("Buy the police."); },
            [](const EndTurn&) { return tr("End the turn."); },
            [&](const Move& action) { return move(advice, action, seated); },
            [](const Done& done) {
                return is_patrol(done.figure) ? tr("Leave the others alone.") : tr("Leave it at that.");
            },
            [](const GoQuietly&) { return tr("Go quietly."); },
            [](const Rebel& rebel) {
                return rebel.with.empty() ? tr("Rebel.") : tr("Rebel, with %1.").arg(names(rebel.with));
            },
            [](const NamePrice& named) { return named.price ? tr("Ask %1.").arg(*named.price) : tr("Refuse."); },
            [&](const Answer& given) { return answer(advice, given.accept); },
            [&](const Offer& offer) { return tr("Offer %1 this trade.", "a player").arg(seated.name(offer.to)); },
            [&](const Shoot&) { return aimAt(advice, seated); },
            [&](const TakeCustody& take) {
                return tr("Take %1 into custody.").arg(names::figure(take.figure, seated));
            },
            [&](const auto&) {
                std::vector<Action> actions{advice.action};
                actions.insert(actions.end(), advice.then.begin(), advice.then.end());
                return names::capital(inTurn(actions, advice, seated)) + QLatin1Char('.');
            },
        },
        advice.action);
}

QString HintWording::move(const Advice& advice, const Move& move, const Seated& seated)
{
    const QString who = names::the(move.figure);
    const QString where = names::place(move.path.back());
    const QString then = inTurn(std::vector<Action>(advice.then.begin(), advice.then.end()), advice, seated);
    return then.isEmpty() ? tr("Move %1 to %2.", "the killer, a place").arg(who, where)
                          : tr("Move %1 to %2, then %3.", "the killer, a place, buy the shop").arg(who, where, then);
}

QString HintWording::answer(const Advice& advice, bool accept)
{
    if (advice.reason == Reason::good_trade || advice.reason == Reason::bad_trade)
        return accept ? tr("Accept.", "a trade") : tr("Refuse.");
    return accept ? tr("Agree.", "to a price") : tr("Decline.", "to pay a price");
}

QString HintWording::aimAt(const Advice& advice, const Seated& seated)
{
    switch (advice.target) {
    case TargetKind::gangster:
        break;
    case TargetKind::manager:
        return tr("Aim at a manager.");
    case TargetKind::cop:
        return tr("Aim at a cop.");
    }
    return tr("Aim at %1.", "Rosa’s killer").arg(names::figure(advice.figure, seated));
}

QString HintWording::inTurn(const std::vector<Action>& actions, const Advice& advice, const Seated& seated)
{
    QStringList described;
    int pawns = 0;
    for (const Action& action : actions) {
        // Pawns that are placed one after the other are one step.
        const bool places = std::holds_alternative<PlacePawn>(action);
        pawns = places ? pawns + 1 : 0;
        if (pawns > 1)
            described.removeLast();
        described += places ? placePawns(pawns) : describe(action, advice, seated);
    }
    QString all = described.value(0);
    for (qsizetype at = 1; at < described.size(); ++at)
        all = tr("%1, then %2", "actions: vamp Bea’s killer, stick up the shop").arg(all, described[at]);
    return all;
}

bool HintWording::isPurchase(const Advice& advice)
{
    return advice.reason == Reason::shop_income || advice.gain > income_of_shop;
}

QString HintWording::describe(const Action& action, const Advice& advice, const Seated& seated)
{
    return std::visit(
        Overloaded{
            [](const Collect&) { return collect(); },
            [](const Coward& attack) { return doneBy(attack.figure, coward()); },
            [](const Racket& begun) { return doneBy(begun.figure, racket()); },
            [](const BuyShop& buy) { return doneBy(buy.figure, buyShop()); },
            [](const StickUp& robbery) { return doneBy(robbery.figure, with(stickUp(robbery.prize), robbery.with)); },
            [&](const Kill& killing) {
                QStringList victims;
                for (const std::uint8_t index : killing.targets)
                    victims += names::figure(figure_at(index), seated);
                return doneBy(killing.figure, with(kill(advice, naming::joined(victims)), killing.with));
            },
            [](const AttackPatrol& attack) {
                return doneBy(attack.figure, with(tr("attack patrol %1").arg(attack.patrol + 1), attack.with));
            },
            [](const Recruit& wanted) { return doneBy(wanted.figure, recruit(wanted.who)); },
            [](const BuyPawns& buy) { return buyPawns(buy.pawns); },
            [](const PlacePawn&) { return placePawns(1); },
            [&](const Vamp& turned) { return vamp(names::figure(turned.man, seated)); },
            [](const RemoveToken&) { return takeBackToken(); },
            [](const auto&) { return QString(); },
        },
        action);
}

QString HintWording::stickUp(Prize prize)
{
    return prize == Prize::money ? tr("stick up the shop") : tr("stick up the shop for its ownership");
}

QString HintWording::kill(const Advice& advice, const QString& victims)
{
    return advice.reason == Reason::finishes_off ? tr("finish off %1", "Rosa’s killer").arg(victims)
                                                 : tr("open fire on %1", "Rosa’s killer").arg(victims);
}

QString HintWording::recruit(Character who)
{
    switch (who) {
    case Character::killer:
        return tr("recruit a killer");
    case Character::vamp:
        return tr("recruit a vamp");
    case Character::dealer:
        break;
    }
    return tr("recruit a dealer");
}

QString HintWording::doneBy(Member member, const QString& what)
{
    return member == Member::vamped ? tr("%1: %2").arg(tr("the vamped man"), what) : what;
}

QString HintWording::names(Members members)
{
    QStringList list;
    for (const std::uint8_t index : members) {
        const auto member = static_cast<Member>(index);
        list += member == Member::vamped ? tr("the vamped man") : names::the(static_cast<Character>(member));
    }
    return naming::joined(list);
}

}
