// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/words/names.hpp"
#include "engine/supergang/frames.hpp"

#include <QCoreApplication>

#include <cmath>

namespace supergang_table {

/// The texts of a duel. `who` is the name of a player or a side; `names` are figures in the middle of a sentence, such
/// as "Rosa’s killer" or "the manager".
class DuelWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

    using Duel = backroom::supergang::Duel;
    using Target = backroom::supergang::Target;
    using Fate = backroom::supergang::Fate;

public:
    static QString title(const Duel& duel);

    // The sides.
    static QString patrol(int patrol) { return tr("Patrol %1").arg(patrol + 1); }
    static QString attacks(int managers);
    static QString rebels() { return tr("rebels"); }
    static QString defends(int managers);
    /// For a side of several gangs, for which one shoots.
    static QString defendTogether(int managers, const QString& shooter);
    static QString shootsForManagers(int managers)
    {
        return managers == 1 ? tr("shoots for the shop’s manager") : tr("shoots for the shop’s two managers");
    }
    static QString shootsForNobodys(int managers)
    {
        return managers == 1 ? tr("nobody’s shop: shoots for its manager")
                             : tr("nobody’s shop: shoots for its managers");
    }
    static QString shootsForCops(const QString& shooter) { return tr("%1 shoots for the cops").arg(shooter); }
    static QString liesInClinic() { return tr("lies in bed"); }
    static QString sideLabel(const QString& name, const QString& role, int sum)
    {
        return sum < 0 ? tr("%1: %2", "a side of the duel, what it does").arg(name, role)
                       : tr("%1: %2, total %3", "a side of the duel, what it does, its throw")
                             .arg(name, role, QString::number(sum));
    }
    static QString die(const QString& whose, int face, bool bonus);

    // Above the plank.
    static QString whoShootsFirst() { return tr("Who shoots first?"); }
    static QString howManyDarts() { return tr("How many darts?"); }
    static QString tie() { return tr("A tie"); }
    static QString darts(int darts) { return tr("%n dart(s)", nullptr, darts); }
    static QString wins(const QStringList& names);
    static QString lives(const QString& figure) { return names::capital(tr("%1 lives").arg(figure)); }
    static QString bothThrow() { return tr("Both sides throw: managers and cops have blue dice."); }
    static QString throwIsDarts() { return tr("One die decides the number of darts."); }
    static QString allAgain(int sum) { return tr("%1 on both sides: all dice again").arg(sum); }
    static QString shootsFirst(int attack, int defence, const QString& who)
    {
        return tr("%1 − %2 = %3: %4 shoots first")
            .arg(QString::number(std::max(attack, defence)), QString::number(std::min(attack, defence)),
                QString::number(std::abs(attack - defence)), who);
    }
    static QString shootsBack(const QString& who) { return tr("Some are still standing: now %1 shoots").arg(who); }
    static QString soManyDarts(int darts) { return tr("The die shows %1: that many darts, and no defence").arg(darts); }
    static QString nobodyStands() { return tr("Nobody is left standing on the other side"); }
    static QString allMissed() { return tr("Every dart has missed"); }

    // Targets and darts.
    static QString kind(const Target& target);
    /// For the middle of a sentence; `number` tells the two policemen of a patrol apart.
    static QString target(const Target& target, std::size_t number, const Seated& seated);
    static QString state(const Target& target);
    static QString targetLabel(const QString& name, const QString& state, const QString& vamp);
    static QString dart(const QString& did);
    /// `by` is the shooter, as returned by `shooterInWords`.
    static QString fell(const QString& target, Fate fate, const QString& by);
    /// Returns who shoots for this side, for the middle of a sentence: such as "Rosa’s killer", "one of the managers",
    /// "patrol 1", or the player if several gangsters shoot.
    static QString shooterInWords(const Duel& duel, backroom::supergang::Side side, const Seated& seated);
    /// `by` is the shooter, as returned by `shooterInWords`.
    static QString missed(const QString& by) { return names::capital(tr("%1 misses.", "who throws a dart").arg(by)); }

