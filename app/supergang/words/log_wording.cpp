// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/wording.hpp"

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

QString Wording::stickUpBegins(const QString& who, Shop shop, Prize prize)
{
    return (prize == Prize::money ? tr("%1: stick-up in %2.", "who, shop")
                                  : tr("%1: stick-up in %2, for its ownership.", "who, shop"))
        .arg(who, names::shop(shop));
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

QString Wording::losesRacket(const QString& who, int less)
{
    return tr("%1 loses the racket there: −%2 a turn.").arg(who, QString::number(less));
}

QString Wording::losesShop(const QString& who, int less)
{
    return tr("%1 gets %2 less a turn.").arg(who, QString::number(less));
}

}
