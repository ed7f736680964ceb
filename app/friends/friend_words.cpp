// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/friend_words.hpp"

#include "app/settings/time_form.hpp"
#include "app/table/game_table.hpp"
#include "app/table/naming.hpp"

#include <QDateTime>

Presence read_presence(const QString& status)
{
    const QString state = status.section(u' ', 0, 0);
    const QDateTime since = QDateTime::fromMSecsSinceEpoch(status.section(u' ', 1, 1).toLongLong());
    if (state == QLatin1String("quiet"))
        return {Presence::quiet};
    if (state == QLatin1String("left"))
        return {Presence::left, since};
    if (state == QLatin1String("away"))
        return {Presence::away, since};
    return {state == QLatin1String("empty") ? Presence::none : Presence::here};
}

Presence shown_presence(const Presence& presence, const GameTable& table, int seat)
{
    const bool is_awaited = table.match().pending().contains(static_cast<backroom::Seat>(seat));
    const bool stays = presence.state == Presence::none || presence.state == Presence::left;
    return is_awaited || stays ? presence : Presence{Presence::here};
}

QString FriendWords::note(const Presence& presence, const QLocale& language)
{
    switch (presence.state) {
    case Presence::none:
        return nobodyYet();
    case Presence::here:
        return hasCome();
    case Presence::quiet:
        return silent();
    case Presence::away:
        return away(time_form::clock(presence.since.time(), language));
    case Presence::left:
        return left();
    }
    return {};
}

QString FriendWords::watch(const QStringList& names)
{
    const auto count = static_cast<int>(names.size());
    return names.isEmpty() ? QString() : tr("%1 is (are) watching.", nullptr, count).arg(naming::joined(names));
}

QStringList FriendWords::sentences()
{
    return {tr("Evening, everybody."), tr("Well played."), tr("Luck. Pure luck."),
        tr("You’ll pay for that. With interest."), tr("Sorry. Itchy trigger finger."), tr("Take your time."),
        tr("Your move, I think."), tr("One moment, please."), tr("I have to go soon. Family business."),
        tr("Shall we play another?"), tr("Count me in."), tr("Thanks for the evening. Good night.")};
}

QString FriendWords::why(const QJsonObject& reason)
{
    const QString code = reason.value(QStringLiteral("code")).toString();
    const QString host = reason.value(QStringLiteral("host")).toString();
    if (code == QLatin1String("full"))
        return tr("All seats at this table are taken.");
    if (code == QLatin1String("not-watched"))
        return tr("Nobody may watch this table. Ask whoever opened it.");
    if (code == QLatin1String("too-many-watch"))
        return tr("As many friends as can are watching this table already.");
    if (code == QLatin1String("older"))
        return tr("The table was opened with a newer version of Backroom (%1). To play together, update yours.")
            .arg(reason.value(QStringLiteral("version")).toString());
    if (code == QLatin1String("newer"))
        return tr("The table was opened with an older version of Backroom (%1). To play together, it has to be updated "
                  "there.")
            .arg(reason.value(QStringLiteral("version")).toString());
    if (code == QLatin1String("name-taken"))
        return tr("Somebody with that name is already at the table. Choose another name.");
    if (code == QLatin1String("seat-given"))
        return tr("Your seat was given to somebody else.");
    if (code == QLatin1String("put-away"))
        return tr("The table was closed by whoever opened it.");
    if (code == QLatin1String("two-stories"))
        return tr("The table no longer tells the same story, so it may be a copy. The game cannot go on.");
    return tr("What the table tells is impossible. The game cannot go on.");
}
