// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/duel/duel_sides.hpp"

#include "app/supergang/words/duel_wording.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace supergang_table {

using namespace rules;
using backroom::Seat;

namespace {

int count_managers(const Targets& targets)
{
    return static_cast<int>(std::count_if(
        targets.begin(), targets.end(), [](const Target& target) { return target.kind == TargetKind::manager; }));
}

}

Seat DuelSides::shooterFor(Side side) const
{
    const std::vector<Seat> gangs = gangsOf(side);
    return stands(duel_.side(side)) || gangs.empty() ? shooter(duel_, side) : gangs.front();
}

std::vector<Seat> DuelSides::gangsOf(Side side) const
{
    std::vector<Seat> gangs;
    for (const Target& target : duel_.side(side))
        if (target.kind == TargetKind::gangster && std::find(gangs.begin(), gangs.end(), target.gang) == gangs.end())
            gangs.push_back(target.gang);
    return gangs;
}

QStringList DuelSides::namesOf(Side side) const
{
    QStringList names;
    for (const Seat seat : gangsOf(side))
        names += nameOf(seat);
    if (names.isEmpty())
        names += duel_.against_cops() ? DuelWording::patrol(duel_.patrol) : nameOf(duel_.second);
    return names;
}

QString DuelSides::roleOf(Side side) const
{
    const int managers = count_managers(duel_.side(side));
    if (side == Side::attack)
        return duel_.kind == DuelKind::rebellion ? DuelWording::rebels() : DuelWording::attacks(managers);
    if (clinic_)
        return DuelWording::liesInClinic();
    if (duel_.against_cops())
        return DuelWording::shootsForCops(nameOf(duel_.second));
    const auto gangs = gangsOf(side).size();
    if (gangs == 0)
        return DuelWording::shootsForManagers(managers);
    return gangs == 1 ? DuelWording::defends(managers) : DuelWording::defendTogether(managers, shooterOf(side));
}

int DuelSides::sumOf(Side side) const
{
    const std::vector<int>& faces = side == Side::attack ? bout_.attack : bout_.defence;
    if (faces.empty() || !bout_.thrown())
        return -1;
    int sum = std::accumulate(faces.begin(), faces.end(), 0);
    for (const Target& target : duel_.side(side))
        sum += bonusOf(target);
    return sum;
}

QString DuelSides::figureOf(const Target& target, std::size_t number) const
{
    switch (target.kind) {
    case TargetKind::gangster:
        return QStringLiteral("figures/%1-%2").arg(characterOf(target), fileOf(target.figure.seat));
    case TargetKind::manager:
        return QStringLiteral("figures/manager-%1").arg(managerAt(number));
    case TargetKind::cop:
        break;
    }
    return QStringLiteral("figures/patrol-%1-%2").arg(QString::number(duel_.patrol + 1), cop(number));
}

QString DuelSides::characterOf(const Target& target)
{
    static constexpr std::array<const char*, character_count> names{"killer", "vamp", "dealer"};
    return QLatin1String(names[static_cast<std::size_t>(target.figure.character)]);
}

int DuelSides::managerAt(std::size_t number) const
{
    const Targets& side = count_managers(duel_.attack) > 0 ? duel_.attack : duel_.defence;
    const auto before = std::count_if(side.begin(), side.begin() + static_cast<std::ptrdiff_t>(number),
        [](const Target& one) { return one.kind == TargetKind::manager; });
    return manager_picture(shop_at(duel_.place), static_cast<int>(before));
}

DuelDie DuelSides::die(const Target& target, std::size_t number, const std::vector<int>& faces) const
{
    DuelDie die;
    die.dice = target.kind == TargetKind::gangster ? characterOf(target) : QStringLiteral("patrol");
    die.face = number < faces.size() ? faces[number] : 0;
    die.figure = figureOf(target, number);
    const int bonus = bonusOf(target);
    if (bonus > 0)
        die.bonus = QStringLiteral("+%1").arg(bonus);
    die.rolling = bout_.rolling;
    die.label = DuelWording::die(DuelWording::target(target, number, seated_), bout_.rolling ? 0 : die.face, bonus > 0);
    return die;
}

int manager_picture(Shop shop, int manager)
{
    const int first = shop % 4;
    return 1 + (first + manager * (1 + shop / 4 % 3)) % 4;
}

}
