// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/words/names.hpp"
#include "app/table/naming.hpp"
#include "engine/core/ending.hpp"
#include "engine/supergang/frames.hpp"

#include <QCoreApplication>

namespace supergang_table {

/// The texts of SuperGang in the language of the program. `who` is a player's name, coloured in the log; `figure` is a
/// phrase such as "Rosa’s killer".
class Wording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

public:
    static QString title() { return tr("SuperGang"); }
    static QString blurb()
    {
        return tr("A killer, a vamp, a dealer, and a sunny town to buy up: own a whole district.");
    }
    static QString credits()
    {
        return tr(
            "SuperGang was designed by Gérard Mathieu, Gérard Delfanti and Pascal Trigaux and published by Ludodélire "
            "in 1991.");
    }
    /// Says how this version differs from the published game.
    static QString differences()
    {
        return tr(
            "The town, its shops and a few lists are this program’s own, in place of the printed board and sheets.");
    }
    static QString panelTitle() { return tr("The gangs"); }
    /// Always empty: nothing is secret.
    static QString lookAway() { return {}; }

    // Options.
    static QString lengthOption() { return tr("Length"); }
    static QString lengthHint()
    {
        return tr("After this many rounds the richest gang wins, if nobody has won by then");
    }
    static QStringList lengths() { return {tr("Unlimited"), tr("10 rounds"), tr("20 rounds"), tr("30 rounds")}; }
    static QString incomeOption() { return tr("Income"); }
    static QString incomeHint()
    {
        return tr("What you have not collected by the end of your turn is paid automatically, or is lost");
    }
    static QStringList incomes() { return {tr("Automatic"), tr("Only if you ask")}; }
    static QString duelsOption() { return tr("Duels"); }
    static QString duelsHint() { return tr("Aim the darts yourself with a swaying sight, or let dice decide"); }
    static QStringList duels() { return {tr("By hand"), tr("By dice")}; }
    static QString clockOption() { return tr("Clock"); }
    static QString clockHint() { return tr("A gangster not moved in time sits in jail for a turn"); }
    static QStringList clocks() { return {tr("No clock"), tr("4 minutes a turn")}; }
    static QString policePlayerOption() { return tr("Police player"); }
    static QString policePlayerHint()
    {
        return tr("The last seat has no gang and moves the patrols; this is the only way to play with five");
    }
    static QString policeSeat() { return tr("plays the police: wins when no gangster is at large"); }
    static QString steadyHandsOption() { return tr("Steady hands"); }
    static QString steadyHandsHint() { return tr("Aiming is easier: the sight sways half as far"); }

    static QString refusal(const backroom::Refusal& refusal, const Seated& seated);

