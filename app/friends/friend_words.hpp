// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/presence.hpp"

#include <QCoreApplication>
#include <QJsonObject>
#include <QLocale>
#include <QStringList>

class GameTable;

/// Reads the state of a seat, such as "here" or "away 1764037200000" (letters.hpp).
Presence read_presence(const QString& status);

/// Returns the presence to show: nobody needs to know what a friend does while the table does not wait for that friend.
Presence shown_presence(const Presence& presence, const GameTable& table, int seat);

/// The texts about friends in other houses, for lobby and tables.
class FriendWords {
    Q_DECLARE_TR_FUNCTIONS(Friends)

public:
    static QString missing() { return tr("The part of Backroom that reaches other houses is not installed."); }
    static QString notKept() { return tr("This table cannot be saved. Is the disk full?"); }
    static QString inUse() { return tr("This table is open in another window."); }
    static QString noBroker()
    {
        return tr("To invite friends on your own network, install mosquitto; or name a broker in the settings.");
    }
    static QString allThere() { return tr("Everybody is here. Begin when you like."); }
    static QString stillToCome(int friends) { return tr("%n friend(s) are still to come.", nullptr, friends); }
    static QString yourMove() { return tr("Your move"); }
    static QString yourMoveAt(const QString& host, const QString& game)
    {
        return tr("Your move at %1’s table of %2.").arg(host, game);
    }
    static QString yourMoveHere(const QString& game) { return tr("Your move at your own table of %1.").arg(game); }
    static QString yourMoveIn(const QString& table) { return tr("Your move: %1.").arg(table); }
    static QString over() { return tr("The game is over."); }
    static QString hasBegunHere(const QString& game) { return tr("The game has begun at your table of %1.").arg(game); }
    static QString dealing() { return tr("The game is beginning…"); }

    static QString unknownTable() { return tr("A table that has not answered yet"); }
    static QString table(const QString& game, const QString& names) { return tr("%1 with %2").arg(game, names); }
    static QString ownTable(const QString& game) { return tr("%1, your table").arg(game); }

    static QString playsHere() { return tr("Plays here"); }
    static QString nobodyYet() { return tr("Nobody has come yet"); }
    static QString hasCome() { return tr("Is here"); }
    static QString silent() { return tr("Away"); }
    static QString away(const QString& clock) { return tr("Away since %1").arg(clock); }
    static QString left() { return tr("Has left the table"); }
    /// Says whether a friend is there.
    static QString note(const Presence& presence, const QLocale& language);
    static QString atHosts() { return tr("Plays where the table was opened"); }
    static QString you() { return tr("You"); }

    static QString looking() { return tr("Looking for the table…"); }
    static QString knocking() { return tr("Knocking…"); }
    /// Such as "Rosa and Max are watching."; empty for nobody.
    static QString watch(const QStringList& names);
    static QString watching() { return tr("You are watching. The game is shown here when it begins."); }
    static QString watchedSilent()
    {
        return tr("Nobody answers at the table. What you watch goes on when it is back.");
    }
    static QString nextWatched() { return tr("You are watching: the next game is shown here when it begins."); }
    static QString waiting() { return tr("You have a seat. The host begins the game once everybody is here."); }
    static QString otherMark() { return tr("Somebody else has the mark that you chose, so you have another one."); }
    static QString hostAway(const QString& host) { return tr("%1 is away. Your seat is kept.").arg(host); }
    /// Used if nobody plays in the host's house.
    static QString tableSilent()
    {
        return tr("Nobody answers at the table. Your seat is kept, and the game goes on when it is back.");
    }
    /// Says why a table is lost for good, or why nobody can sit down at it.
    static QString why(const QJsonObject& reason);
    /// These say what is wrong with an invitation.
    static QString notALetter(const QString& letter)
    {
        return tr("“%1” is never in an invitation: it has only digits, and letters other than I, L, O and U.")
            .arg(letter);
    }
    static QString tooShort() { return tr("An invitation has 20 letters and digits: some are missing."); }
    static QString tooLong() { return tr("An invitation has 20 letters and digits: there are too many here."); }
    static QString mistyped() { return tr("A letter or digit is wrong, or two have been swapped."); }
    static QString badAddress() { return tr("An address looks like this: 192.168.1.20:41883."); }
    static QString noAddress()
    {
        return tr("The code does not say where the table is. Ask for the link, or for the address.");
    }
    static QString hasBegun()
    {
        return tr("The game has begun at your friends’ table: go back to it by “Friends elsewhere”.");
    }
    /// The sentences that a person can say, in the language of this house.
    static QStringList sentences();
    static QString unanswered() { return tr("Sent. It counts as soon as the host’s program answers."); }
    static QString askedAgain()
    {
        return tr("You have asked for another game. It begins when the host wants one, too.");
    }
    static QString againLater()
    {
        return tr("The next game begins as soon as everybody has seen the end of this one.");
    }
    static QString honest()
    {
        return tr("Checked: all that chance decides was sealed before anyone sat down, and every move is genuine.");
    }
    static QString dishonest(int line)
    {
        return tr("The check found a fault: line %1 of the record is not what you were told. The game does not count.")
            .arg(line);
    }
};
