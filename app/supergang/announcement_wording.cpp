#include "supergang/names.hpp"
#include "supergang/wording.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString Wording::roundTitle(int round)
{
    return tr("Round %1").arg(round);
}

QString Wording::racketTitle(const QString& who, const QString& shop)
{
    return tr("%1 rackets %2", "a player, a shop").arg(who, shop);
}

QString Wording::firstShopTitle(const QString& who, const QString& shop)
{
    return tr("%1’s first shop: %2", "a player, a shop").arg(who, shop);
}

QString Wording::refusalTitle(const QString& who)
{
    return tr("%1 says no", "a player, to a price or a trade").arg(who);
}

QString Wording::incomeTitle(const QString& who, int amount)
{
    return tr("%1 collects %2", "a player, money").arg(who, QString::number(amount));
}

QString Wording::policeWalkNow()
{
    return tr("The quiet rounds are over: the police are on the beat, and gangs may shoot at each other.");
}

QString Wording::lastRound()
{
    return tr("This is the last one.", "round");
}

QString Wording::isOut(const QString& who)
{
    return tr("%1 is out").arg(who);
}

QString Wording::allDead()
{
    return tr("Killer, vamp and dealer are dead. Everything goes back to the bank.");
}

QString Wording::gaveUp()
{
    return tr("The gang has left town. Everything goes back to the bank.");
}

QString Wording::arrestTitle(const QString& figure)
{
    return names::capital(tr("%1: under arrest", "such as Rosa’s killer").arg(figure));
}

QString Wording::custodyTitle(const QString& figure)
{
    return names::capital(tr("%1: into custody", "such as Rosa’s killer").arg(figure));
}

QString Wording::quietlyOrRebel(int years)
{
    return tr("Jail for %n year(s), or rebel.", nullptr, years);
}

QString Wording::jailTitle(const QString& figure)
{
    return names::capital(tr("%1: jail", "such as Rosa’s killer").arg(figure));
}

QString Wording::jailText(int years)
{
    return tr("For %n year(s): one turn of the gang for each.", nullptr, years);
}

QString Wording::releasedTitle(const QString& figure)
{
    return names::capital(tr("%1: free again", "such as Rosa’s killer").arg(figure));
}

QString Wording::releasedText()
{
    return tr("The sentence is served, the record is clean.");
}

QString Wording::waitsInClinic(int years)
{
    return tr("First the clinic, then jail for %n year(s).", nullptr, years);
}

QString Wording::districtTitle(const QString& who, District district)
{
    return tr("%1 owns all of %2", "who, district").arg(who, names::district(district));
}

QString Wording::districtText(int shops)
{
    return tr("All %n shops, and with them the game.", nullptr, shops);
}

QString Wording::policeTitle(const QString& who)
{
    return tr("%1 buys the police").arg(who);
}

QString Wording::policeText()
{
    return tr("From now on both patrols go where their owner wants, in everyone’s turn.");
}

QString Wording::vampTitle(const QString& vamp)
{
    return names::capital(tr("%1 turns somebody’s head").arg(vamp));
}

QString Wording::vampText(const QString& man)
{
    return names::capital(tr("%1 is hers now, and for her next three turns.").arg(man));
}

QString Wording::deadTitle(const QString& figure)
{
    return names::capital(tr("%1: dead", "such as Rosa’s killer").arg(figure));
}

QString Wording::deadText()
{
    return tr("A new one can be recruited in a shop with the right letter.");
}

QString Wording::tradeTitle(const QString& who, const QString& other)
{
    return tr("%1 and %2 trade").arg(who, other);
}

QString Wording::tradeText(const QString& who, const QString& gives, const QString& other, const QString& takes)
{
    return tr("%1 gives %2, %3 gives %4.").arg(who, gives, other, takes);
}

QString Wording::timeTitle(const QString& who)
{
    return tr("Time is up for %1").arg(who);
}

QString Wording::timeText()
{
    return tr("Anyone who has not moved sits in jail for a turn.");
}

QString Wording::roundsAreOver(int rounds)
{
    return tr("%n rounds are over", nullptr, rounds);
}

QString Wording::countUp()
{
    return tr("Now money, shops, rackets and pawns are counted.");
}

}