    // The log.
    static QString roundBegins(int round) { return tr("<b>Round %1.</b>").arg(round); }
    /// The last of the quiet first rounds.
    static QString quietUntil(int round)
    {
        return tr("Until round %1 is over, no gangster harms another, and the police are off the streets.").arg(round);
    }
    static QString quietIsOver() { return tr("The police are about, and gangs may shoot."); }
    static QString rolled(const QString& who, const QString& dice) { return tr("%1 rolls: %2.").arg(who, dice); }
    static QString die(backroom::supergang::Character character, int face);
    static QString policeDice(const QString& faces) { return tr("police %1", "blue dice").arg(faces); }
    static QString collected(const QString& who, int amount)
    {
        return tr("%1 collects %2.").arg(who, QString::number(amount));
    }
    static QString boughtPolice(const QString& who, int price)
    {
        return tr("%1 buys the police, −%2.").arg(who, QString::number(price));
    }
    static QString fellIn(int patrol, backroom::supergang::Place place)
    {
        return tr("Patrol %1 falls into the manhole in %2.", "a street")
            .arg(QString::number(patrol + 1), names::street(backroom::supergang::town.places[place].street));
    }
    static QString patrolMoved(const QString& who, int patrol, backroom::supergang::Place to)
    {
        return tr("%1 moves patrol %2 to %3.", "who, number, place")
            .arg(who, QString::number(patrol + 1), names::place(to));
    }
    /// A vamp and the man she leads walk to that place.
    static QString takesAlong(const QString& vamp, const QString& man, backroom::supergang::Place to)
    {
        return names::capital(tr("%1 leads %2 to %3.", "a vamp, a man, a place").arg(vamp, man, names::place(to)));
    }
    /// For a player who acts by a man under the charm of a vamp.
    static QString withMan(const QString& who, const QString& man)
    {
        return tr("%1 (through %2)", "a player, somebody else’s gangster").arg(who, man);
    }
    static QString patrolOut(int patrol, const QString& who)
    {
        return tr("Patrol %1 is out and starts again on %2’s turn.").arg(QString::number(patrol + 1), who);
    }
    static QString cowardAttacked(const QString& who, backroom::supergang::Place place, int amount)
    {
        return tr("%1: mugging, +%3 (%2).", "who, street, money")
            .arg(who, names::place(place), QString::number(amount));
    }
    static QString racketed(const QString& who, backroom::supergang::Shop shop)
    {
        return tr("%1: racket in %2.", "who, shop").arg(who, names::shop(shop));
    }
    static QString nobodySawIt() { return tr("Nobody saw it."); }
    static QString witnessed(const QString& figure, backroom::supergang::Crime crime, int years)
    {
        return tr("A patrol saw %1: %2, %n year(s) on record.", nullptr, years)
            .arg(figure, names::crimes(crime, names::times_of(crime, years)));
    }
    static QString toldByManager(const QString& figure, backroom::supergang::Crime crime, int years)
    {
        return tr("A manager has talked: %1, %2, %n year(s) on record.", nullptr, years)
            .arg(figure, names::crimes(crime, names::times_of(crime, years)));
    }
    static QString bought(const QString& who, backroom::supergang::Shop shop, int price)
    {
        return tr("%1 buys %2, −%3.", "who, shop, money").arg(who, names::shop(shop), QString::number(price));
    }
    static QString stuckUp(const QString& who, backroom::supergang::Shop shop, int amount)
    {
        return tr("%1 robs %2, +%3.", "who, shop, money").arg(who, names::shop(shop), QString::number(amount));
    }
    static QString tookOver(const QString& who, backroom::supergang::Shop shop)
    {
        return tr("%1 takes over %2.", "who, shop").arg(who, names::shop(shop));
    }
    static QString priceNamed(
        const QString& who, backroom::supergang::Character wanted, backroom::supergang::Shop shop, int price);
    static QString recruited(
        const QString& who, backroom::supergang::Character recruit, backroom::supergang::Shop shop, int price);
    static QString boughtPawns(const QString& who, int pawns, int price)
    {
        return tr("%1 buys %n pawn(s), −%2.", nullptr, pawns).arg(who, QString::number(price));
    }
    static QString boughtPawnsFor(const QString& who, int pawns, int price, const QString& stock)
    {
        return tr("%1 buys %n pawn(s), −%2; they are %3’s.", nullptr, pawns).arg(who, QString::number(price), stock);
    }
    static QString placedPawn(const QString& who, const QStringList& shops)
    {
        return tr("%1: a pawn in front of %2.", "who, shops").arg(who, naming::joined(shops));
    }
    /// For a pawn of a man led by a vamp.
    static QString placedPawnFor(const QString& who, const QString& whose, const QStringList& shops)
    {
        return tr("%1: one of %2’s pawns in front of %3.", "who, whose, shops")
            .arg(who, naming::whose(whose), naming::joined(shops));
    }
    static QString lostPawn(const QString& who) { return tr("One of %1’s pawns goes back to the bank.").arg(who); }
    static QString lostToken(const QString& who, backroom::supergang::Shop shop, int less)
    {
        return tr("%1’s token leaves %2: −%3 a turn.", "who, shop").arg(who, names::shop(shop), QString::number(less));
    }
    static QString losesRacket(const QString& who, int less);
    static QString losesShop(const QString& who, int less);
    static QString vamped(const QString& vamp, const QString& man)
    {
        return names::capital(tr("%1 vamps %2.", "vamp, man").arg(vamp, man));
    }
    static QString freed(const QString& man) { return names::capital(tr("%1 is his own man again.").arg(man)); }
    static QString arrested(int patrol, const QString& figure)
    {
        return tr("Patrol %1 arrests %2.").arg(QString::number(patrol + 1), figure);
    }
    static QString takenIntoCustody(int patrol, const QString& figure)
    {
        return tr("Patrol %1 takes %2 into custody.").arg(QString::number(patrol + 1), figure);
    }
    static QString heldByClock(const QString& figure)
    {
        return names::capital(tr("%1 sits in jail for the next turn.", "such as Rosa’s killer").arg(figure));
    }
    static QString jailed(const QString& figure, int years)
    {
        return names::capital(tr("%1 goes to jail for %n year(s).", nullptr, years).arg(figure));
    }
    static QString sentenced(const QString& figure, int years)
    {
        return names::capital(tr("%1 will go from the clinic to jail, for %n year(s).", nullptr, years).arg(figure));
    }
    static QString leavesJail(const QString& figure)
    {
        return names::capital(tr("%1 leaves jail with a clean record.").arg(figure));
    }
    static QString freeAgain(const QString& figure) { return names::capital(tr("%1 leaves jail.").arg(figure)); }
    static QString leavesClinic(const QString& figure)
    {
        return names::capital(tr("%1 leaves the clinic.").arg(figure));
    }
    static QString stickUpBegins(const QString& who, backroom::supergang::Shop shop, backroom::supergang::Prize prize);
    static QString killingBegins(const QString& who, backroom::supergang::Place place, const QStringList& victims)
    {
        return tr("%1: attack on %3 (%2).", "who, place, victims")
            .arg(who, names::place(place), naming::joined(victims));
    }
    static QString patrolAttacked(const QString& who, int patrol)
    {
        return tr("%1: attack on patrol %2.").arg(who, QString::number(patrol + 1));
    }
    static QString rebels(const QString& figure, int patrol)
    {
        return names::capital(tr("%1 rebels against patrol %2.").arg(figure, QString::number(patrol + 1)));
    }
    static QString visitsClinic(const QString& figure, const QString& victim)
    {
        return names::capital(tr("%1 visits %2 in the clinic, with a revolver.").arg(figure, victim));
    }
    static QString sums(int attack, int defence, int darts, const QString& shooter)
    {
        return tr("%1 to %2: %n dart(s) for %3.", nullptr, darts)
            .arg(QString::number(attack), QString::number(defence), shooter);
    }
    static QString tied(int sum) { return tr("%1 to %1: all dice again.").arg(sum); }
    static QString clinicDarts(int darts) { return tr("%n dart(s), and nobody shoots back.", nullptr, darts); }
    static QString leftDuel(const QString& man)
    {
        return names::capital(tr("%1 does not shoot at his own gang: he walks out of the duel.").arg(man));
    }
    static QString attackFailed() { return tr("The attack fails."); }
    static QString stickUpFailed(backroom::supergang::Shop shop)
    {
        return tr("The stick-up in %1 fails.").arg(names::shop(shop));
    }
    static QString survived(const QString& figure)
    {
        return names::capital(tr("%1 gets off with a fright.").arg(figure));
    }
    static QString injured(const QString& figure) { return names::capital(tr("%1 goes to the clinic.").arg(figure)); }
    static QString injuredAndSentenced(const QString& figure, int years)
    {
        return names::capital(tr("%1 goes to the clinic, then to jail for %n year(s).", nullptr, years).arg(figure));
    }
    static QString offered(const QString& who, const QString& other)
    {
        return tr("%1 offers %2 a trade.").arg(who, other);
    }
    static QString traded(const QString& who, const QString& gives, const QString& other, const QString& takes)
    {
        return tr("A trade: %1 gives %2, %3 gives %4.").arg(who, gives, other, takes);
    }
    static QString refused(const QString& who) { return tr("%1 says no.").arg(who); }
    static QString refusedAs(const QString& who, const QString& why)
    {
        return tr("%1 says no: “%2”", "a player, a whole sentence").arg(who, why);
    }
    /// One side of a trade, such as "40, The Lost Loaf and 2 pawns".
    static QString bundle(const backroom::supergang::Bundle& bundle);
    static QString timeIsUp(const QString& who) { return tr("%1’s time is up.").arg(who); }
    static QString eliminated(const QString& who)
    {
        return tr("%1 is out: everything goes back to the bank.").arg(who);
    }
    static QString districtOwned(const QString& who, backroom::supergang::District district)
    {
        return tr("%1 owns all of %2.", "who, district").arg(who, names::district(district));
    }

