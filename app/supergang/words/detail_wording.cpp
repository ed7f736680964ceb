// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/detail_wording.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString DetailWording::shopKind(ShopKind kind)
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

QString DetailWording::shopFacts(District district, ShopKind kind)
{
    return tr("%1: %2, %n manager(s).", "district, kind of shop", managers(kind))
        .arg(names::district(district), shopKind(kind));
}

QString DetailWording::direction(int eighth)
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

QString DetailWording::whatHeIs(Character character)
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

QString DetailWording::dieOf(Mover mover)
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

}
