// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/menu_wording.hpp"

#include "app/supergang/alarm.hpp"
#include "app/supergang/words/names.hpp"
#include "engine/supergang/duel/duel_odds.hpp"

#include <cmath>

namespace supergang_table {

using namespace rules;

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

QString MenuWording::actsNow(Character who)
{
    switch (who) {
    case Character::killer:
        return tr("The killer acts");
    case Character::vamp:
        return tr("The vamp acts");
    case Character::dealer:
        break;
    }
    return tr("The dealer acts");
}

QString MenuWording::crime(int least, int most)
{
    if (least == most)
        return tr("Crime: %1", "2 years").arg(names::years(least));
    return most == least + 1 ? tr("Crime: %1 or %2", "1, 2 years").arg(QString::number(least), names::years(most))
                             : tr("Crime: %1 to %2", "1, 5 years").arg(QString::number(least), names::years(most));
}

QString MenuWording::odds(const PublicState& open, backroom::Seat seat, const Action& action)
{
    return odds(open, seat, action, shown_chance(open, seat, action));
}

QString MenuWording::odds(const PublicState& open, backroom::Seat seat, const Action& action, std::optional<int> chance)
{
    QStringList told;
    if (chance)
        told += open.options.duels == Duels::dice ? oddsByDice(*chance) : oddsByAim(*chance);
    if (risks_last_gangster(open, seat, action))
        told += lastGangster();
    return sentences(told);
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

QString MenuWording::attack(const Party& party)
{
    switch (party.kind) {
    case Party::StickUp:
        return party.prize == Prize::money ? stickUp() : takeOver();
    case Party::Killing:
        return killing();
    case Party::Patrol:
        break;
    }
    return attackPatrol(party.patrol + 1);
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
        return tr("%1 · killers for hire · 2 managers").arg(district);
    case ShopKind::v:
        return tr("%1 · vamps for hire · 2 managers").arg(district);
    case ShopKind::d:
        return tr("%1 · dealers for hire · 2 managers").arg(district);
    case ShopKind::star:
        break;
    }
    return tr("%1 · pawns for sale · 2 managers").arg(district);
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
