// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/friends.hpp"

#include "app/friends/friend_words.hpp"
#include "app/games/game_list.hpp"
#include "app/models/data_url.hpp"
#include "app/settings/preferences.hpp"
#include "app/table/game_table.hpp"

#include <QCoreApplication>
#include <QPluginLoader>

#include <algorithm>

Friends::Friends(const GameList& games, const GameStore& store, const Preferences& preferences, const QString& folder,
    Callbacks callbacks)
    : games_(games)
    , store_(store)
    , preferences_(preferences)
    , settings_(folder, QStringLiteral("friends.ini"))
    , folder_(folder)
    , callbacks_(std::move(callbacks))
{
    constexpr int a_second = 1000;
    second_.setInterval(a_second);
    connect(&second_, &QTimer::timeout, this, &Friends::tick);
    connect(&preferences_, &Preferences::brokerChanged, this, [this] {
        if (hosted_ && hosted_->match() == 0)
            hosted_->begin();
    });
    refresh();
}

Friends::~Friends() = default;

const apart::Library* Friends::loaded()
{
    static QPluginLoader loader(QCoreApplication::applicationDirPath() + QStringLiteral("/" BACKROOM_APART_LIBRARY));
    return qobject_cast<apart::Library*>(loader.instance());
}

const apart::Library* Friends::library()
{
    if (library_ == nullptr)
        library_ = load();
    problem_ = library_ == nullptr ? FriendWords::missing() : QString();
    return library_;
}

std::unique_ptr<HostedTable> Friends::newHosted()
{
    talk_.stop();
    return std::make_unique<HostedTable>(*library_, games_, store_, preferences_, folder_,
        HostedTable::Callbacks{[this] { tell(); }, [this] { return callbacks_.in_lobby() || atTable(); },
            callbacks_.start, [this](GameTable* table, int seat, int sentence) { hear(table, seat, sentence); }});
}

std::unique_ptr<JoinedTable> Friends::newJoined()
{
    talk_.stop();
    return std::make_unique<JoinedTable>(*library_, games_, preferences_, folder_,
        JoinedTable::Callbacks{[this] { tell(); },
            [this](std::unique_ptr<GameTable> table) {
                visited_ = table.get();
                taken_ = 0;
                asked_again_ = false;
                callbacks_.visit(std::move(table));
            },
            [this] { return callbacks_.in_lobby() || joined_->isShown(); }, callbacks_.tell,
            [this](const GameStore::KeptMatch& match) { taken_ = callbacks_.take(match); },
            [this](GameTable* table, int seat, int sentence) { hear(table, seat, sentence); }});
}

void Friends::tell()
{
    seats_.assign(hosted_ ? hosted_->seats() : joined_ ? joined_->seats() : std::vector<FriendItem>());
    if (open() != second_.isActive())
        open() ? second_.start() : second_.stop();
    const QString now = open() && callbacks_.in_lobby() ? status() : QString();
    if (std::exchange(said_, now) != now && !now.isEmpty())
        emit said(now);
    emit changed();
}

void Friends::tick()
{
    if (hosted_) {
        hosted_->tick();
        if (asked_again_ && hosted_->canDeal())
            deal();
    }
    if (joined_)
        joined_->tick();
    tellMaySay();
}

void Friends::refresh()
{
    std::vector<JoinedItem> items;
    files_.clear();
    const auto add = [&](const QString& file, JoinedItem item) {
        item.key = static_cast<int>(files_.size());
        files_ += file;
        items.push_back(item);
    };
    for (const QString& file : KeptFile::all(folder_, KeptFile::table)) {
        const QJsonObject content = KeptFile::read(file);
        const GameEntry* game = games_.game(content.value(QStringLiteral("game")).toString());
        JoinedItem item;
        item.hosted = true;
        item.title = game == nullptr ? FriendWords::unknownTable() : FriendWords::ownTable(game->name());
        add(file, item);
    }
    for (const QString& file : KeptFile::all(folder_, KeptFile::seat))
        add(file, JoinedTable::listed(KeptFile::read(file), games_));
    tables_.assign(items);
    emit changed();
}