    // The rail.
    static QString dartOf(int dart, int darts)
    {
        return tr("Dart %1 of %2").arg(QString::number(dart), QString::number(darts));
    }
    static QString isOver() { return tr("The duel is over"); }
    static QString aboveMiddle() { return tr("Above the middle: falls on its back, injured."); }
    static QString belowMiddle() { return tr("Below the middle: falls on its face, dead."); }
    static QString anywhere() { return tr("Wherever it hits: dead."); }
    static QString diceOnBack() { return tr("5 or 6: falls on its back, injured."); }
    static QString diceOnFace() { return tr("3 or 4: falls on its face, dead."); }
    static QString diceAnywhere() { return tr("3 to 6: dead."); }
    static QString diceMiss() { return tr("1 or 2: a miss. A hit takes the first target still standing."); }
    static QString howToThrow() { return tr("Aim: mouse or arrow keys (Shift: finely). Throw: click or Space."); }
    static QString howFarItSways() { return tr("The ring shows how far the sight sways."); }

    // Consequences.
    static QString whatFollows() { return tr("What happens next"); }
    static QString whatFollowed() { return tr("The outcome"); }
    static QString toClinic(const QStringList& names);
    static QString underArrest(const QStringList& names);
    static QString clinicThenJail(const QString& name, int years)
    {
        return tr("%1 is under arrest: the clinic, then jail for %2.", "a figure, 2 years")
            .arg(name, names::years(years));
    }
    static QString dead(const QStringList& names);
    static QString managersReplaced(int managers)
    {
        return managers == 1 ? tr("The dead manager is replaced after the duel.")
                             : tr("Both dead managers are replaced after the duel.");
    }
    static QString patrolOut(const QString& who)
    {
        return tr("The whole patrol is out. It starts again from the centre on %1’s next turn.").arg(who);
    }
    static QString hasLeft(const QString& name) { return tr("%1 is free, and has walked away unhurt.").arg(name); }
    static QString prices() { return tr("Each injury costs every attacker 1 year, each death 2."); }
    static QString pricesOnTop() { return tr("On top of that: 1 year for each injury, 2 for each death."); }
    static QString defenceIsInnocent() { return tr("Defending yourself is no crime."); }
    static QString copsArrest() { return tr("Whoever is injured by the cops is under arrest: the clinic, then jail."); }
    /// The sum of the crimes' years and, unless it is a single crime, how it comes about: "3 years (stick-up 1 + murder
    /// 2)".
    static QString yearsOf(const std::vector<backroom::supergang::Crime>& crimes);
    static QString yearsAtOnce(const QString& years)
    {
        return tr("On the record of every surviving attacker, at once: %1.", "2 years").arg(years);
    }
    static QString yearsWatched(const QString& years)
    {
        return tr("A patrol is watching: %1 for every attacker who lives.", "2 years").arg(years);
    }
    static QString yearsIfSeen(const QString& years)
    {
        return tr("No patrol sees it: %1 for every attacker, not written down yet.", "2 years").arg(years);
    }
    static QString yearsIfManagerLives(const QString& years)
    {
        return tr("If a manager survives, he talks: %1 for every attacker.", "2 years").arg(years);
    }
    static QString onRecord(const QStringList& names, const QString& years);
    static QString nobodySaw() { return tr("Nobody has seen it: nothing is written down yet."); }
    static QString shootsBackIfStanding(const QString& who, int darts)
    {
        return tr("If anybody is left standing, %1 shoots back with %n dart(s).", nullptr, darts).arg(who);
    }
    static QString noDefence() { return tr("With the darts gone, it is over: there is no defence."); }
    static QString bringsMoney(int amount, const QString& owner)
    {
        return owner.isEmpty() ? tr("If it works: %1 from the bank.").arg(amount)
                               : tr("If it works: %1 from %2.", "money, a player").arg(QString::number(amount), owner);
    }
    static QString bringsShop(const QString& shop) { return tr("If it works: the shop itself, %1.").arg(shop); }
    static QString gets(const QString& who, int amount, const QString& from)
    {
        return from.isEmpty()
            ? tr("%1 gets %2 from the bank.", "a player, money").arg(who, QString::number(amount))
            : tr("%1 gets %2 from %3.", "a player, money, a player").arg(who, QString::number(amount), from);
    }
    static QString belongsTo(const QString& shop, const QString& who)
    {
        return tr("%1 now belongs to %2.", "a shop, a player").arg(shop, who);
    }
    static QString takenAway(const QString& who)
    {
        return tr("What %1 had there, racket or pawns, goes back to the bank.").arg(who);
    }
};

}
