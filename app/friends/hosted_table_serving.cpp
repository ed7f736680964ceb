// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements HostedTable: serving the match, whatever is shown.
#include "app/friends/friend_json.hpp"
#include "app/friends/friend_words.hpp"
#include "app/friends/hosted_table.hpp"
#include "app/games/game_list.hpp"
#include "app/models/player_names.hpp"

using friend_json::bytes;
using friend_json::with_seats;

namespace {

/// The number of actions per seat by which friends watch later: about a round.
constexpr int lines_later = 4;

backroom::Chance engine_chance(const remote::Chance& drawn)
{
    backroom::Chance chance{bytes<16>(drawn.key), bytes<32>(drawn.secret), {}, bytes<16>(drawn.table),
        static_cast<std::uint32_t>(drawn.match)};
    for (const QByteArray& lot : drawn.lots)
        chance.lots.push_back(bytes<32>(lot));
    return chance;
}

}

void HostedTable::publish()
{
    updateOpen();
    updatePresences();
    announceWatchers();
    if (judge_)
        published_length_ = judge_->length();
    callbacks_.changed();
}

void HostedTable::announceWatchers()
{
    const QStringList before = std::exchange(announced_watchers_, host_->watchers());
    QStringList come;
    for (const QString& name : std::as_const(announced_watchers_))
        if (!before.contains(name))
            come += PlayerNames::shown(name);
    if (shown_ && !come.isEmpty())
        callbacks_.news(FriendWords::watch(come));
}

void HostedTable::updateOpen()
{
    QJsonObject open{
        {QStringLiteral("game"), setting_.game}, {QStringLiteral("absent"), host_->kept().match > 0 && !judge_}};
    // The match goes on while everybody in this house looks at something else.
    if (judge_ && !shown_ && setting_.seats.levels.contains(0))
        open.insert(QStringLiteral("away"), left_at_);
    if (const QStringList names = host_->watchers(); !names.isEmpty())
        open.insert(QStringLiteral("watchers"), QJsonArray::fromStringList(names));
    host_->setOpen(with_seats(open, seated()));
}

std::unique_ptr<GameTable> HostedTable::resumed()
{
    if (!store_.hold(match_))
        return nullptr;
    // Must be read after the match is held, because another program may have played until then.
    const auto kept = store_.read(match_);
    if (!kept || kept->game != setting_.game) {
        store_.release(match_);
        return nullptr;
    }
    QString problem;
    auto table = games_.game(kept->game)->resume(preferences_, store_, *kept, problem);
    if (!problem.isEmpty())
        callbacks_.news(problem);
    return table;
}

void HostedTable::dealt(const remote::Chance& chance)
{
    // The host asks again until the match is served. A person who is watching the previous match is not interrupted.
    const bool is_watched_again = table_ && !shown_ && !unshown_table_;
    if (match_number_ == chance.match || is_watched_again)
        return;
    const SeatList seats = seated();
    std::unique_ptr<GameTable> table =
        games_.game(setting_.game)
            ->start(preferences_, store_, seats, Deal(engine_chance(chance)), setting_.options, setting_.house_rules);
    QJsonArray lots;
    for (const QByteArray& lot : chance.lots)
        lots += QString::fromLatin1(lot.toHex());
    marks_ = {};
    match_number_ = chance.match;
    const QJsonObject beginning{{QStringLiteral("game"), setting_.game},
        {QStringLiteral("rules"), QJsonArray::fromStringList(table->houseRules())}, {QStringLiteral("lots"), lots}};
    beginning_ = with_seats(beginning, {table->match().names(), table->seatList().marks, table->seatList().levels});
    const bool is_shown = shown_ || callbacks_.waits(*this);
    left_at_ = library_.now();
    left_over_ = false;
    forgetAgain();
    serve(table.get());
    if (is_shown)
        return callbacks_.show(std::move(table));
    unshown_table_ = std::move(table);
    callbacks_.news(FriendWords::hasBegunHere(gameName()));
}

