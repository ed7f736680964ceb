// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

/// The texts of phones and their panel.
class PhoneWords {
    Q_DECLARE_TR_FUNCTIONS(Phones)

public:
    static QString whoAreYou() { return tr("Who are you?"); }
    static QString tapYourName() { return tr("Tap your name."); }
    static QString hasPhone() { return tr("already has a phone"); }
    static QString askedAtScreen(const QString& name)
    {
        return tr("The big screen is asking whether you may play as %1.").arg(name);
    }
    static QString watchTable() { return tr("Look at the big screen."); }
    static QString noTable() { return tr("There is no game on the table right now."); }
    static QString isOver() { return tr("The game is over: the result is on the big screen."); }
    static QString takeOver() { return tr("Another phone is playing for you now."); }
    static QString takenBack() { return tr("You play on the big screen now. Scan the code there to come back."); }
    static QString turnedOff() { return tr("The phones have been turned off from the big screen."); }
    static QString closed()
    {
        return tr("The program on the big screen was closed. When the game goes on there, this phone is back by "
                  "itself; if not, scan the code there again.");
    }
    static QString noPhone() { return tr("Plays on this screen"); }
    static QString housePlays() { return tr("The house plays"); }
    static QString missing()
    {
        return tr("To play on phones, a component is needed that is not installed (on Debian: libqt6websockets6, "
                  "libsodium23).");
    }
    static QString noNetwork() { return tr("This computer is not on a local network that a phone could reach."); }
    static QString cannotListen(const QString& reason)
    {
        return tr("Phones cannot reach the program: %1.").arg(reason);
    }
};
