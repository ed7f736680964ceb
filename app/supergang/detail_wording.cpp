#include "supergang/names.hpp"
#include "supergang/wording.hpp"
#include "table/naming.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString Wording::shopKind(ShopKind kind)
{
    switch (kind) {
    case ShopKind::basic:
        return tr("basic", "a shop");
    case ShopKind::t:
        return tr("recruits killers", "a shop");
    case ShopKind::v:
        return tr("recruits vamps", "a shop");
    case ShopKind::d:
        return tr("recruits dealers", "a shop");
    case ShopKind::star:
        break;
    }
    return tr("sells traffic pawns", "a shop");
}

QString Wording::shopFacts(District district, ShopKind kind)
{
    return tr("%1: %2, %n manager(s).", "district, kind of shop", managers(kind))
        .arg(names::district(district), shopKind(kind));
}

QString Wording::shopFree(int price)
{
    return tr("Nobody owns it. A racket here pays 5 a turn. It costs %1 to buy and then pays 10.").arg(price);
}

QString Wording::shopRacketed(const QString& who, int price)
{
    return tr("%1 rackets it, for 5 a turn. It can still be bought, for %2.").arg(who, QString::number(price));
}

QString Wording::shopOwned(const QString& who)
{
    return tr("%1 owns it: 10 a turn, and that gang may walk through.").arg(who);
}

QString Wording::shopStickUp(int amount)
{
    return tr("A successful stick-up pays %1.").arg(amount);
}

QString Wording::stands(Place place)
{
    return tr("Now at: %1.").arg(names::place(place));
}

QString Wording::standsAndFaces(Place place, const QString& direction)
{
    return tr("Now at: %1, facing %2.").arg(names::place(place), direction);
}

QString Wording::standsFree(Place place)
{
    return tr("Now at: %1, free to go any way.").arg(names::place(place));
}

QString Wording::direction(int eighth)
{
    switch (eighth) {
    case 0:
        return tr("north");
    case 1:
        return tr("north-east");
    case 2:
        return tr("east");
    case 3:
        return tr("south-east");
    case 4:
        return tr("south");
    case 5:
        return tr("south-west");
    case 6:
        return tr("west");
    default:
        return tr("north-west");
    }
}

QString Wording::inJail(int turns)
{
    return tr("In jail for %n more turn(s).", nullptr, turns);
}

QString Wording::inClinic()
{
    return tr("In the clinic until the end of the gang’s next turn.");
}

QString Wording::inClinicAndSentenced(int years)
{
    return tr("In the clinic until the end of the gang’s next turn, then in jail for %n year(s).", nullptr, years);
}

QString Wording::inGraveyard()
{
    return tr("Dead. A new one can be recruited in a shop with the right letter.");
}

QString Wording::onRecord(int years)
{
    return tr("On record: %n year(s).", nullptr, years);
}

QString Wording::nothingOnRecord()
{
    return tr("Nothing on record.");
}

QString Wording::unseen(const QStringList& crimes)
{
    return tr("Done here and not seen so far: %1.").arg(naming::joined(crimes));
}

QString Wording::crimes(Crime crime, int times)
{
    return times == 1 ? names::crime(crime)
                      : tr("%1 (%2 times)", "a crime").arg(names::crime(crime), QString::number(times));
}

QString Wording::follows(const QString& vamp, int turns)
{
    return tr("Follows %1 for %n more turn(s) of hers, and acts for her gang.", nullptr, turns).arg(vamp);
}

QString Wording::nearlyFree()
{
    return tr("Free again as soon as he moves.");
}

QString Wording::whatHeIs(Character character)
{
    switch (character) {
    case Character::killer:
        return tr("Adds 2 in every duel.");
    case Character::vamp:
        return tr("Turns the heads of men who are alone.");
    case Character::dealer:
        break;
    }
    return tr("The only one who buys and places pawns.");
}

QString Wording::patrol(int patrol)
{
    return tr("Patrol %1", "the name of two cops").arg(patrol + 1);
}

QString Wording::patrolWaits(int round)
{
    return tr("Not on the streets before round %1.").arg(round);
}

QString Wording::patrolIsOut(const QString& who)
{
    return tr("Out of play. Starts again from the centre on %1’s next turn.").arg(who);
}

QString Wording::patrolInSewer(const QString& who)
{
    return tr("Has fallen down a manhole. Comes up at any manhole on %1’s next turn.").arg(who);
}

QString Wording::patrolInSewerNow()
{
    return tr("Has fallen down a manhole. Comes up at any manhole on its next move.");
}

QString Wording::patrolSeesNothing()
{
    return tr("From the centre it sees nothing.");
}

QString Wording::patrolSeesStreet()
{
    return tr("Sees every crime on its square and on those next to it.");
}

QString Wording::patrolSeesInto(const QStringList& shops)
{
    return tr("Looks into %1.").arg(naming::joined(shops));
}

