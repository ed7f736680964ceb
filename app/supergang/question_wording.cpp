#include "supergang/question_wording.hpp"

#include "supergang/names.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString QuestionWording::facts(const QStringList& list)
{
    return names::capital(list.join(QStringLiteral(" · ")));
}

QString QuestionWording::decides(const QString& name)
{
    return tr("%1 decides").arg(name);
}

QString QuestionWording::mouseGoesTo(const QString& name)
{
    return tr("The mouse goes to %1").arg(name);
}

QString QuestionWording::underArrest(const QString& figure)
{
    return tr("Under arrest: %1", "Rosa’s killer").arg(figure);
}

QString QuestionWording::intoCustody(const QString& figure)
{
    return tr("Into custody: %1", "Rosa’s killer").arg(figure);
}

QString QuestionWording::onRecord(int years)
{
    return years > 0 ? tr("%n year(s) on record", nullptr, years) : tr("innocent");
}

QString QuestionWording::charmed(const QString& vamp, const QString& decides)
{
    return tr("%1 has turned his head, so %2 decides", "Rosa’s vamp, Rosa").arg(vamp, decides);
}

QString QuestionWording::goQuietly()
{
    return tr("Go quietly");
}

QString QuestionWording::turns(int turns)
{
    return tr("%n turn(s)", nullptr, turns);
}

QString QuestionWording::inJail(int turns)
{
    return tr("In jail for %n turn(s), then in the centre with a clean record.", nullptr, turns);
}

QString QuestionWording::racketGoesBack(Shop shop)
{
    return tr("The racket in %1 goes back to the bank.").arg(names::shop(shop));
}

QString QuestionWording::pawnsGoBack(int pawns)
{
    return tr("%n pawn(s) from this place go(es) back to the bank.", nullptr, pawns);
}

QString QuestionWording::rebel()
{
    return tr("Rebel");
}

QString QuestionWording::oneYearMore()
{
    return tr("+1 year");
}

QString QuestionWording::againstCops(int rebels, int record)
{
    const QString duel =
        rebels == 1 ? tr("A duel, alone against two cops.") : tr("A duel of %n against two cops.", nullptr, rebels);
    return duel + QLatin1Char(' ')
        + tr("If you win: free, with %n year(s) on record, and 1 or 2 more for each cop.", nullptr, record);
}

QString QuestionWording::orClinic()
{
    return tr("If you lose: dead, or the clinic and then jail for all of it.");
}

QString QuestionWording::whoJoins()
{
    return tr("Who joins in? Each gets 1 year too.");
}

QString QuestionWording::yourPrice()
{
    return tr("What does it cost?");
}

QString QuestionWording::newOne(Character who)
{
    switch (who) {
    case Character::killer:
        return tr("a new killer");
    case Character::vamp:
        return tr("a new vamp");
    case Character::dealer:
        break;
    }
    return tr("a new dealer");
}

QString QuestionWording::has(const QString& name, int cash)
{
    return tr("%1 has %2", "a name, an amount").arg(name, QString::number(cash));
}

QString QuestionWording::price(int price)
{
    return price > 0 ? QString::number(price) : tr("nothing", "a price of 0");
}

QString QuestionWording::namePrice()
{
    return tr("Name this price");
}

QString QuestionWording::paysOrNot(const QString& name, int price)
{
    return price > 0 ? tr("%1 pays %2, or goes without.").arg(name, QString::number(price))
                     : tr("%1 gets it for nothing.").arg(name);
}

QString QuestionWording::tooDear(const QString& name, int cash)
{
    return tr("%1 has only %2 and can only decline.").arg(name, QString::number(cash));
}

QString QuestionWording::refuse()
{
    return tr("Refuse");
}

QString QuestionWording::earnsNothing()
{
    return tr("Nobody is recruited here, and nobody pays.");
}

QString QuestionWording::asks(const QString& name, int price)
{
    return price > 0 ? tr("%1 asks %2", "a name, a price").arg(name, QString::number(price))
                     : tr("%1 asks nothing").arg(name);
}

QString QuestionWording::pay()
{
    return tr("Agree");
}

QString QuestionWording::comesAtOnce(int left)
{
    return tr("Arrives at once, with a clean record. You will have %1 left.", "how much money").arg(left);
}

QString QuestionWording::cannotPay(int cash)
{
    return tr("You have only %1.").arg(cash);
}

QString QuestionWording::decline()
{
    return tr("Decline");
}

QString QuestionWording::nobodyComes()
{
    return tr("Nobody comes, and nobody pays.");
}

QString QuestionWording::anyoneElse()
{
    return tr("Anyone else?");
}

QString QuestionWording::innocent()
{
    return tr("Innocent bystanders: 1 year each.");
}

QString QuestionWording::take()
{
    return tr("Take into custody");
}

QString QuestionWording::aYearFor(const QString& figure)
{
    return tr("%1: 1 year, or a rebellion.", "Rosa’s killer").arg(figure);
}

QString QuestionWording::chooseOne()
{
    return tr("Choose somebody first.");
}

QString QuestionWording::done()
{
    return tr("Done");
}

QString QuestionWording::letGo()
{
    return tr("Anyone you leave here stays free.");
}

QString QuestionWording::aTrade()
{
    return tr("What will you trade?");
}

QString QuestionWording::offers(const QString& name)
{
    return tr("%1 offers a trade").arg(name);
}

QString QuestionWording::takeItOrLeaveIt()
{
    return tr("Both sides at once, or not at all.");
}

QString QuestionWording::gives(const QString& name)
{
    return tr("%1 gives").arg(name);
}

QString QuestionWording::ware(Shop shop)
{
    return tr("%1, %2", "a shop, its district").arg(names::shop(shop), names::district(town.shops[shop].district));
}

QString QuestionWording::districtChange(District district, const QString& name, int before, int after, int all)
{
    return tr("%1: %2 %3 → %4 of %5", "a district, a name, shops before, after, in all")
        .arg(names::district(district), name, QString::number(before), QString::number(after), QString::number(all));
}

QString QuestionWording::winsWith(const QString& name)
{
    return tr("and so %1 wins").arg(name);
}

}