void HostedTable::serve(GameTable* table)
{
    served_.reset();
    judge_.reset();
    host_->serve(nullptr);
    table_ = table;
    match_ = store_.numberOf(table->match().number());
    // Nobody is told of a match that is not saved.
    if (hasUnsaved())
        return publish();
    judge_ =
        std::make_unique<MatchJudge>(*table, games_.game(setting_.game)->publisher(*table), match_number_, beginning_,
            friendSeats(), marks_, MatchJudge::Callbacks{[this] { return keep(); }, [this] { return hasUnsaved(); }},
            watching_ == watched_later ? lines_later * static_cast<int>(setting_.seats.levels.size()) : 0);
    keep();
    published_length_ = judge_->length();
    host_->serve(judge_.get());
    // Friends see at once what is decided here, and their own decisions do not wait longer than what is shown. Queued,
    // because the table may be performing such a decision.
    served_ = std::make_unique<QObject>();
    for (const auto signal : {&GameTable::changed, &GameTable::stageChanged})
        QObject::connect(
            table, signal, served_.get(), [this] { followMatch(); }, Qt::QueuedConnection);
    publish();
}

void HostedTable::followMatch()
{
    if (!judge_)
        return;
    host_->performWaiting();
    if (judge_->length() != published_length_) {
        published_length_ = judge_->length();
        host_->grown();
    }
}

void HostedTable::setShown(bool shown)
{
    if (shown == shown_)
        return;
    left_at_ = library_.now();
    left_over_ = left_over_ && !shown;
    FriendTable::setShown(shown);
    publish();
}

void HostedTable::leftScreen(std::unique_ptr<GameTable>& table)
{
    left_over_ = table->over();
    table->resumeAlone();
    unshown_table_ = std::move(table);
}

std::unique_ptr<GameTable> HostedTable::takeTable()
{
    if (unshown_table_)
        unshown_table_->resumeAlone();
    return std::move(unshown_table_);
}

bool HostedTable::isDone() const
{
    return left_over_ && !askedAgain() && canDeal();
}

bool HostedTable::yourMove() const
{
    return table_ && !(table_->match().pending() & table_->people().here()).empty();
}

void HostedTable::updatePresences()
{
    if (!table_)
        return;
    Presences presences{};
    const QList<int> friends = friendSeats();
    for (qsizetype guest = 0; guest < friends.size(); ++guest) {
        const Presence presence = presenceOf(static_cast<int>(guest));
        presences[static_cast<std::size_t>(friends[guest])] = shown_presence(presence, *table_, friends[guest]);
        if (presence.state == Presence::here)
            table_->elsewhere()->welcome(static_cast<backroom::Seat>(friends[guest]));
    }
    table_->elsewhere()->setPresences(table_->people().remote(), presences);
}

Presence HostedTable::presenceOf(int guest) const
{
    constexpr qint64 house_after = 120'000;
    const qint64 heard = host_->heard(guest);
    const QDateTime since = QDateTime::fromMSecsSinceEpoch(heard);
    switch (host_->status(guest)) {
    case remote::SeatStatus::empty:
        return {};
    case remote::SeatStatus::knocked:
    case remote::SeatStatus::here:
        return {Presence::here};
    case remote::SeatStatus::quiet:
        return {Presence::quiet};
    case remote::SeatStatus::left:
        // Nobody has to wait for a person who does not come back.
        return {Presence::left, since, true};
    default:
        return {Presence::away, since, library_.now() - heard >= house_after};
    }
}

bool HostedTable::hasUnsaved() const
{
    return store_.trouble() != GameStore::Trouble::none || !kept_on_disk_;
}

void HostedTable::tick()
{
    if (!kept_on_disk_)
        keep();
    if (table_ && !judge_ && !hasUnsaved())
        serve(table_);
    // Nothing needs to be animated, because nobody looks.
    if (table_ && !shown_)
        table_->director()->finish();
    followMatch();
    host_->tick();
    updatePresences();
    FriendTable::tick();
}
