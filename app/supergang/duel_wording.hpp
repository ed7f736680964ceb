#pragma once

#include "supergang/frames.hpp"
#include "table/seated.hpp"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace supergang_table {

/// The texts of a duel. `who` is the name of a player or a side; `names` are figures in the middle of a sentence:
/// "Rosa’s killer", "the manager".
class DuelWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

    using Duel = backroom::supergang::Duel;
    using Target = backroom::supergang::Target;
    using Fate = backroom::supergang::Fate;

public:
    static QString title(const Duel& duel);

    // The sides.
    static QString patrol(int patrol);
    static QString attacks(int managers);
    static QString rebels();
    static QString defends(int managers);
    /// For a side of several gangs, for which one shoots.
    static QString defendTogether(int managers, const QString& shooter);
    static QString shootsForManagers(int managers);
    static QString shootsForCops(const QString& shooter);
    static QString liesInClinic();
    static QString sideLabel(const QString& name, const QString& role, int sum);
    static QString die(const QString& whose, int face, bool bonus);

    // Above the plank.
    static QString whoShootsFirst();
    static QString howManyDarts();
    static QString tie();
    static QString darts(int darts);
    static QString wins(const QStringList& names);
    static QString lives(const QString& figure);
    static QString bothThrow();
    static QString throwIsDarts();
    static QString allAgain(int sum);
    static QString shootsFirst(int attack, int defence, const QString& who);
    static QString shootsBack(const QString& who);
    static QString soManyDarts(int darts);
    static QString nobodyStands();
    static QString allMissed();

    // Targets and darts.
    static QString kind(const Target& target);
    /// In the middle of a sentence; `number` tells the two cops of a patrol apart.
    static QString target(const Target& target, std::size_t number, const Seated& seated);
    static QString state(const Target& target);
    static QString targetLabel(const QString& name, const QString& state, const QString& vamp);
    static QString dart(const QString& did);
    static QString fell(const QString& target, Fate fate);
    static QString missed();

    // The rail.
    static QString dartOf(int dart, int darts);
    static QString isOver();
    static QString aboveMiddle();
    static QString belowMiddle();
    static QString anywhere();
    static QString diceOnBack();
    static QString diceOnFace();
    static QString diceAnywhere();
    static QString diceMiss();
    static QString howToThrow();

    // Consequences.
    static QString whatFollows();
    static QString whatFollowed();
    static QString toClinic(const QStringList& names);
    static QString underArrest(const QStringList& names);
    static QString clinicThenJail(const QString& name, int years);
    static QString dead(const QStringList& names);
    static QString managersReplaced(int managers);
    static QString patrolOut(const QString& who);
    static QString hasLeft(const QString& name);
    static QString prices();
    static QString defenceIsInnocent();
    static QString copsArrest();
    static QString yearsAtOnce(int years);
    static QString yearsWatched(int years);
    static QString yearsIfSeen(int years);
    static QString yearsIfManagerLives(int years);
    static QString onRecord(const QString& name, int years);
    static QString nobodySaw();
    static QString shootsBackIfStanding(const QString& who, int darts);
    static QString noDefence();
    static QString bringsMoney(int amount, const QString& owner);
    static QString bringsShop(const QString& shop);
    static QString gets(const QString& who, int amount, const QString& from);
    static QString belongsTo(const QString& shop, const QString& who);
    static QString takenAway(const QString& who);
};

}
