#pragma once

#include "supergang/scene.hpp"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace supergang_table {

/// The texts of the action menu and the rail, in the language of the program.
class MenuWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

public:
    static QString sentences(const QStringList& list);

    static QString coward();
    static QString cowardText();
    static QString racket();
    static QString racketText();
    static QString buy();
    static QString buyText();
    static QString racketGoesBack(const QString& owner);
    static QString stickUp();
    static QString takeOver();
    static QString againstManagers(int managers);
    static QString throwsForThem(const QString& name);
    static QString killing();
    static QString against(const QString& names);
    static QString attackPatrol(int patrol);
    static QString againstCops();
    static QString recruit(rules::Character who);
    static QString recruitText();
    static QString namesPrice(const QString& owner);
    static QString buyPawns(int pawns);
    static QString buyPawnsText();
    static QString placePawn();
    static QString placePawnText(int stored);
    static QString vamp(const QString& man);
    static QString vampText();
    static QString takeBackToken();
    static QString takeBackText();
    static QString doneBy(const QString& name, const QString& word);
    /// For so many years in jail at least, and at most.
    static QString crime(int least, int most);
    static QString noCrime();
    static QString patrolSees(int patrol);
    static QString bothSee();
    static QString nobodySees();
    /// Returns the prospects of an attack or a rebellion, empty for other actions: the chance to win if dice decide
    /// (SG-8.5); if darts are thrown by hand, the chance to shoot first.
    static QString odds(const rules::Open& open, backroom::Seat seat, const rules::Action& action);
    static QString mustAct();
    static QString done();
    static QString whoTakesPart(Party::Kind kind);
    static QString go(Party::Kind kind, rules::Prize prize);
    static QString shopLine(const QString& district, rules::ShopKind kind);

    static QString ownedBy(const QString& name);
    static QString racketedBy(const QString& name);
    static QString priceAndManagers(int price, int managers);
    /// "Rosa’s killer, square 41, Harbour Street, facing north"; `facing` may be empty.
    static QString figureAt(const QString& figure, const QString& place, const QString& facing);
    /// `angle` is in degrees clockwise from the right.
    static QString facing(qreal angle);

    // The rail.
    static QString collect(int income);
    static QString collected();
    /// The short form, and the one with the place where the move ends.
    static QString proposal(bool arrests);
    static QString theProposal(const QString& place, bool arrests);
    static QString dice();
    static QString police();
    static QString turnOf(const QString& name);
    static QString chooseAct();
    static QString rollFirst();
    static QString movePolice();
    static QString moveOnePatrol();
    static QString chooseFigure();
    static QString thenEnd();
    static QString chosen(const QString& who, int number);
    static QString dropIt(const QString& place, int ways);
    static QString whereTo();
    static QString actsNow(const QString& who);
    static QString chooseToken();
    static QString inHand();
    static QString toMove();
    static QString eitherToMove();
    static QString moved();
    static QString acting();
    static QString away();
    static QString dieOf(const QString& who, int face, const QString& state);
    static QString patrol(int patrol);
    /// Shown in the new-game screen when five players all want a gang.
    static QString needsPolicePlayer();
};

}
