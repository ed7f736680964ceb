#include "supergang/names.hpp"
#include "supergang/wording.hpp"
#include "table/naming.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString Wording::roundBegins(int round)
{
    return tr("<b>Round %1.</b>").arg(round);
}

QString Wording::quietUntil(int round)
{
    return tr("Until round %1 is over, no gangster harms another, and the police are off the streets.").arg(round);
}

QString Wording::quietIsOver()
{
    return tr("The police are about, and gangs may shoot.");
}

QString Wording::rolled(const QString& who, const QString& dice)
{
    return tr("%1 rolls: %2.").arg(who, dice);
}

QString Wording::die(Character character, int face)
{
    switch (character) {
    case Character::killer:
        return tr("killer %1", "a die").arg(face);
    case Character::vamp:
        return tr("vamp %1", "a die").arg(face);
    case Character::dealer:
        break;
    }
    return tr("dealer %1", "a die").arg(face);
}

QString Wording::policeDice(const QString& faces)
{
    return tr("police %1", "blue dice").arg(faces);
}

QString Wording::collected(const QString& who, int amount)
{
    return tr("%1 collects %2.").arg(who, QString::number(amount));
}

QString Wording::boughtPolice(const QString& who, int price)
{
    return tr("%1 buys the police, −%2.").arg(who, QString::number(price));
}

QString Wording::fellIn(int patrol, Place place)
{
    return tr("Patrol %1 falls into the manhole in %2.", "a street")
        .arg(QString::number(patrol + 1), names::street(town.places[place].street));
}

QString Wording::patrolWalks(int patrol, Place to)
{
    return tr("Patrol %1 walks: %2.", "number, place").arg(QString::number(patrol + 1), names::place(to));
}

QString Wording::patrolOut(int patrol, const QString& who)
{
    return tr("Patrol %1 is out and starts again on %2’s turn.").arg(QString::number(patrol + 1), who);
}

QString Wording::cowardAttacked(const QString& who, Place place, int amount)
{
    return tr("%1: mugging, +%3 (%2).", "who, street, money").arg(who, names::place(place), QString::number(amount));
}

QString Wording::racketed(const QString& who, Shop shop)
{
    return tr("%1: racket in %2.", "who, shop").arg(who, names::shop(shop));
}

QString Wording::nobodySawIt()
{
    return tr("Nobody saw it.");
}

QString Wording::witnessed(const QString& figure, Crime crime, int years)
{
    return tr("A patrol saw it: %1, %2, %n year(s) on record.", nullptr, years).arg(figure, names::crime(crime));
}

QString Wording::toldByManager(const QString& figure, Crime crime, int years)
{
    return tr("A manager has talked: %1, %2, %n year(s) on record.", nullptr, years).arg(figure, names::crime(crime));
}

QString Wording::bought(const QString& who, Shop shop, int price)
{
    return tr("%1 buys %2, −%3.", "who, shop, money").arg(who, names::shop(shop), QString::number(price));
}

QString Wording::stuckUp(const QString& who, Shop shop, int amount)
{
    return tr("%1 takes the money of %2, +%3.", "who, shop, money")
        .arg(who, names::shop(shop), QString::number(amount));
}

QString Wording::tookOver(const QString& who, Shop shop)
{
    return tr("%1 takes over %2.", "who, shop").arg(who, names::shop(shop));
}

QString Wording::priceNamed(const QString& who, Character wanted, Shop shop, int price)
{
    switch (wanted) {
    case Character::killer:
        return tr("%1 asks %3 for a killer in %2.").arg(who, names::shop(shop), QString::number(price));
    case Character::vamp:
        return tr("%1 asks %3 for a vamp in %2.").arg(who, names::shop(shop), QString::number(price));
    case Character::dealer:
        break;
    }
    return tr("%1 asks %3 for a dealer in %2.").arg(who, names::shop(shop), QString::number(price));
}

QString Wording::recruited(const QString& who, Character recruit, Shop shop, int price)
{
    const QString paid = price == 0 ? QString() : QStringLiteral(", −%1").arg(price);
    switch (recruit) {
    case Character::killer:
        return tr("%1 has a new killer, from %2%3.", "who, shop, money").arg(who, names::shop(shop), paid);
    case Character::vamp:
        return tr("%1 has a new vamp, from %2%3.", "who, shop, money").arg(who, names::shop(shop), paid);
    case Character::dealer:
        break;
    }
    return tr("%1 has a new dealer, from %2%3.", "who, shop, money").arg(who, names::shop(shop), paid);
}

QString Wording::boughtPawns(const QString& who, int pawns, int price)
{
    return tr("%1 buys %n pawn(s), −%2.", nullptr, pawns).arg(who, QString::number(price));
}

QString Wording::boughtPawnsFor(const QString& who, int pawns, int price, const QString& stock)
{
    return tr("%1 buys %n pawn(s), −%2; they are %3’s.", nullptr, pawns).arg(who, QString::number(price), stock);
}

QString Wording::placedPawn(const QString& who, const QStringList& shops)
{
    return tr("%1: a pawn in front of %2.", "who, shops").arg(who, naming::joined(shops));
}

QString Wording::placedPawnFor(const QString& who, const QString& whose, const QStringList& shops)
{
    return tr("%1: one of %2’s pawns in front of %3.", "who, whose, shops").arg(who, whose, naming::joined(shops));
}