void Friends::invite(const HostedTable::Setting& setting)
{
    joined_.reset();
    hosted_.reset();
    asked_again_ = false;
    if (library() != nullptr) {
        HostedTable::Setting fitting = setting;
        // What has been seen in another house cannot be taken back there, and hands that lie open are no secret to
        // anybody.
        fitting.options.remove(QStringLiteral("friendly-undo"));
        for (qsizetype seat = 0; seat < fitting.seats.levels.size(); ++seat)
            if (fitting.seats.levels[seat] == SeatList::other_house)
                fitting.seats.names[seat].clear();
        for (const GameOption& option : games_.game(setting.game)->options)
            if (option.opens_all)
                fitting.house_rules.removeAll(option.id);
        hosted_ = newHosted();
        problem_ = hosted_->open(fitting);
        if (!problem_.isEmpty())
            hosted_.reset();
    }
    tell();
    callbacks_.show_lobby();
}

void Friends::setTable(GameTable* table)
{
    if (table == nullptr)
        forgetFinished();
    const bool visits = table != nullptr && table == visited_;
    const qint64 number = table == nullptr ? 0 : store_.numberOf(table->match().number());
    const bool own =
        hosted_ && table != nullptr && (hosted_->isDealing() || (number != 0 && number == hosted_->match()));
    // At most one is in use.
    if (visits)
        hosted_.reset();
    if (own)
        joined_.reset();
    if (joined_)
        joined_->setTable(visits ? table : nullptr);
    if (hosted_)
        hosted_->serve(own ? table : nullptr);
    if (visits || own)
        return followStage(*table);
    const QList<int> levels = table == nullptr || table->replay() != nullptr ? QList<int>() : table->seatList().levels;
    const QString file = levels.contains(SeatList::other_house) ? fileOf(number) : QString();
    if (file.isEmpty() || library() == nullptr)
        return tell();
    joined_.reset();
    hosted_ = newHosted();
    if (!hosted_->reopen(file)) {
        hosted_.reset();
        callbacks_.tell(FriendWords::inUse());
        return tell();
    }
    hosted_->serve(table);
    hosted_->begin();
    followStage(*table);
}

void Friends::followStage(GameTable& table)
{
    // It may come back after a replay.
    table.disconnect(this);
    connect(&table, &GameTable::stageChanged, this, [this, &table] {
        if (table.deciding())
            emit attentionAsked();
    });
}

QString Friends::fileOf(qint64 match) const
{
    for (const QString& file : KeptFile::all(folder_, KeptFile::table))
        if (KeptFile::read(file).value(QStringLiteral("match")).toInteger() == match)
            return file;
    return {};
}

bool Friends::again()
{
    if (!atTable())
        return false;
    asked_again_ = true;
    if (joined_ && joined_->isShown()) {
        joined_->askAgain();
        callbacks_.tell(FriendWords::askedAgain());
    } else {
        tick();
        if (asked_again_)
            callbacks_.tell(FriendWords::againLater());
    }
    tell();
    return true;
}

void Friends::deal()
{
    asked_again_ = false;
    if (hosted_)
        hosted_->deal();
}

/// A table that was left after its last game, when everybody has all of it.
void Friends::forgetFinished()
{
    if (hosted_ && hosted_->isOver() && hosted_->canDeal() && !asked_again_) {
        hosted_->putAway();
        hosted_.reset();
    }
    if (joined_ && joined_->isOver() && joined_->ended()) {
        joined_->leave();
        joined_.reset();
    }
    refresh();
}

void Friends::giveToComputer(int seat, int level)
{
    if (hosted_)
        hosted_->giveToComputer(seat, level);
}

void Friends::inviteAnew(int seat)
{
    if (hosted_)
        hosted_->inviteAnew(seat);
}

void Friends::leave()
{
    if (hosted_)
        hosted_->putAway();
    if (joined_)
        joined_->leave();
    hosted_.reset();
    joined_.reset();
    refresh();
    tell();
    callbacks_.go_home();
}

QString Friends::problem() const
{
    return hosted_ ? hosted_->problem() : joined_ ? joined_->problem() : problem_;
}

QString Friends::gameName() const
{
    return hosted_ ? hosted_->gameName() : joined_ ? joined_->gameName() : QString();
}

QString Friends::status() const
{
    return hosted_ ? hosted_->status() : joined_ ? joined_->status() : QString();
}

bool Friends::ended() const
{
    return joined_ && joined_->ended();
}

QString Friends::code() const
{
    return hosted_ ? hosted_->code() : QString();
}

QString Friends::spoken() const
{
    return hosted_ ? hosted_->spoken() : QString();
}

QString Friends::link() const
{
    return hosted_ ? hosted_->link() : QString();
}

QUrl Friends::picture() const
{
    if (link().isEmpty())
        return {};
    return data_url(library_->picture(link()));
}

bool Friends::inviting() const
{
    return hosted_ && hosted_->inviting();
}

bool Friends::canDeal() const
{
    return hosted_ && hosted_->canDeal();
}
