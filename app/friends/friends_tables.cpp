// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements Friends: the tables that are in use, and which of them the screen shows.
#include "app/friends/friend_words.hpp"
#include "app/friends/friends.hpp"

#include <QFileInfo>

#include <algorithm>

FriendTable::Callbacks Friends::callbacksOfTable()
{
    return {[this] { update(); }, [this](const FriendTable& of) { return present_ == &of && callbacks_.in_lobby(); },
        callbacks_.show, callbacks_.show_news,
        [this](const FriendTable& at) {
            callbacks_.show_news(at.yourMoveText());
            emit attentionAsked();
        },
        callbacks_.take, [this](const FriendTable& at, int seat, int sentence) { hear(at, seat, sentence); }};
}

std::unique_ptr<HostedTable> Friends::newHosted()
{
    return std::make_unique<HostedTable>(*library_, games_, store_, preferences_, folder_, callbacksOfTable());
}

std::unique_ptr<JoinedTable> Friends::newJoined()
{
    return std::make_unique<JoinedTable>(*library_, games_, preferences_, folder_, callbacksOfTable());
}

FriendTable* Friends::use(std::unique_ptr<FriendTable> table)
{
    talk_.stop();
    return used_.emplace_back(std::move(table)).get();
}

FriendTable* Friends::usedOf(const QString& file) const
{
    const auto found = std::ranges::find(used_, file, [](const auto& used) { return used->file(); });
    return found == used_.end() ? nullptr : found->get();
}

std::vector<HostedTable*> Friends::hostedTables() const
{
    std::vector<HostedTable*> own;
    for (const auto& used : used_)
        if (used->hosted())
            own.push_back(static_cast<HostedTable*>(used.get()));
    return own;
}

HostedTable* Friends::usedOf(qint64 match) const
{
    for (HostedTable* own : hostedTables())
        if (match != 0 && own->match() == match)
            return own;
    return nullptr;
}

FriendTable* Friends::opened(const QString& file)
{
    if (FriendTable* used = usedOf(file))
        return used;
    if (file.isEmpty() || library() == nullptr)
        return nullptr;
    std::unique_ptr<FriendTable> table;
    if (isOwn(file))
        table = newHosted();
    else
        table = newJoined();
    if (!table->reopen(file))
        return nullptr;
    FriendTable* used = use(std::move(table));
    update();
    return used;
}

void Friends::wake()
{
    to_wake_ = KeptFile::all(folder_, KeptFile::table) + KeptFile::all(folder_, KeptFile::seat);
    wakeNext();
}

void Friends::wakeNext()
{
    if (to_wake_.isEmpty())
        return refresh();
    const QString file = to_wake_.takeFirst();
    // A seat that is lost for good needs no connection.
    if (KeptFile::read(file)
            .value(QStringLiteral("seat"))
            .toObject()
            .value(QStringLiteral("broken"))
            .toObject()
            .isEmpty())
        opened(file);
    QMetaObject::invokeMethod(this, &Friends::wakeNext, Qt::QueuedConnection);
}

void Friends::stopUsing(FriendTable& table)
{
    if (present_ == &table)
        present_ = nullptr;
    const auto found = std::ranges::find(used_, &table, &std::unique_ptr<FriendTable>::get);
    // Deleted later: the table may be in the middle of a call, and the screen that closes may refer to its `GameTable`.
    struct Gone : QObject {
        using QObject::QObject;
        std::unique_ptr<FriendTable> table;
    };
    auto* gone = new Gone(this);
    gone->table = std::move(*found);
    gone->deleteLater();
    used_.erase(found);
}

void Friends::leave(FriendTable& table)
{
    table.leave();
    stopUsing(table);
}

void Friends::tick()
{
    for (std::size_t at = 0; at < used_.size(); ++at) {
        FriendTable& used = *used_[at];
        used.tick();
        if (used.askedAgain() && used.canDeal()) {
            used.forgetAgain();
            used.deal();
        }
    }
    leaveDone();
    updateMaySay();
    if (updateTables())
        emit changed();
}

void Friends::leaveDone()
{
    bool some = false;
    for (std::size_t at = used_.size(); at-- > 0;)
        if (FriendTable& used = *used_[at]; used.isDone()) {
            leave(used);
            some = true;
        }
    if (some)
        refresh();
}

void Friends::setTable(GameTable* table)
{
    FriendTable* at = nullptr;
    if (table != nullptr && table->replay() == nullptr) {
        const auto found = std::ranges::find(used_, table, [](const auto& used) { return used->table(); });
        const qint64 number = store_.numberOf(table->match().number());
        if (found != used_.end()) {
            at = found->get();
        } else if (HostedTable* own = usedOf(number)) {
            own->serve(table);
            at = own;
        } else if (library_ != nullptr && table->seatList().levels.contains(SeatList::other_house) && keeps(number)) {
            callbacks_.show_news(FriendWords::inUse());
        }
    }
    for (const auto& used : used_)
        if (used.get() != at)
            used->setShown(false);
    if (at != nullptr) {
        present_ = at;
        at->setShown(true);
        followStage(*table);
    }
    if (table == nullptr)
        refresh();
    update();
}

void Friends::followStage(GameTable& table)
{
    // The table may be shown again after something else.
    table.disconnect(this);
    connect(&table, &GameTable::stageChanged, this, [this, &table] {
        if (table.deciding())
            emit attentionAsked();
    });
}

std::unique_ptr<GameTable> Friends::tableOf(qint64 match)
{
    HostedTable* own = usedOf(match);
    if (own == nullptr)
        own = dynamic_cast<HostedTable*>(opened(fileOf(match)));
    return own == nullptr ? nullptr : own->takeTable();
}

std::unique_ptr<GameTable> Friends::keep(std::unique_ptr<GameTable> table)
{
    const auto found = std::ranges::find(used_, table.get(), [](const auto& used) { return used->table(); });
    if (found == used_.end())
        return table;
    table->disconnect(this);
    (*found)->leftScreen(table);
    leaveDone();
    return table;
}

bool Friends::drop(qint64 match)
{
    HostedTable* own = usedOf(match);
    if (own == nullptr || own->isShown())
        return false;
    stopUsing(*own);
    refresh();
    return true;
}

bool Friends::isOwn(const QString& file)
{
    return QFileInfo(file).fileName().startsWith(KeptFile::table);
}

QString Friends::fileOf(qint64 match) const
{
    for (const QString& file : KeptFile::all(folder_, KeptFile::table))
        if (match != 0 && KeptFile::read(file).value(QStringLiteral("match")).toInteger() == match)
            return file;
    return {};
}

QString Friends::note(qint64 match) const
{
    const HostedTable* own = usedOf(match);
    return own == nullptr ? QString() : own->listed().note;
}

bool Friends::again()
{
    if (!atTable())
        return false;
    if (onlyWatching()) {
        callbacks_.show_news(FriendWords::nextWatched());
        return true;
    }
    present_->askAgain();
    if (!hosting()) {
        callbacks_.show_news(FriendWords::askedAgain());
    } else {
        tick();
        if (askedAgain())
            callbacks_.show_news(FriendWords::againLater());
    }
    update();
    return true;
}
