#include "games/journal_trouble.hpp"

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
        return JournalTrouble::tr("%1 comes from a newer Backroom.");
    case Kind::unknown_game:
        return JournalTrouble::tr("%1 is a match of a game that this Backroom does not have.");
    case Kind::too_long:
        return JournalTrouble::tr("%1 is too large for a match.");
    case Kind::unreadable:
        return JournalTrouble::tr("%1 is damaged: line %2 cannot be read.");
    case Kind::refused:
        return JournalTrouble::tr("%1 is no fair match: line %2 is against the rules.");
    case Kind::changed:
        return JournalTrouble::tr("%1 was changed: line %2 does not lead to what stands there.");
    }
    return JournalTrouble::tr("%1 is no match of Backroom.");
}

}

namespace journal_trouble {

CheckedJournal of(const backroom::MatchFileError& error)
{
    CheckedJournal checked;
    checked.bad_line = error.line;
    checked.error = QString::fromStdString(error.message);
    checked.told = sentence(error).replace(QStringLiteral("%2"), QString::number(error.line));
    return checked;
}

}
