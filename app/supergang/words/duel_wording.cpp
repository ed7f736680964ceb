// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/duel_wording.hpp"

#include "app/table/naming.hpp"
#include "engine/supergang/lookup.hpp"

#include <algorithm>
#include <cstdlib>

namespace supergang_table {

using namespace backroom::supergang;

QString DuelWording::title(const Duel& duel)
{
    const QString place = names::place(duel.place);
    switch (duel.kind) {
    case DuelKind::stick_up:
        return duel.prize == Prize::money ? tr("Duel: stick-up in %1", "a shop").arg(place)
                                          : tr("Duel for the ownership of %1", "a shop").arg(place);
    case DuelKind::killing:
        return tr("Duel: gangland killing in %1", "a street or a shop").arg(place);
    case DuelKind::patrol:
        return tr("Duel: attack on patrol %1, %2", "number, place").arg(QString::number(duel.patrol + 1), place);
    case DuelKind::rebellion:
        return tr("Duel: rebellion against patrol %1").arg(duel.patrol + 1);
    case DuelKind::clinic:
        break;
    }
    return tr("A visit to the clinic");
}

QString DuelWording::attacks(int managers)
{
    if (managers == 0)
        return tr("attacks");
    return managers == 1 ? tr("attacks, with the shop’s manager") : tr("attacks, with the shop’s two managers");
}

QString DuelWording::defends(int managers)
{
    if (managers == 0)
        return tr("defends");
    return managers == 1 ? tr("defends, with the shop’s manager") : tr("defends, with the shop’s two managers");
}

QString DuelWording::defendTogether(int managers, const QString& shooter)
{
    return (managers == 0 ? tr("defend; %1 shoots", "several gangs") : tr("defend, with the managers; %1 shoots"))
        .arg(shooter);
}

QString DuelWording::die(const QString& whose, int face, bool bonus)
{
    if (face == 0)
        return names::capital(whose);
    return (bonus ? tr("%1: %2, plus 2", "a figure, its die") : tr("%1: %2", "a figure, its die"))
        .arg(names::capital(whose), QString::number(face));
}

QString DuelWording::wins(const QStringList& names)
{
    return names.size() == 1 ? tr("%1 wins the duel").arg(names.first())
                             : tr("%1 win the duel").arg(naming::joined(names));
}

QString DuelWording::kind(const Target& target)
{
    switch (target.kind) {
    case TargetKind::gangster:
        return names::character(target.figure.character);
    case TargetKind::manager:
        return tr("Manager");
    case TargetKind::cop:
        break;
    }
    return tr("Cop");
}

QString DuelWording::target(const Target& target, std::size_t number, const Seated& seated)
{
    switch (target.kind) {
    case TargetKind::gangster:
        return names::figure(target.figure, seated);
    case TargetKind::manager:
        return tr("the manager");
    case TargetKind::cop:
        break;
    }
    return number == 0 ? tr("the thin cop") : tr("the fat cop");
}

QString DuelWording::state(const Target& target)
{
    const bool she = target.kind == TargetKind::gangster && !is_male(target.figure.character);
    switch (target.fate) {
    case Fate::standing:
        return tr("standing", "a target");
    case Fate::dead:
        return she ? tr("dead", "a target: she") : tr("dead", "a target: he");
    case Fate::injured:
        return she ? tr("injured", "a target: she") : tr("injured", "a target: he");
    case Fate::left:
        break;
    }
    return tr("gone", "a target: he");
}

QString DuelWording::targetLabel(const QString& name, const QString& state, const QString& vamp)
{
    const QString who = names::capital(name);
    return vamp.isEmpty() ? tr("%1, %2", "a target, its state").arg(who, state)
                          : tr("%1, vamped by %2, %3", "a target, whose vamp, its state").arg(who, vamp, state);
}

QString DuelWording::dart(const QString& did)
{
    if (did == QLatin1String("missed"))
        return tr("missed", "a dart");
    if (did == QLatin1String("face"))
        return tr("kills", "a dart");
    if (did == QLatin1String("back"))
        return tr("injures", "a dart");
    if (did == QLatin1String("rolling"))
        return tr("3 or more", "a dart: what its die has to show");
    if (did == QLatin1String("flying"))
        return tr("flying", "a dart");
    return did == QLatin1String("next") ? tr("in hand", "a dart") : tr("left", "a dart: still to be thrown");
}

QString DuelWording::fell(const QString& target, Fate fate, const QString& by)
{
    const QString name = names::capital(target);
    return fate == Fate::dead ? tr("%1 is shot dead by %2.", "a target, who shot").arg(name, by)
                              : tr("%1 is shot and injured by %2.", "a target, who shot").arg(name, by);
}

QString DuelWording::shooterInWords(const Duel& duel, Side side, const Seated& seated)
{
    const Targets& all = duel.side(side);
    const auto is = [](TargetKind kind) { return [kind](const Target& target) { return target.kind == kind; }; };
    const auto gangsters = std::ranges::count_if(all, is(TargetKind::gangster));
    const auto managers = std::ranges::count_if(all, is(TargetKind::manager));
    if (gangsters == 1 && managers == 0)
        return names::figure(std::ranges::find_if(all, is(TargetKind::gangster))->figure, seated);
    if (gangsters > 0)
        return seated.name(shooter(duel, side));
    if (managers > 0)
        return managers == 1 ? tr("the manager") : tr("one of the managers", "of a shop");
    return tr("patrol %1", "in the middle of a sentence").arg(duel.patrol + 1);
}

}
