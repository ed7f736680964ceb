// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windowless_host.hpp"

#include "app/friends/friend_words.hpp"
#include "app/shell/match_list.hpp"

#include <QTimer>

namespace {

/// In milliseconds. A broker that is being started does not answer at once, which is no problem.
constexpr int lasting = 5000;

}

WindowlessHost::WindowlessHost(const QString& folder, const QString& language, std::vector<GameEntry> games, Say say)
    : folder_(folder)
    , say_(std::move(say))
    , store_(folder)
    , preferences_(folder, language)
    , games_(std::move(games))
    , friends_(games_, store_, preferences_, folder, callbacks())
{
    connect(&friends_, &Friends::changed, this, &WindowlessHost::lookSoon);
}

Friends::Callbacks WindowlessHost::callbacks()
{
    Friends::Callbacks none;
    none.show_lobby = none.go_home = none.go_back = [] {};
    none.start = [](const HostedTable::Setting&) {};
    none.go_on = [](qint64) {};
    none.show = [](std::unique_ptr<GameTable>) {};
    none.in_lobby = [] { return false; };
    none.take = [](const GameStore::KeptMatch&) { return qint64{}; };
    none.show_news = [this](const QString& sentence) { say_(sentence); };
    return none;
}

QString WindowlessHost::goOn()
{
    QString problem = tr("No table is kept here that could go on.");
    for (const QString& file : KeptFile::all(folder_, KeptFile::table))
        if (friends_.opened(file) == nullptr)
            problem = friends_.problem().isEmpty() ? FriendWords::inUse() : friends_.problem();
    if (friends_.hostedTables().empty())
        return problem;
    for (const HostedTable* table : friends_.hostedTables())
        if (table->match() != 0)
            say_(tr("%1: the table is open again.").arg(table->gameName()));
    lookSoon();
    return {};
}

void WindowlessHost::useBroker(const QUrl& broker, const QString& password)
{
    preferences_.setBrokerHost(broker.host());
    preferences_.setBrokerPort(std::max(broker.port(), 0));
    if (!broker.scheme().isEmpty())
        preferences_.setBrokerTls(broker.scheme() == QLatin1String("mqtts"));
    preferences_.setBrokerName(broker.userName());
    preferences_.setBrokerPassword(password);
}

QString WindowlessHost::open(const QString& game, const SeatList& seats, const QVariantMap& options, int watching)
{
    friends_.invite({game, seats, options, {}});
    lookSoon();
    if (!friends_.open())
        return friends_.problem();
    friends_.setWatching(watching);
    return {};
}

/// Deferred, because the caller may be in the middle of a change.
void WindowlessHost::lookSoon()
{
    if (!std::exchange(looks_soon_, true))
        QMetaObject::invokeMethod(this, &WindowlessHost::look, Qt::QueuedConnection);
}

void WindowlessHost::look()
{
    looks_soon_ = false;
    for (HostedTable* table : friends_.hostedTables())
        lookAt(*table);
}

void WindowlessHost::lookAt(HostedTable& table)
{
    const auto say = [&](const QString& line) { say_(tr("%1 · %2").arg(table.gameName(), line)); };
    Said& said = said_[table.file()];
    if (const QString problem = table.problem(); std::exchange(said.problem, problem) != problem && !problem.isEmpty())
        QTimer::singleShot(lasting, this, [this, file = table.file(), problem] { sayProblem(file, problem); });
    if (table.inviting() && std::exchange(said.code, table.code()) != table.code())
        sayInvitation(table);
    const std::vector<FriendItem> seats = table.seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const FriendItem& now = seats[seat];
        const FriendItem before = seat < said.seats.size() ? said.seats[seat] : FriendItem();
        if (now.is_friend && now.taken && (now.name != before.name || now.note != before.note))
            say(tr("%1: %2", "a friend, and how that friend’s seat is").arg(now.name, now.note));
    }
    said.seats = seats;
    if (table.match() == 0 && !table.canDeal())
        if (const QString status = table.status(); std::exchange(said.status, status) != status)
            say(status);
    if (std::exchange(said.over, table.isOver()) != said.over && said.over)
        if (const auto match = store_.read(table.match()))
            say(MatchList::won(games_.game(table.gameId())->standing(*match).winners) + QStringLiteral(". ")
                + table.table()->ending().reason);
    // If somebody of this house has a seat, that person deals.
    const bool is_asked = table.match() == 0 || (table.isOver() && table.allAskAgain());
    if (!table.setting().seats.levels.contains(0) && is_asked && table.canDeal())
        table.deal();
}

void WindowlessHost::sayProblem(const QString& file, const QString& problem)
{
    for (const HostedTable* table : friends_.hostedTables())
        if (table->file() == file && table->problem() == problem)
            say_(tr("%1 · %2").arg(table->gameName(), problem));
}

void WindowlessHost::sayInvitation(const HostedTable& table)
{
    say_(tr("%1: a table is open for friends.").arg(table.gameName()));
    say_(tr("Code: %1").arg(table.code()));
    say_(tr("Link: %1").arg(table.link()));
    say_(tr("To be read aloud:"));
    for (const QString& line : table.spoken().split(u'\n'))
        say_(QStringLiteral("    ") + line);
}
