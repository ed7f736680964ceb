// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

/// The cases that the tests of all games share, as slots. TableSuite, KeptSuite, ReplaySuite and ElsewhereSuite define
/// them for the table of a game.
namespace test {

class TableCases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    virtual void onDiskFirst() = 0;
    virtual void undone() = 0;
    virtual void curtainsBeforeOthers() = 0;
    virtual void continued() = 0;
    virtual void secrets() = 0;
    virtual void leaving() = 0;
    virtual void refused() = 0;
    virtual void nothingToUndoOrRedo() = 0;
    virtual void layout() = 0;
    virtual void names() = 0;
    virtual void retold() = 0;
    virtual void killed() = 0;
    virtual void leftAndContinued() = 0;
    virtual void damaged() = 0;
    virtual void finished() = 0;
    virtual void steppedThrough() = 0;
    virtual void undoIsLitWhereItWorks() = 0;
    virtual void saidAgain() = 0;
};

class ElsewhereCases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    virtual void likeTheSameGameHere() = 0;
    virtual void inOtherHouses() = 0;
    virtual void sealedChoicesChangeNothingForOthers() = 0;
    virtual void signsOfPhones() = 0;
    virtual void theHousePlaysOnce() = 0;
    virtual void theHousePlaysUntilThePersonIsBack() = 0;
};

class FriendsCases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    virtual void wholeGame() = 0;
    virtual void sameAsLocal() = 0;
    virtual void watchersAreToldNoSecrets() = 0;
};

class ReplayCases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    virtual void seeksAnywhere() = 0;
    virtual void skipsWhatWasUndone() = 0;
    virtual void secrets() = 0;
    virtual void curtainWhileUnfinished() = 0;
    virtual void everyone() = 0;
    virtual void nobodyPlays() = 0;
    virtual void timeline() = 0;
    virtual void plays() = 0;
    virtual void playOnFromHere() = 0;
    virtual void fromTheEnd() = 0;
    virtual void onceMore() = 0;
    virtual void onceMoreAlone() = 0;
    virtual void faces() = 0;
    virtual void damaged() = 0;
};

}