    // Announcements.
    static QString roundTitle(int round) { return tr("Round %1").arg(round); }
    static QString racketTitle(const QString& who, const QString& shop)
    {
        return tr("%1 starts a racket in %2", "a player, a shop").arg(who, shop);
    }
    static QString firstShopTitle(const QString& who, const QString& shop)
    {
        return tr("%1’s first shop: %2", "a player, a shop").arg(who, shop);
    }
    static QString incomeTitle(const QString& who, int amount)
    {
        return tr("%1 collects %2", "a player, money").arg(who, QString::number(amount));
    }
    static QString refusalTitle(const QString& who)
    {
        return tr("%1 says no", "a player, to a price or a trade").arg(who);
    }
    static QString policeWalkNow()
    {
        return tr("The quiet rounds are over: the police are on the beat, and gangs may shoot at each other.");
    }
    static QString lastRound() { return tr("This is the last one.", "round"); }
    static QString isOut(const QString& who) { return tr("%1 is out").arg(who); }
    static QString allDead() { return tr("Killer, vamp and dealer are dead. Everything goes back to the bank."); }
    static QString gaveUp() { return tr("The gang has left town. Everything goes back to the bank."); }
    static QString arrestTitle(const QString& figure)
    {
        return names::capital(tr("%1: under arrest", "such as Rosa’s killer").arg(figure));
    }
    static QString custodyTitle(const QString& figure)
    {
        return names::capital(tr("%1: into custody", "such as Rosa’s killer").arg(figure));
    }
    static QString quietlyOrRebel(int years) { return tr("Jail for %n year(s), or a rebellion.", nullptr, years); }
    static QString rebelTitle(const QString& figure)
    {
        return names::capital(tr("%1 rebels", "such as Rosa’s killer").arg(figure));
    }
    static QString rebelText(int patrol) { return tr("A duel with patrol %1 instead of jail.").arg(patrol + 1); }
    static QString jailTitle(const QString& figure)
    {
        return names::capital(tr("%1: jail", "such as Rosa’s killer").arg(figure));
    }
    static QString jailText(int years) { return tr("For %n year(s): one turn of the gang for each.", nullptr, years); }
    static QString releasedTitle(const QString& figure)
    {
        return names::capital(tr("%1: free again", "such as Rosa’s killer").arg(figure));
    }
    static QString releasedText() { return tr("The sentence is served, and the record is clean."); }
    static QString waitsInClinic(int years)
    {
        return tr("First the clinic, then jail for %n year(s).", nullptr, years);
    }
    static QString districtTitle(const QString& who, backroom::supergang::District district)
    {
        return tr("%1 owns all of %2", "who, district").arg(who, names::district(district));
    }
    static QString districtText(int shops) { return tr("All %n shops, and with them the game.", nullptr, shops); }
    static QString policeTitle(const QString& who) { return tr("%1 buys the police").arg(who); }
    static QString policeText()
    {
        return tr("From now on both patrols go where their owner wants, in everyone’s turn.");
    }
    static QString vampTitle(const QString& vamp) { return names::capital(tr("%1 turns somebody’s head").arg(vamp)); }
    static QString vampText(const QString& man)
    {
        return names::capital(tr("%1 is hers now, and for her next three turns.").arg(man));
    }
    static QString deadTitle(const QString& figure)
    {
        return names::capital(tr("%1: dead", "such as Rosa’s killer").arg(figure));
    }
    static QString deadText(backroom::supergang::Character who);
    static QString tradeTitle(const QString& who) { return tr("%1 accepts the trade", "a player").arg(who); }
    static QString tradeText(const QString& who, const QString& gives, const QString& other, const QString& takes)
    {
        return tr("%1 gives %2, %3 gives %4.").arg(who, gives, other, takes);
    }
    static QString timeTitle(const QString& who) { return tr("Time is up for %1").arg(who); }
    static QString timeText() { return tr("Anyone who has not moved sits in jail for a turn."); }
    static QString roundsAreOver(int rounds) { return tr("%n rounds are over", nullptr, rounds); }
    static QString countUp() { return tr("Now money, shops, rackets and pawns are counted."); }

