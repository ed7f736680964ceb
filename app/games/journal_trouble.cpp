// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/journal_trouble.hpp"

#include <QCoreApplication>

namespace {

struct JournalTrouble {
    Q_DECLARE_TR_FUNCTIONS(JournalTrouble)
};

QString sentence(const backroom::MatchFileError& error)
{
    using Kind = backroom::MatchFileError::Kind;
    switch (error.kind) {
    case Kind::not_a_match:
        break;
    case Kind::newer:
        return JournalTrouble::tr("%1 was made by a newer version of Backroom.");
    case Kind::unknown_game:
        return JournalTrouble::tr("%1 is from a game that this version of Backroom does not have.");
    case Kind::too_long:
        return JournalTrouble::tr("%1 is too large to be a Backroom game.");
    case Kind::unreadable:
        return JournalTrouble::tr("%1 is damaged: line %2 cannot be read.");
    case Kind::refused:
        return JournalTrouble::tr("%1 is not a valid game: line %2 breaks the rules.");
    case Kind::changed:
        return JournalTrouble::tr("%1 has been altered: line %2 does not follow from the moves before it.");
    }
    return JournalTrouble::tr("%1 is not a Backroom game.");
}

}

namespace journal_trouble {

CheckedJournal of(const backroom::MatchFileError& error)
{
    CheckedJournal checked;
    checked.bad_line = error.line;
    checked.error = QString::fromStdString(error.message);
    checked.message = sentence(error).replace(QStringLiteral("%2"), QString::number(error.line));
    return checked;
}

}
