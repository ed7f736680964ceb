#include "supergang/menu_wording.hpp"

#include "supergang/duel_odds.hpp"
#include "supergang/names.hpp"

#include <cmath>

namespace supergang_table {

using namespace rules;

QString MenuWording::sentences(const QStringList& list)
{
    return list.join(QLatin1Char(' '));
}

QString MenuWording::coward()
{
    return tr("Mugging");
}

QString MenuWording::cowardText()
{
    return tr("Relieves a passer-by of 10.");
}

QString MenuWording::racket()
{
    return tr("Racket");
}

QString MenuWording::racketText()
{
    return tr("Puts down a token. Pays 5 a turn.");
}

QString MenuWording::buy()
{
    return tr("Buy the shop");
}

QString MenuWording::buyText()
{
    return tr("Pays 10 a turn.");
}

QString MenuWording::racketGoesBack(const QString& owner)
{
    return tr("%1 gets the racket token back.").arg(owner);
}

QString MenuWording::stickUp()
{
    return tr("Stick-up");
}

QString MenuWording::takeOver()
{
    return tr("Stick-up for ownership");
}

QString MenuWording::againstManagers(int managers)
{
    return tr("Against %n manager(s).", nullptr, managers);
}

QString MenuWording::throwsForThem(const QString& name)
{
    return tr("%1 throws for the shop.").arg(name);
}

QString MenuWording::killing()
{
    return tr("Gangland killing");
}

QString MenuWording::against(const QString& names)
{
    return tr("Against %1.").arg(names);
}

QString MenuWording::attackPatrol(int patrol)
{
    return tr("Attack patrol %1").arg(patrol);
}

QString MenuWording::againstCops()
{
    return tr("Against two cops.");
}

QString MenuWording::recruit(Character who)
{
    switch (who) {
    case Character::killer:
        return tr("Recruit a killer");
    case Character::vamp:
        return tr("Recruit a vamp");
    case Character::dealer:
        break;
    }
    return tr("Recruit a dealer");
}

QString MenuWording::recruitText()
{
    return tr("Arrives at once, with a clean record.");
}

QString MenuWording::namesPrice(const QString& owner)
{
    return tr("%1 owns the shop and names the price.").arg(owner);
}

QString MenuWording::buyPawns(int pawns)
{
    return tr("Buy %n pawns", nullptr, pawns);
}

QString MenuWording::buyPawnsText()
{
    return tr("Two for 5. Each pays 5 a turn as soon as it is on the pavement.");
}

QString MenuWording::placePawn()
{
    return tr("Place a pawn");
}

QString MenuWording::placePawnText(int stored)
{
    return tr("Pays 5 a turn; %n left. Or click the pavement that you want.", nullptr, stored);
}

QString MenuWording::vamp(const QString& man)
{
    return tr("Vamp %1").arg(man);
}

QString MenuWording::vampText()
{
    return tr("He is yours at once, and for your next three turns.");
}

QString MenuWording::takeBackToken()
{
    return tr("Take back a token");
}

QString MenuWording::takeBackText()
{
    return tr("You have no tokens left: click one of your shops to give it up.");
}

QString MenuWording::doneBy(const QString& name, const QString& word)
{
    return tr("%1: %2").arg(name, word);
}

QString MenuWording::crime(int least, int most)
{
    if (least == most)
        return tr("Crime: %1", "2 years").arg(names::years(least));
    return most == least + 1 ? tr("Crime: %1 or %2", "1, 2 years").arg(QString::number(least), names::years(most))
                             : tr("Crime: %1 to %2", "1, 5 years").arg(QString::number(least), names::years(most));
}

QString MenuWording::noCrime()
{
    return tr("Not a crime");
}

QString MenuWording::patrolSees(int patrol)
{
    return tr("Patrol %1 would see it").arg(patrol);
}

QString MenuWording::nobodySees()
{
    return tr("No patrol would see it");
}

QString MenuWording::bothSee()
{
    return tr("Both patrols would see it");
}

QString MenuWording::odds(const Open& open, backroom::Seat seat, const Action& action)
{
    const bool by_dice = open.options.duels == Duels::dice;
    const auto chance = by_dice ? chance_by_dice(open, seat, action) : chance_to_lead(open, seat, action);
    if (!chance)
        return {};
    const auto percent = std::lround(100 * *chance);
    return by_dice ? tr("With dice it works %1% of the time.").arg(percent)
                   : tr("Chance of shooting first: %1%.").arg(percent);
}

QString MenuWording::mustAct()
{
    return tr("This shop is not yours: do at least one thing here.");
}

QString MenuWording::done()
{
    return tr("Done");
}

QString MenuWording::whoTakesPart(Party::Kind kind)
{
    switch (kind) {
    case Party::StickUp:
        return tr("Who joins in the stick-up?");
    case Party::Killing:
        return tr("Who shoots at whom?");
    case Party::Patrol:
        break;
    }
    return tr("Who joins in against the patrol?");
}

QString MenuWording::go(Party::Kind kind, Prize prize)
{
    switch (kind) {
    case Party::StickUp:
        return prize == Prize::money ? tr("Hands up!") : tr("Take the shop");
    case Party::Killing:
    case Party::Patrol:
        break;
    }
    return tr("Open fire");
}

QString MenuWording::shopLine(const QString& district, ShopKind kind)
{
    switch (kind) {
    case ShopKind::basic:
        return tr("%1 · basic · 1 manager").arg(district);
    case ShopKind::t:
        return tr("%1 · T: killers · 2 managers").arg(district);
    case ShopKind::v:
        return tr("%1 · V: vamps · 2 managers").arg(district);
    case ShopKind::d:
        return tr("%1 · D: dealers · 2 managers").arg(district);
    case ShopKind::star:
        break;
    }
    return tr("%1 · star: pawns · 2 managers").arg(district);
}

QString MenuWording::ownedBy(const QString& name)
{
    return tr("owned by %1").arg(name);
}

QString MenuWording::racketedBy(const QString& name)
{
    return tr("racketed by %1").arg(name);
}

QString MenuWording::priceAndManagers(int price, int managers)
{
    return tr("%1 · %n manager(s)", nullptr, managers).arg(price);
}

QString MenuWording::figureAt(const QString& figure, const QString& place, const QString& facing)
{
    return facing.isEmpty() ? tr("%1, %2").arg(figure, place) : tr("%1, %2, %3").arg(figure, place, facing);
}

QString MenuWording::facing(qreal angle)
{
    // Clockwise on the screen, from the right.
    switch ((static_cast<int>(std::lround(angle / 90)) % 4 + 4) % 4) {
    case 0:
        return tr("facing east");
    case 1:
        return tr("facing south");
    case 2:
        return tr("facing west");
    default:
        break;
    }
    return tr("facing north");
}

}
