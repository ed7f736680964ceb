#pragma once

#include "core/ending.hpp"
#include "core/refusal.hpp"
#include "supergang/figures.hpp"
#include "supergang/frames.hpp"
#include "supergang/town.hpp"
#include "table/seated.hpp"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace supergang_table {

/// The texts of SuperGang in the language of the program. `who` is a player's name, coloured in the log; `figure` is a
/// phrase such as "Rosa’s killer".
class Wording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

public:
    static QString title();
    static QString blurb();
    static QString credits();
    /// How this version differs from the published game.
    static QString standIn();
    static QString panelTitle();
    /// Always empty: nothing is secret.
    static QString lookAway();

    // Options.
    static QString lengthOption();
    static QString lengthHint();
    static QStringList lengths();
    static QString incomeOption();
    static QString incomeHint();
    static QStringList incomes();
    static QString duelsOption();
    static QString duelsHint();
    static QStringList duels();
    static QString clockOption();
    static QString clockHint();
    static QStringList clocks();
    static QString policePlayerOption();
    static QString policePlayerHint();
    static QString policeSeat();
    static QString steadyHandsOption();
    static QString steadyHandsHint();

    static QString refusal(const backroom::Refusal& refusal, const Seated& seated);

    // The log.
    static QString roundBegins(int round);
    /// The peaceful first rounds end with this one.
    static QString quietUntil(int round);
    static QString quietIsOver();
    static QString rolled(const QString& who, const QString& dice);
    static QString die(backroom::supergang::Character character, int face);
    static QString policeDice(const QString& faces);
    static QString collected(const QString& who, int amount);
    static QString boughtPolice(const QString& who, int price);
    static QString fellIn(int patrol, backroom::supergang::Place place);
    static QString patrolWalks(int patrol, backroom::supergang::Place to);
    static QString patrolOut(int patrol, const QString& who);
    static QString cowardAttacked(const QString& who, backroom::supergang::Place place, int amount);
    static QString racketed(const QString& who, backroom::supergang::Shop shop);
    static QString nobodySawIt();
    static QString witnessed(const QString& figure, backroom::supergang::Crime crime, int years);
    static QString toldByManager(const QString& figure, backroom::supergang::Crime crime, int years);
    static QString bought(const QString& who, backroom::supergang::Shop shop, int price);
    static QString stuckUp(const QString& who, backroom::supergang::Shop shop, int amount);
    static QString tookOver(const QString& who, backroom::supergang::Shop shop);
    static QString priceNamed(
        const QString& who, backroom::supergang::Character wanted, backroom::supergang::Shop shop, int price);
    static QString recruited(
        const QString& who, backroom::supergang::Character recruit, backroom::supergang::Shop shop, int price);
    static QString boughtPawns(const QString& who, int pawns, int price);
    static QString boughtPawnsFor(const QString& who, int pawns, int price, const QString& stock);
    static QString placedPawn(const QString& who, const QStringList& shops);
    /// For a pawn of a man led by a vamp.
    static QString placedPawnFor(const QString& who, const QString& whose, const QStringList& shops);
    static QString lostPawn(const QString& who);
    static QString lostToken(const QString& who, backroom::supergang::Shop shop);
    static QString vamped(const QString& vamp, const QString& man);
    static QString freed(const QString& man);
    static QString arrested(int patrol, const QString& figure);
    static QString takenIntoCustody(int patrol, const QString& figure);
    static QString heldByClock(const QString& figure);
    static QString jailed(const QString& figure, int years);
    static QString sentenced(const QString& figure, int years);
    static QString leavesJail(const QString& figure);
    static QString freeAgain(const QString& figure);
    static QString leavesClinic(const QString& figure);
    static QString stickUpBegins(const QString& who, backroom::supergang::Shop shop, backroom::supergang::Prize prize);
    static QString killingBegins(const QString& who, backroom::supergang::Place place, const QStringList& victims);
    static QString patrolAttacked(const QString& who, int patrol);
    static QString rebels(const QString& figure, int patrol);
    static QString visitsClinic(const QString& figure, const QString& victim);
    static QString sums(int attack, int defence, int darts, const QString& shooter);
    static QString tied(int sum);
    static QString clinicDarts(int darts);
    static QString leftDuel(const QString& man);
    static QString attackFailed();
    static QString stickUpFailed(backroom::supergang::Shop shop);
    static QString survived(const QString& figure);
    static QString injured(const QString& figure);
    static QString injuredAndSentenced(const QString& figure, int years);
    static QString offered(const QString& who, const QString& other);
    static QString traded(const QString& who, const QString& gives, const QString& other, const QString& takes);
    static QString refused(const QString& who);
    /// One side of a trade: "40, The Lost Loaf and 2 pawns".
    static QString bundle(const backroom::supergang::Bundle& bundle);
    static QString timeIsUp(const QString& who);
    static QString eliminated(const QString& who);
    static QString districtOwned(const QString& who, backroom::supergang::District district);

    // Explanations of things on the table.
    static QString shopFacts(backroom::supergang::District district, backroom::supergang::ShopKind kind);
    static QString shopFree(int price);
    static QString shopRacketed(const QString& who, int price);
    static QString shopOwned(const QString& who);
    static QString shopStickUp(int amount);
    static QString stands(backroom::supergang::Place place);
    static QString standsAndFaces(backroom::supergang::Place place, const QString& direction);
    static QString standsFree(backroom::supergang::Place place);
    /// `eighth` counts the compass points clockwise: 0 is north, 1 north-east and so on.
    static QString direction(int eighth);
    static QString inJail(int turns);
    static QString inClinic();
    static QString inClinicAndSentenced(int years);
    static QString inGraveyard();
    static QString onRecord(int years);
    static QString nothingOnRecord();
    static QString unseen(const QStringList& crimes);
    /// "mugging", "3 times murder"
    static QString crimes(backroom::supergang::Crime crime, int times);
    static QString follows(const QString& vamp, int turns);
    static QString nearlyFree();
    static QString whatHeIs(backroom::supergang::Character character);
    static QString patrol(int patrol);
    static QString patrolWaits(int round);
    static QString patrolIsOut(const QString& who);
    static QString patrolInSewer(const QString& who);
    static QString patrolInSewerNow();
    static QString patrolSeesNothing();
    static QString patrolSeesStreet();
    static QString patrolSeesInto(const QStringList& shops);
    static QString patrolSeesInside();
    static QString centreDetail();
    static QString clinicDetail();
    static QString graveyardDetail();
    static QString manholeDetail();
    static QString isExit(int number);
    static QString doorsTo(const QStringList& shops);
    static QString standHere(const QStringList& figures);
    static QString plainSquare();
    static QString pavement();
    static QString pavementOf(const QStringList& shops);
    static QString pavementEmpty();
    static QString pavementPawn(const QString& who);
    static QString dieOf(backroom::supergang::Mover mover);
    static QString policeDie();
    static QString dieShows(const QString& figure, int face);
    static QString dieLeavesCentre(int exit);
    static QString dieOfPolice(int face);
    static QString dieLies();
    static QString bank();
    static QString bankHas(int money);
    static QString bankOwes(const QString& who, int amount);
    static QString bankPaid(const QString& who);
    static QString police();
    static QString policeForSale(int price);
    static QString policeOwned(const QString& who);
    static QString policePlayed(const QString& who);
    static QString tokensOf(const QString& who);
    static QString tokensLeft(int tokens, int all);
    static QString pawnsLeft(int placed, int stored, int unbought);
    static QString ownsOfDistrict(const QString& who, int shops);
    static QString nobodyOwnsOfDistrict();
    static QString districtMissing(const QString& who, int shops);
    static QString districtShops(int shops);

    // Announcements.
    static QString roundTitle(int round);
    static QString racketTitle(const QString& who, const QString& shop);
    static QString firstShopTitle(const QString& who, const QString& shop);
    static QString incomeTitle(const QString& who, int amount);
    static QString refusalTitle(const QString& who);
    static QString policeWalkNow();
    static QString lastRound();
    static QString isOut(const QString& who);
    static QString allDead();
    static QString gaveUp();
    static QString arrestTitle(const QString& figure);
    static QString custodyTitle(const QString& figure);
    static QString quietlyOrRebel(int years);
    static QString jailTitle(const QString& figure);
    static QString jailText(int years);
    static QString releasedTitle(const QString& figure);
    static QString releasedText();
    static QString waitsInClinic(int years);
    static QString districtTitle(const QString& who, backroom::supergang::District district);
    static QString districtText(int shops);
    static QString policeTitle(const QString& who);
    static QString policeText();
    static QString vampTitle(const QString& vamp);
    static QString vampText(const QString& man);
    static QString deadTitle(const QString& figure);
    static QString deadText();
    static QString tradeTitle(const QString& who, const QString& other);
    static QString tradeText(const QString& who, const QString& gives, const QString& other, const QString& takes);
    static QString timeTitle(const QString& who);
    static QString timeText();
    static QString roundsAreOver(int rounds);
    static QString countUp();

    // The end.
    static QString theEnd();
    static QString ownsDistrict(const QString& who, backroom::supergang::District district);
    static QString richest(const QStringList& players);
    static QString lastGang(const QString& who);
    static QString diedLast(const QStringList& players);
    static QString policeWon(const QString& who);
    static QString sharedRichest(const QStringList& players, int sum);
    static QString ending(const backroom::Ending& ending);
    static QString sumOf(int cash, int shops, int rackets, int pawns);
    static QString outOfGame();
    static QString playsPolice();
    static QString stillInJail(int turns);
    static QString standing(int place, const QString& player, int sum);
    static QString standingOfPolice(int place, const QString& player);

private:
    /// "recruits vamps", "sells traffic pawns", "basic"
    static QString shopKind(backroom::supergang::ShopKind kind);
};

}