QString Wording::lostPawn(const QString& who)
{
    return tr("One of %1’s pawns goes back to the bank.").arg(who);
}

QString Wording::lostToken(const QString& who, Shop shop)
{
    return tr("%1’s token leaves %2.", "who, shop").arg(who, names::shop(shop));
}

QString Wording::vamped(const QString& vamp, const QString& man)
{
    return names::capital(tr("%1 vamps %2.", "vamp, man").arg(vamp, man));
}

QString Wording::freed(const QString& man)
{
    return names::capital(tr("%1 is his own man again.").arg(man));
}

QString Wording::arrested(int patrol, const QString& figure)
{
    return tr("Patrol %1 arrests %2.").arg(QString::number(patrol + 1), figure);
}

QString Wording::takenIntoCustody(int patrol, const QString& figure)
{
    return tr("Patrol %1 takes %2 into custody.").arg(QString::number(patrol + 1), figure);
}

QString Wording::heldByClock(const QString& figure)
{
    return names::capital(tr("%1 sits in jail for the next turn.", "such as Rosa’s killer").arg(figure));
}

QString Wording::jailed(const QString& figure, int years)
{
    return names::capital(tr("%1 goes to jail for %n year(s).", nullptr, years).arg(figure));
}

QString Wording::sentenced(const QString& figure, int years)
{
    return names::capital(tr("%1 will go from the clinic to jail, for %n year(s).", nullptr, years).arg(figure));
}

QString Wording::leavesJail(const QString& figure)
{
    return names::capital(tr("%1 leaves jail with a clean record.").arg(figure));
}

QString Wording::freeAgain(const QString& figure)
{
    return names::capital(tr("%1 leaves jail.").arg(figure));
}

QString Wording::leavesClinic(const QString& figure)
{
    return names::capital(tr("%1 leaves the clinic.").arg(figure));
}

QString Wording::stickUpBegins(const QString& who, Shop shop, Prize prize)
{
    return (prize == Prize::money ? tr("%1: stick-up in %2.", "who, shop")
                                  : tr("%1: stick-up in %2, for its ownership.", "who, shop"))
        .arg(who, names::shop(shop));
}

QString Wording::killingBegins(const QString& who, Place place, const QStringList& victims)
{
    return tr("%1: attack on %3 (%2).", "who, place, victims").arg(who, names::place(place), naming::joined(victims));
}

QString Wording::patrolAttacked(const QString& who, int patrol)
{
    return tr("%1: attack on patrol %2.").arg(who, QString::number(patrol + 1));
}

QString Wording::rebels(const QString& figure, int patrol)
{
    return names::capital(tr("%1 rebels against patrol %2.").arg(figure, QString::number(patrol + 1)));
}

QString Wording::visitsClinic(const QString& figure, const QString& victim)
{
    return names::capital(tr("%1 visits %2 in the clinic, with a revolver.").arg(figure, victim));
}

QString Wording::sums(int attack, int defence, int darts, const QString& shooter)
{
    return tr("%1 to %2: %n dart(s) for %3.", nullptr, darts)
        .arg(QString::number(attack), QString::number(defence), shooter);
}

QString Wording::tied(int sum)
{
    return tr("%1 to %1: all dice again.").arg(sum);
}

QString Wording::clinicDarts(int darts)
{
    return tr("%n dart(s), and nobody shoots back.", nullptr, darts);
}

QString Wording::leftDuel(const QString& man)
{
    return names::capital(tr("%1 does not shoot at his own gang: he walks out of the duel.").arg(man));
}

QString Wording::attackFailed()
{
    return tr("The attack fails.");
}

QString Wording::stickUpFailed(Shop shop)
{
    return tr("The stick-up in %1 fails.").arg(names::shop(shop));
}

QString Wording::survived(const QString& figure)
{
    return names::capital(tr("%1 gets off with a fright.").arg(figure));
}

QString Wording::injured(const QString& figure)
{
    return names::capital(tr("%1 goes to the clinic.").arg(figure));
}

QString Wording::injuredAndSentenced(const QString& figure, int years)
{
    return names::capital(tr("%1 goes to the clinic, then to jail for %n year(s).", nullptr, years).arg(figure));
}

QString Wording::offered(const QString& who, const QString& other)
{
    return tr("%1 offers %2 a trade.").arg(who, other);
}

QString Wording::traded(const QString& who, const QString& gives, const QString& other, const QString& takes)
{
    return tr("A trade: %1 gives %2, %3 gives %4.").arg(who, gives, other, takes);
}

QString Wording::refused(const QString& who)
{
    return tr("%1 says no.").arg(who);
}

QString Wording::bundle(const Bundle& bundle)
{
    QStringList parts;
    if (bundle.cash > 0)
        parts += QString::number(bundle.cash);
    for (const Shop shop : bundle.shops)
        parts += names::shop(shop);
    if (bundle.pawns > 0)
        parts += tr("%n pawn(s)", nullptr, bundle.pawns);
    return naming::joined(parts);
}

QString Wording::timeIsUp(const QString& who)
{
    return tr("%1’s time is up.").arg(who);
}

QString Wording::eliminated(const QString& who)
{
    return tr("%1 is out: everything goes back to the bank.").arg(who);
}

QString Wording::districtOwned(const QString& who, District district)
{
    return tr("%1 owns all of %2.", "who, district").arg(who, names::district(district));
}

}
