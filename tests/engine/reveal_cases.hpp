// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace test {

/// The test functions of RevealSuite, in a class of their own because moc cannot read templates.
class RevealCases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    virtual void savedAndLoaded() = 0;
    virtual void tellsNoSecret() = 0;
    virtual void updatesAreWhatAGuestFollows() = 0;
    virtual void truthIsBelieved() = 0;
    virtual void anotherBeginningIsFound() = 0;
    virtual void anotherKeyIsFound() = 0;
    virtual void anotherActionIsFound() = 0;
    virtual void anotherStoryIsFound() = 0;
    virtual void missingLinesAreFound() = 0;
    virtual void anotherMoveOfAComputerIsFound() = 0;
    virtual void otherThoughtsOfAComputerAreFound() = 0;
};

}