QString Wording::patrolSeesInside()
{
    return tr("Sees every crime in here.");
}

QString Wording::centreDetail()
{
    return tr(
        "Police station and jail. Your die tells you which exit to take, and how many squares to go. Nobody walks in.");
}

QString Wording::clinicDetail()
{
    return tr("The injured stay here until the end of their gang’s next turn. A move may end here to attack or arrest "
              "one of them.");
}

QString Wording::graveyardDetail()
{
    return tr("The dead stay here until others are recruited in their place.");
}

QString Wording::manholeDetail()
{
    return tr("Any manhole is one step from any other, once a turn. A patrol that ends its move here falls in.");
}

QString Wording::isExit(int number)
{
    return tr("Exit %1 of the centre begins here.").arg(number);
}

QString Wording::doorsTo(const QStringList& shops)
{
    return tr("Door to: %1.").arg(naming::joined(shops));
}

QString Wording::standHere(const QStringList& figures)
{
    return tr("Who is here: %1.").arg(naming::joined(figures));
}

QString Wording::plainSquare()
{
    return tr("A gangster who ends a move here can rob a passer-by of 10.");
}

QString Wording::pavement()
{
    return tr("Pavement");
}

QString Wording::pavementOf(const QStringList& shops)
{
    return tr("A section in front of %1.").arg(naming::joined(shops));
}

QString Wording::pavementEmpty()
{
    return tr("A dealer who ends his move beside it can put a pawn here, unless it lines other gangs’ shops only.");
}

QString Wording::pavementPawn(const QString& who)
{
    return tr("One of %1’s pawns: 5 a turn.").arg(who);
}

QString Wording::dieOf(Mover mover)
{
    switch (mover) {
    case Mover::killer:
        return tr("The killer’s die");
    case Mover::vamp:
        return tr("The vamp’s die");
    case Mover::dealer:
        return tr("The dealer’s die");
    case Mover::patrol_1:
    case Mover::patrol_2:
        break;
    }
    return tr("The die of patrol %1").arg(patrol_of(mover) + 1);
}

QString Wording::policeDie()
{
    return tr("The police die");
}

QString Wording::dieShows(const QString& figure, int face)
{
    return names::capital(tr("%1 goes exactly %n square(s), and never back.", nullptr, face).arg(figure));
}

QString Wording::dieLeavesCentre(int exit)
{
    return tr("Out of the centre by exit %1.").arg(exit);
}

QString Wording::dieOfPolice(int face)
{
    return tr("The police player moves either patrol by exactly %n square(s).", nullptr, face);
}

QString Wording::dieLies()
{
    return tr("All the dice of a turn are rolled together. This one is not needed right now.");
}

QString Wording::bank()
{
    return tr("Bank");
}

QString Wording::bankHas(int money)
{
    return tr("It holds %1. Nothing is ever added except what players pay in, and it never pays out more than it has.")
        .arg(money);
}

QString Wording::bankOwes(const QString& who, int amount)
{
    return tr("This turn, %1 can collect %2.").arg(who, QString::number(amount));
}

QString Wording::bankPaid(const QString& who)
{
    return tr("%1 has already collected this turn.").arg(who);
}

QString Wording::police()
{
    return tr("Police");
}

QString Wording::policeForSale(int price)
{
    return tr("For sale at %1, at the start of your own turn, before you roll. Until they are sold, whoever’s turn it "
              "is moves both patrols.")
        .arg(price);
}

QString Wording::policeOwned(const QString& who)
{
    return tr("They belong to %1, who moves both patrols in everyone’s turn.").arg(who);
}

QString Wording::policePlayed(const QString& who)
{
    return tr("%1 plays them, and wins when no gangster is at large. They are not for sale.").arg(who);
}

QString Wording::tokensOf(const QString& who)
{
    return tr("%1’s tokens and pawns").arg(who);
}

QString Wording::tokensLeft(int tokens, int all)
{
    return tr("%1 of %2 tokens are left, for rackets and shops.").arg(QString::number(tokens), QString::number(all));
}

QString Wording::pawnsLeft(int placed, int stored, int unbought)
{
    return tr("Pawns: %1 on the pavement, %2 in store, %3 still to be bought.")
        .arg(QString::number(placed), QString::number(stored), QString::number(unbought));
}

QString Wording::ownsOfDistrict(const QString& who, int shops)
{
    return tr("%1 owns %n", "shops of a district", shops).arg(who);
}

QString Wording::nobodyOwnsOfDistrict()
{
    return tr("Nobody owns a shop here yet.");
}

QString Wording::districtMissing(const QString& who, int shops)
{
    return tr("%1 needs %n more shop(s) to win.", nullptr, shops).arg(who);
}

QString Wording::districtShops(int shops)
{
    return tr("%n shops. Whoever owns them all wins at once; rackets do not count.", nullptr, shops);
}

}
