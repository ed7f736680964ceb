// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/words/names.hpp"
#include "app/table/naming.hpp"
#include "engine/core/ending.hpp"
#include "engine/supergang/frames.hpp"

#include <QCoreApplication>

namespace supergang_table {

/// The explanations of things on the table, in the language of the program.
class DetailWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

public:
    static QString shopFacts(backroom::supergang::District district, backroom::supergang::ShopKind kind);
    static QString shopFree(int price)
    {
        return tr("Nobody owns it. A racket here pays 5 a turn; the shop costs %1 and then pays 10.").arg(price);
    }
    static QString shopRacketed(const QString& who, int price)
    {
        return tr("%1 has a racket here, for 5 a turn. The shop can still be bought, for %2.")
            .arg(who, QString::number(price));
    }
    static QString shopOwned(const QString& who)
    {
        return tr("%1 owns it: 10 a turn, and that gang may walk through.").arg(who);
    }
    static QString shopStickUp(int amount) { return tr("A successful stick-up pays %1.").arg(amount); }
    static QString stands(backroom::supergang::Place place) { return tr("Now at: %1.").arg(names::place(place)); }
    static QString standsInCentre() { return tr("Now at the centre, free to go any way."); }
    static QString standsAndFaces(backroom::supergang::Place place, const QString& direction)
    {
        return tr("Now at: %1, facing %2.").arg(names::place(place), direction);
    }
    static QString standsFree(backroom::supergang::Place place)
    {
        return tr("Now at: %1, free to go any way.").arg(names::place(place));
    }
    /// `eighth` is a compass point, counted clockwise: 0 is north, 1 north-east and so on.
    static QString direction(int eighth);
    static QString inJail(int turns) { return tr("In jail for %n more turn(s).", nullptr, turns); }
    static QString inClinic() { return tr("In the clinic until the end of the gang’s next turn."); }
    static QString inClinicAndSentenced(int years)
    {
        return tr("In the clinic until the end of the gang’s next turn, then in jail for %n year(s).", nullptr, years);
    }
    static QString dead() { return tr("Dead."); }
    static QString onRecord(int years) { return tr("On record: %n year(s).", nullptr, years); }
    static QString nothingOnRecord() { return tr("Nothing on record."); }
    static QString unseen(const QStringList& crimes)
    {
        return tr("Done here and not seen so far: %1.").arg(naming::joined(crimes));
    }
    /// Such as "mugging" or "3 times murder".
    static QString follows(const QString& vamp, int turns)
    {
        return tr("Follows %1 for %n more turn(s) of hers, and acts for her gang.", nullptr, turns).arg(vamp);
    }
    static QString nearlyFree() { return tr("Free again as soon as he moves."); }
    static QString whatHeIs(backroom::supergang::Character character);
    static QString patrol(int patrol) { return tr("Patrol %1", "the name of two cops").arg(patrol + 1); }
    static QString patrolWaits(int round) { return tr("Not on the streets before round %1.").arg(round); }
    static QString patrolIsOut(const QString& who)
    {
        return tr("Out of play. Starts again from the centre on %1’s next turn.").arg(who);
    }
    static QString patrolInSewer(const QString& who)
    {
        return tr("Has fallen down a manhole. Comes up at any manhole on %1’s next turn.").arg(who);
    }
    static QString patrolInSewerNow()
    {
        return tr("Has fallen down a manhole. Comes up at any manhole on its next move.");
    }
    static QString patrolSeesNothing() { return tr("From the centre it sees nothing."); }
    static QString patrolSeesStreet() { return tr("Sees every crime on its square and on those next to it."); }
    static QString patrolSeesInto(const QStringList& shops) { return tr("Looks into %1.").arg(naming::joined(shops)); }
    static QString patrolSeesInside() { return tr("Sees every crime in here."); }
    static QString centreDetail()
    {
        return tr("Police station and jail. Your die tells you which exit to take, and how many squares to go. Nobody "
                  "walks in.");
    }
    static QString clinicDetail()
    {
        return tr(
            "The injured stay here until the end of their gang’s next turn. A move may end here to attack or arrest "
            "one of them.");
    }
    static QString graveyardDetail() { return tr("The dead stay here until others are recruited in their place."); }
    static QString manholeDetail()
    {
        return tr("Any manhole is one step from any other, once a turn. A patrol that ends its move here falls in.");
    }
    static QString isExit(int number) { return tr("Exit %1 of the centre begins here.").arg(number); }
    static QString doorsTo(const QStringList& shops) { return tr("Door to: %1.").arg(naming::joined(shops)); }
    static QString standHere(const QStringList& figures) { return tr("Who is here: %1.").arg(naming::joined(figures)); }
    static QString plainSquare() { return tr("A gangster who ends a move here can rob a passer-by of 10."); }
    static QString pavement() { return tr("Pavement"); }
    static QString pavementOf(const QStringList& shops)
    {
        return tr("A section in front of %1.").arg(naming::joined(shops));
    }
    static QString pavementEmpty()
    {
        return tr("A dealer who ends his move beside it can put a pawn here, unless it lines other gangs’ shops only.");
    }
    static QString pavementPawn(const QString& who) { return tr("One of %1’s pawns: 5 a turn.").arg(who); }
    static QString dieOf(backroom::supergang::Mover mover);
    static QString policeDie() { return tr("The police die"); }
    static QString dieShows(const QString& figure, int face)
    {
        return names::capital(tr("%1 goes exactly %n square(s), and never back.", nullptr, face).arg(figure));
    }
    static QString dieLeavesCentre(int exit) { return tr("Out of the centre by exit %1.").arg(exit); }
    static QString dieOfPolice(int face)
    {
        return tr("The police player moves either patrol by exactly %n square(s).", nullptr, face);
    }
    static QString dieLies()
    {
        return tr("All the dice of a turn are rolled together. This one is not needed right now.");
    }
    static QString bank() { return tr("Bank"); }
    static QString bankHas(int money)
    {
        return tr(
            "It holds %1. Nothing is ever added except what players pay in, and it never pays out more than it has.")
            .arg(money);
    }
    static QString bankOwes(const QString& who, int amount)
    {
        return tr("This turn, %1 can collect %2.").arg(who, QString::number(amount));
    }
    static QString bankPaid(const QString& who) { return tr("%1 has already collected this turn.").arg(who); }
    static QString police() { return tr("Police"); }
    static QString policeForSale(int price)
    {
        return tr("For sale at %1, at the start of your turn, before you roll: you then move both patrols in "
                  "everyone’s turn. Until somebody buys them, the player whose turn it is moves them.")
            .arg(price);
    }
    static QString policeOwned(const QString& who)
    {
        return tr("They belong to %1, who moves both patrols in everyone’s turn.").arg(who);
    }
    static QString policePlayed(const QString& who)
    {
        return tr("%1 plays them, and wins when no gangster is at large. They are not for sale.").arg(who);
    }
    static QString moneyOf(const QString& who) { return tr("%1’s money").arg(naming::whose(who)); }
    static QString inCash(int amount) { return tr("In cash: %1.").arg(amount); }
    static QString income(int amount) { return tr("Income, to be collected once in each own turn: +%1.").arg(amount); }
    static QString whatPays(int shop, int racket, int pawn)
    {
        return tr("Each shop pays %1, each racket %2, each pawn on the pavement %3.")
            .arg(QString::number(shop), QString::number(racket), QString::number(pawn));
    }
    /// The sum that decides a game of a fixed length (SG-10.5).
    static QString worth(int cash, int shops, int rackets, int pawns, int sum)
    {
        return tr("Total: %1 in cash + %2 for shops + %3 for rackets + %4 for pawns on the pavement = %5.")
            .arg(QString::number(cash), QString::number(shops), QString::number(rackets), QString::number(pawns),
                QString::number(sum));
    }
    static QString richestWins(int rounds)
    {
        return tr("After round %1 the gang with the highest total wins.").arg(rounds);
    }
    static QString tokensOf(const QString& who) { return tr("%1’s tokens and pawns").arg(who); }
    static QString tokensLeft(int tokens, int all)
    {
        return tr("Tokens left for rackets and shops: %1 of %2.").arg(QString::number(tokens), QString::number(all));
    }
    static QString pawnsLeft(int placed, int stored, int unbought)
    {
        // In the order of the plate, which shows a suitcase.
        return tr("Pawns: %3 still to be bought, %2 in the suitcase to be placed, %1 on the pavement.")
            .arg(QString::number(placed), QString::number(stored), QString::number(unbought));
    }
    static QString ownsOfDistrict(const QString& who, int shops)
    {
        return tr("%1 owns %n", "shops of a district", shops).arg(who);
    }
    static QString nobodyOwnsOfDistrict() { return tr("Nobody owns a shop here yet."); }
    static QString districtMissing(const QString& who, int shops)
    {
        return tr("%1 needs %n more shop(s) to win.", nullptr, shops).arg(who);
    }
    static QString districtShops(int shops)
    {
        return tr("%n shops. Whoever owns them all wins at once; rackets do not count.", nullptr, shops);
    }

private:
    /// Such as "recruits vamps", "sells traffic pawns" or "basic".
    static QString shopKind(backroom::supergang::ShopKind kind);
};

}
