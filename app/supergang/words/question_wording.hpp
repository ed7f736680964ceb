// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/words/names.hpp"
#include "engine/supergang/bot/choice.hpp"

#include <QCoreApplication>

namespace supergang_table {

class QuestionWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

    using Character = backroom::supergang::Character;
    using Shop = backroom::supergang::Shop;

public:
    /// Such as "The Lost Loaf · patrol 1 · 3 years on record".
    static QString facts(const QStringList& list) { return names::capital(list.join(QStringLiteral(" · "))); }
    static QString decides(const QString& name) { return tr("%1 decides").arg(name); }
    /// Names the player who answers if it is another player's turn.
    static QString mouseGoesTo(const QString& name) { return tr("The mouse goes to %1").arg(name); }

    // Arrest (SG-9.5).
    static QString underArrest(const QString& figure) { return tr("Under arrest: %1", "Rosa’s killer").arg(figure); }
    static QString intoCustody(const QString& figure) { return tr("Into custody: %1", "Rosa’s killer").arg(figure); }
    static QString onRecord(int years)
    {
        return years > 0 ? tr("%n year(s) on record", nullptr, years) : tr("innocent");
    }
    /// Says why a player answers for another gang's man (SG-7.2).
    static QString charmed(const QString& vamp, const QString& decides)
    {
        return tr("%1 has turned his head, so %2 decides", "Rosa’s vamp, Rosa").arg(vamp, decides);
    }
    static QString goQuietly() { return tr("Go quietly"); }
    static QString turns(int turns) { return tr("%n turn(s)", nullptr, turns); }
    static QString inJail(int turns)
    {
        return tr("In jail for %n turn(s), then in the centre with a clean record.", nullptr, turns);
    }
    static QString racketGoesBack(Shop shop)
    {
        return tr("The racket in %1 goes back to the bank.").arg(names::shop(shop));
    }
    static QString pawnsGoBack(int pawns)
    {
        return tr("%n pawn(s) from this place go(es) back to the bank.", nullptr, pawns);
    }
    static QString rebel() { return tr("Rebel"); }
    static QString oneYearMore() { return tr("+1 year"); }
    /// `record` is in years, for a rebel who wins.
    static QString againstCops(int rebels, int record);
    static QString orClinic() { return tr("If you lose: dead, or the clinic and then jail for all of it."); }
    static QString whoJoins() { return tr("Who joins in? Each gets 1 year too."); }

    // Price (SG-5.12).
    static QString yourPrice() { return tr("What does it cost?"); }
    static QString newOne(Character who);
    static QString has(const QString& name, int cash)
    {
        return tr("%1 has %2", "a name, an amount").arg(name, QString::number(cash));
    }
    static QString price(int price) { return price > 0 ? QString::number(price) : tr("nothing", "a price of 0"); }
    static QString namePrice() { return tr("Name this price"); }
    static QString paysOrNot(const QString& name, int price)
    {
        return price > 0 ? tr("%1 pays %2, or goes without.").arg(name, QString::number(price))
                         : tr("%1 pays nothing.").arg(name);
    }
    static QString tooDear(const QString& name, int cash)
    {
        return tr("%1 has only %2 and can only decline.").arg(name, QString::number(cash));
    }
    static QString refuse() { return tr("Refuse"); }
    static QString earnsNothing() { return tr("Nobody is recruited here, and nobody pays."); }
    static QString asks(const QString& name, int price)
    {
        return price > 0 ? tr("%1 asks %2", "a name, a price").arg(name, QString::number(price))
                         : tr("%1 asks for no money").arg(name);
    }
    static QString pay() { return tr("Agree"); }
    static QString comesAtOnce(int left)
    {
        return tr("Arrives at once, with a clean record. You will have %1 left.", "how much money").arg(left);
    }
    static QString cannotPay(int cash) { return tr("You have only %1.").arg(cash); }
    static QString decline() { return tr("Decline"); }
    static QString nobodyComes() { return tr("Nobody comes, and nobody pays."); }

    // Custody (SG-10.3).
    static QString anyoneElse() { return tr("Anyone else?"); }
    static QString innocent() { return tr("Innocent bystanders: 1 year each."); }
    static QString take() { return tr("Take into custody"); }
    static QString aYearFor(const QString& figure)
    {
        return tr("%1: 1 year, or a rebellion.", "Rosa’s killer").arg(figure);
    }
    static QString chooseOne() { return tr("Choose somebody first."); }
    static QString done() { return tr("Done"); }
    static QString roll() { return tr("Roll"); }
    // On a phone.
    static QString answer() { return tr("Confirm"); }
    static QString onTheBigScreen() { return tr("Your move: continue on the big screen."); }
    static QString letGo() { return tr("Anyone you leave here stays free."); }

    // Trade (SG-10.4).
    /// The remark of a computer player who refuses a trade.
    static QString objection(backroom::supergang::Objection why);
    /// Returns the objection of a computer player to a price or a trade, by its level; empty if it has none or does not
    /// tell.
    static QString objection(const backroom::supergang::Refused& refused,
        const backroom::supergang::PublicState& before, const QList<int>& levels);
    static QString nothingToTrade()
    {
        return tr("There is nothing to trade yet: it takes a shop that somebody owns, or pawns in stock.");
    }
    static QString aTrade() { return tr("What will you trade?"); }
    static QString offers(const QString& name) { return tr("%1 offers a trade").arg(name); }
    static QString takeItOrLeaveIt() { return tr("Both sides at once, or not at all."); }
    static QString gives(const QString& name) { return tr("%1 gives").arg(name); }
    static QString ware(Shop shop)
    {
        return tr("%1, %2", "a shop, its district")
            .arg(names::shop(shop), names::district(backroom::supergang::town.shops[shop].district));
    }
    static QString districtChange(
        backroom::supergang::District district, const QString& name, int before, int after, int all)
    {
        return tr("%1: %2 %3 → %4 of %5", "a district, a name, shops before, after, in all")
            .arg(
                names::district(district), name, QString::number(before), QString::number(after), QString::number(all));
    }
    // Shown with a trade on a phone.
    static QString cash() { return tr("Cash"); }
    static QString pawns() { return tr("Pawns"); }
    static QString nothing() { return tr("Nothing"); }
    static QString ifAccepted() { return tr("If you accept"); }
    static QString cashAfter(int before, int after)
    {
        return tr("Cash: %1 → %2").arg(QString::number(before), QString::number(after));
    }
    static QString incomeAfter(int before, int after)
    {
        return tr("Income per turn: %1 → %2").arg(QString::number(before), QString::number(after));
    }
    static QString income() { return tr("Income per turn"); }
    static QString shops() { return tr("Shops"); }
    static QString offerTrade() { return tr("Offer a trade"); }
    static QString cancel() { return tr("Cancel"); }
    static QString accept() { return tr("Accept"); }
    static QString winsWith(const QString& name) { return tr("and so %1 wins").arg(name); }
};

}
