#include "app/supergang/words/names.hpp"
#include "app/supergang/words/wording.hpp"
#include "app/table/naming.hpp"

namespace supergang_table {

using namespace backroom::supergang;

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

QString Wording::vamped(const QString& vamp, const QString& man)
{
    return names::capital(tr("%1 vamps %2.", "vamp, man").arg(vamp, man));
}

QString Wording::freed(const QString& man)
{
    return names::capital(tr("%1 is his own man again.").arg(man));
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

QString Wording::rebels(const QString& figure, int patrol)
{
    return names::capital(tr("%1 rebels against patrol %2.").arg(figure, QString::number(patrol + 1)));
}

QString Wording::visitsClinic(const QString& figure, const QString& victim)
{
    return names::capital(tr("%1 visits %2 in the clinic, with a revolver.").arg(figure, victim));
}

QString Wording::leftDuel(const QString& man)
{
    return names::capital(tr("%1 does not shoot at his own gang: he walks out of the duel.").arg(man));
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

}
