// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace supergang_table {

/// The texts of the action menu and the rail, in the language of the program.
class MenuWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

public:
    static QString sentences(const QStringList& list) { return list.join(QLatin1Char(' ')); }

    static QString oddsByDice(int chance) { return tr("Chance of success: %1%.").arg(chance); }
    static QString oddsByAim(int chance)
    {
        return tr("Chance of shooting first: %1%. Then it depends on your aim.").arg(chance);
    }

    static QString coward() { return tr("Mugging"); }
    static QString cowardText() { return tr("Relieves a passer-by of 10."); }
    static QString racket() { return tr("Racket"); }
    static QString racketText() { return tr("Puts down a token."); }
    static QString buy() { return tr("Buy the shop"); }
    static QString perTurn(int income) { return tr("+%1 a turn", "income").arg(income); }
    static QString racketGoesBack(const QString& owner) { return tr("%1 gets the racket token back.").arg(owner); }
    static QString stickUp() { return tr("Stick-up"); }
    static QString takeOver() { return tr("Stick-up for ownership"); }
    /// Adds that survivors testify (SG-9.3), because a row may say that no patrol would see the crime.
    static QString againstManagers(int managers)
    {
        return tr("Against %n manager(s). Survivors talk.", nullptr, managers);
    }
    static QString throwsForThem(const QString& name) { return tr("%1 throws for the shop.").arg(name); }
    static QString killing() { return tr("Gangland killing"); }
    static QString against(const QString& names) { return tr("Against %1.").arg(names); }
    static QString attackPatrol(int patrol) { return tr("Attack patrol %1").arg(patrol); }
    static QString againstCops() { return tr("Against two cops."); }
    static QString recruit(rules::Character who);
    static QString recruitText() { return tr("Arrives at once, with a clean record."); }
    static QString namesPrice(const QString& owner) { return tr("%1 owns the shop and names the price.").arg(owner); }
    static QString buyPawns(int pawns) { return tr("Buy %n pawns", nullptr, pawns); }
    static QString buyPawnsText() { return tr("Two for 5. Each pays 5 a turn as soon as it is on the pavement."); }
    static QString placePawn() { return tr("Place a pawn"); }
    static QString placePawnText(int stored)
    {
        return tr("%n left. Or click the pavement that you want.", "pawns", stored);
    }
    static QString vamp(const QString& man) { return tr("Vamp %1").arg(man); }
    static QString vampText() { return tr("He is yours at once, and for your next three turns."); }
    static QString takeBackToken() { return tr("Take back a token"); }
    static QString takeBackText() { return tr("You have no tokens left: click the shop whose token you want back."); }
    static QString doneBy(const QString& name, const QString& word) { return tr("%1: %2").arg(name, word); }
    /// For a crime with between `least` and `most` years in jail.
    static QString crime(int least, int most);
    static QString noCrime() { return tr("Not a crime"); }
    static QString patrolSees(int patrol) { return tr("Patrol %1 would see it").arg(patrol); }
    static QString bothSee() { return tr("Both patrols would see it"); }
    static QString noPolice() { return tr("No police are about"); }
    static QString nobodySees() { return tr("No patrol would see it"); }
    /// Returns the prospects of an attack or a rebellion; empty for other actions. They are the chance to win if dice
    /// decide (SG-8.5), or to shoot first if darts are thrown by hand.
    static QString odds(const rules::PublicState& open, backroom::Seat seat, const rules::Action& action);
    /// The same, where the chance is known.
    static QString odds(
        const rules::PublicState& open, backroom::Seat seat, const rules::Action& action, std::optional<int> chance);
    static QString lastGangster() { return tr("If your last gangster dies, you are out of the game."); }
    static QString chance(int chance) { return tr("Chance: %1%", "of success, or of shooting first").arg(chance); }
    static QString mustAct() { return tr("This shop is not yours: do at least one thing here."); }
    static QString done() { return tr("Done"); }
    static QString whoTakesPart(Party::Kind kind);
    static QString attack(const Party& party);
    static QString go(Party::Kind kind, rules::Prize prize);
    static QString shopLine(const QString& district, rules::ShopKind kind);

    static QString ownedBy(const QString& name) { return tr("owned by %1").arg(name); }
    static QString racketedBy(const QString& name) { return tr("racket of %1").arg(name); }
    static QString priceAndManagers(int price, int managers)
    {
        return tr("%1 · %n manager(s)", nullptr, managers).arg(price);
    }
    /// Such as "Rosa’s killer, square 41, Harbour Street, facing north"; `facing` may be empty.
    static QString figureAt(const QString& figure, const QString& place, const QString& facing)
    {
        return facing.isEmpty() ? tr("%1, %2").arg(figure, place) : tr("%1, %2, %3").arg(figure, place, facing);
    }
    /// `angle` is in degrees clockwise from the right.
    static QString facing(qreal angle);

    // The rail.
    static QString collect(int income) { return tr("Collect") + QLatin1Char(' ') + QString::number(income); }
    static QString collected() { return tr("Collected"); }
    static QString nothingToCollect() { return tr("Nothing to collect"); }
    static QString moveOn() { return tr("Send it"); }
    static QString onTo(const QString& place) { return tr("On to %1").arg(place); }
    static QString arrest(const QString& name) { return tr("Arrest %1", "a player").arg(name); }
    static QString arrestSeveral() { return tr("Arrest!"); }
    static QString arrestOwn() { return tr("Your own!", "on the button of an arrest"); }
    /// Such as "Arrest: Vito’s killer (Harbour Street)".
    static QString arrestThere(const QString& figures, const QString& place)
    {
        return tr("Arrest: %1 (%2)").arg(figures, place);
    }
    static QString dice() { return tr("Dice"); }
    static QString police() { return tr("Police"); }
    static QString turnOf(const QString& name) { return tr("%1’s turn").arg(name); }
    static QString chooseAct()
    {
        return tr("Choose an action in the menu beside the figure, or press its number; then click Done.");
    }
    /// For a question; `who` says who decides.
    static QString answerAbove(const QString& who)
    {
        const QString answer = tr("Answer the question above.");
        return who.isEmpty() ? answer : who + QStringLiteral(". ") + answer;
    }
    static QString composeOffer() { return tr("Choose above what each side gives."); }
    static QString whoThrows() { return tr("Who throws for the shop?"); }
    /// Says what difference it makes who throws for a shop that nobody owns.
    static QString whoThrowsMatters(bool by_dice)
    {
        return by_dice
            ? tr("The dice decide: nobody throws better than another, nor loses anything by it.")
            : tr("Whoever it is aims the managers’ darts at you, and loses nothing by it: name a poor shot.");
    }
    static QString againstWhom() { return tr("Against whom?"); }
    static QString thenGo(const QString& go)
    {
        return tr("Choose in the menu beside the figure; then click “%1”.", "a button").arg(go);
    }
    static QString onlyGo(const QString& go)
    {
        return tr("Click “%1” in the menu beside the figure.", "a button").arg(go);
    }
    static QString rollFirst(bool collects, bool trades)
    {
        if (collects && trades)
            return tr("Roll for your gangsters. Before that, you may collect or trade.");
        if (trades)
            return tr("Roll for your gangsters. Before that, you may trade.");
        return collects ? tr("Roll for your gangsters. Before that, you may collect.") : tr("Roll for your gangsters.");
    }
    static QString movePolice()
    {
        return tr("First the police: drag a patrol to a highlighted place, or press the button on its die: point at "
                  "that to see where it goes.");
    }
    static QString moveOnePatrol()
    {
        return tr("One die: move either patrol to a highlighted place, or press its button: point at that to see where "
                  "it goes.");
    }
    static QString chooseFigure()
    {
        return tr("Pick up one of your gangsters: every place where the move can end lights up.");
    }
    static QString thenEnd(bool collects, bool trades)
    {
        if (collects && trades)
            return tr("All have moved. Collect, trade, or end the turn.");
        if (trades)
            return tr("All have moved. Trade, or end the turn.");
        return collects ? tr("All have moved. Collect, or end the turn.") : tr("All have moved. End the turn.");
    }
    static QString chosen(const QString& who, int number) { return tr("%1: %n squares", nullptr, number).arg(who); }
    static QString dropIt(const QString& place, int ways)
    {
        return ways > 1 ? tr("To %1. There are %n routes: scroll or press Tab.", nullptr, ways).arg(place)
                        : tr("To %1.").arg(place);
    }
    static QString bySewer() { return tr("Through the sewer: from one manhole to another is a single step."); }
    static QString whereTo() { return tr("Drop the figure on a highlighted place. Nobody turns back in the street."); }
    static QString actsNow(rules::Character who);
    static QString chooseToken() { return tr("Click the shop whose token you want back, or press Esc for none."); }
    static QString inHand() { return tr("in hand"); }
    static QString toMove() { return tr("to move"); }
    static QString eitherToMove() { return tr("one of the two", "patrols, to be moved"); }
    static QString moved() { return tr("moved"); }
    static QString acting() { return tr("acts"); }
    static QString away() { return tr("away"); }
    static QString noDie() { return tr("no die", "of a figure that came after the throw"); }
    static QString dieOf(const QString& who, int face, const QString& state)
    {
        return face > 0 ? tr("%1, %2: %3").arg(who, QString::number(face), state) : tr("%1: %2").arg(who, state);
    }
    static QString patrol(int patrol) { return tr("Patrol %1").arg(patrol); }
    /// Shown on the new-game screen if all of five players want a gang.
    static QString needsPolicePlayer()
    {
        return tr("There are four gangs: a fifth player has to be the police (see the options).");
    }
};

}
