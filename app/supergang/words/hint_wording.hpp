// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/words/menu_wording.hpp"
#include "app/table/seated.hpp"
#include "engine/supergang/bot/bot.hpp"

#include <QCoreApplication>

namespace supergang_table {

class HintWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

    using Advice = backroom::supergang::Advice;
    using Member = backroom::supergang::Member;
    using Members = backroom::supergang::Members;

public:
    /// Added to an offer to a person.
    static QString mayRefuse(const QString& who) { return tr("But %1 may refuse.", "a player, a trade").arg(who); }
    /// Says in a few short sentences what the computer player would do, and why.
    static QString of(const Advice& advice, const Seated& seated)
    {
        return order(advice, seated) + QLatin1Char(' ') + reason(advice, seated) + atStake(advice, seated)
            + replacement(advice);
    }
    /// Says what to do, in whole sentences with full stops.
    static QString order(const Advice& advice, const Seated& seated);
    // Parts of a sentence: who did it if it was the vamped man, and with whom.
    static QString doneBy(Member member, const QString& what);
    static QString with(const QString& what, Members accomplices)
    {
        return accomplices.empty() ? what : tr("%1, with %2", "an action, accomplices").arg(what, names(accomplices));
    }

private:
    // Whole sentences, too.
    static QString move(const Advice& advice, const backroom::supergang::Move& move, const Seated& seated);
    static QString answer(const Advice& advice, bool accept);
    static QString aimAt(const Advice& advice, const Seated& seated);

    // Parts of a sentence, such as "buy the shop".
    /// May be empty.
    static QString inTurn(
        const std::vector<backroom::supergang::Action>& actions, const Advice& advice, const Seated& seated);
    /// Returns whether a reason about a district means buying the shop (for its income) rather than sticking it up (for
    /// its ownership).
    static bool isPurchase(const Advice& advice);
    static QString describe(const backroom::supergang::Action& action, const Advice& advice, const Seated& seated);
    static QString buyShop() { return tr("buy the shop"); }
    static QString racket() { return tr("start a racket in the shop"); }
    static QString stickUp(backroom::supergang::Prize prize);
    static QString coward() { return tr("mug a passer-by"); }
    static QString kill(const Advice& advice, const QString& victims);
    static QString recruit(backroom::supergang::Character who);
    static QString buyPawns(int pawns) { return tr("buy %n pawn(s)", nullptr, pawns); }
    static QString placePawns(int pawns)
    {
        return pawns == 1 ? tr("place a pawn") : tr("place %n pawns", nullptr, pawns);
    }
    static QString vamp(const QString& man) { return tr("vamp %1", "Rosa’s killer").arg(man); }
    static QString takeBackToken() { return tr("take back a token"); }
    static QString collect() { return tr("collect"); }
    static QString names(Members members);

    static QString reason(const Advice& advice, const Seated& seated);
    /// Returns a remark about the end of the game, independent of the reason; empty, or begins with a space.
    static QString atStake(const Advice& advice, const Seated& seated);
    /// Says how a dead figure is replaced; empty, or begins with a space.
    static QString replacement(const Advice& advice);
    static QString inTotal(const Advice& advice);
    static QString ofTurn(const Advice& advice);
    static QString ofPlace(const Advice& advice, const Seated& seated);
    static QString ofShop(const Advice& advice, const Seated& seated);
    static QString ofDistrict(const Advice& advice, const Seated& seated);
    static QString ofRecruit(const Advice& advice, const Seated& seated);
    static QString ofStreet(const Advice& advice);
    static QString ofFight(const Advice& advice, const Seated& seated);
    static QString ofPolice(const Advice& advice, const Seated& seated);
    static QString ofQuestion(const Advice& advice, const Seated& seated);
    static QString ofTrade(const Advice& advice, const Seated& seated);
    static QString ofShot(const Advice& advice);
    static QString chance(const Advice& advice)
    {
        return advice.by_aim ? MenuWording::oddsByAim(advice.chance) : MenuWording::oddsByDice(advice.chance);
    }
    /// States the chance of a duel in which both sides shoot, whether it is even or worse, and what it may cost.
    static QString odds(const Advice& advice);
    static QString seen(const Advice& advice);
    static QString costs(int price) { return tr("It costs %1.").arg(price); }
};

}