    // The end.
    static QString ownsDistrict(const QString& who, backroom::supergang::District district)
    {
        return tr("%1 owns %2", "who, district").arg(who, names::district(district));
    }
    static QString richest(const QStringList& players)
    {
        return players.size() == 1 ? tr("%1 is the richest").arg(players.first())
                                   : tr("%1 are tied as the richest").arg(naming::joined(players));
    }
    static QString lastGang(const QString& who) { return tr("%1 is the last gang").arg(who); }
    static QString diedLast(const QStringList& players) { return tr("%1 died last").arg(naming::joined(players)); }
    static QString policeWon(const QString& who) { return tr("The police win: %1").arg(who); }
    static QString sharedRichest(const QStringList& players, int sum)
    {
        return tr("%1 have %2 each and share the win.").arg(naming::joined(players), QString::number(sum));
    }
    static QString ending(const backroom::Ending& ending);
    static QString sumOf(int cash, int shops, int rackets, int pawns)
    {
        return QStringLiteral("%1 + %2 + %3 + %4")
            .arg(QString::number(cash), QString::number(shops), QString::number(rackets), QString::number(pawns));
    }
    static QString outOfGame() { return tr("is out"); }
    static QString playsPolice() { return tr("plays the police"); }
    static QString stillInJail(int turns) { return tr("%n year(s) left in jail", nullptr, turns); }
    static QString standing(int place, const QString& player, int sum)
    {
        return tr("Place %1: %2, %3", "place, player, sum").arg(QString::number(place), player, QString::number(sum));
    }
    static QString standingOfPolice(int place, const QString& player)
    {
        return tr("Place %1: %2, the police").arg(QString::number(place), player);
    }
};

}
