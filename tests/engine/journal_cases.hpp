// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace test {

/// The test functions of JournalSuite, in a class of their own because moc cannot read templates.
class JournalCases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    virtual void header() = 0;
    virtual void savedAndLoaded() = 0;
    virtual void readAsWritten() = 0;
    virtual void damagedIsRefused() = 0;
    virtual void fromAPosition() = 0;
    virtual void seedAsNumberAndEmptyEnd() = 0;
    virtual void notAJournal() = 0;
    virtual void newerVersion() = 0;
    virtual void badHeader() = 0;
    virtual void cutLine() = 0;
    virtual void missingLine() = 0;
    virtual void everyEditedCharacter() = 0;
    virtual void badLines() = 0;
};

}
