// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/friends.hpp"

#include "app/friends/friend_words.hpp"
#include "app/friends/named_broker.hpp"
#include "app/games/game_list.hpp"
#include "app/models/player_names.hpp"
#include "app/table/game_table.hpp"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPluginLoader>

#include <algorithm>

namespace {

const QString table_files = QStringLiteral("table");
const QString seat_files = QStringLiteral("seat");
const QString usual_name = QStringLiteral("name");

}

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
    return std::make_unique<HostedTable>(
        *library_, games_, store_, preferences_, folder_, HostedTable::Callbacks{[this] { tell(); }, callbacks_.start});
}

std::unique_ptr<JoinedTable> Friends::newJoined()
{
    return std::make_unique<JoinedTable>(*library_, games_, preferences_, folder_,
        JoinedTable::Callbacks{[this] { tell(); },
            [this](std::unique_ptr<GameTable> table) {
                visiting_ = table.get();
                taken_ = 0;
                callbacks_.visit(std::move(table));
                visiting_ = nullptr;
            },
            [this] { return callbacks_.in_lobby() || joined_->isShown(); }, callbacks_.tell,
            [this](const GameStore::KeptMatch& match) { taken_ = callbacks_.take(match); }});
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
        if (wants_again_ && hosted_->canDeal())
            deal();
    }
    if (joined_)
        joined_->tick();
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
    for (const QString& file : KeptFile::all(folder_, table_files)) {
        const QJsonObject content = KeptFile::read(file);
        const GameEntry* game = games_.game(content.value(QStringLiteral("game")).toString());
        JoinedItem item;
        item.title = game == nullptr ? FriendWords::unknownTable() : FriendWords::ownTable(game->name());
        add(file, item);
    }
    for (const QString& file : KeptFile::all(folder_, seat_files))
        add(file, JoinedTable::listed(KeptFile::read(file), games_));
    tables_.assign(items);
    emit changed();
}

void Friends::invite(const HostedTable::Setting& setting)
{
    joined_.reset();
    hosted_.reset();
    wants_again_ = false;
    if (library() != nullptr) {
        hosted_ = newHosted();
        problem_ = hosted_->open(setting);
        if (!problem_.isEmpty())
            hosted_.reset();
    }
    tell();
    callbacks_.show_lobby();
}

void Friends::setTable(GameTable* table)
{
    if (table == nullptr)
        refresh();
    if (joined_)
        joined_->setTable(table != nullptr && table == visiting_ ? table : nullptr);
    if (hosted_) {
        const bool own = table != nullptr && (hosted_->isDealing() || table->match().number() == hosted_->match());
        return hosted_->serve(own ? table : nullptr);
    }
    const QList<int> levels = table == nullptr || table->replay() != nullptr ? QList<int>() : table->seatList().levels;
    if (table == visiting_ || !levels.contains(SeatList::other_house))
        return;
    const QStringList files = KeptFile::all(folder_, table_files);
    const auto file = std::ranges::find_if(files, [&](const QString& name) {
        return KeptFile::read(name).value(QStringLiteral("match")).toInteger() == table->match().number();
    });
    if (file == files.end() || library() == nullptr)
        return tell();
    hosted_ = newHosted();
    if (!hosted_->reopen(*file)) {
        hosted_.reset();
        return tell();
    }
    hosted_->serve(table);
    hosted_->begin();
}

bool Friends::again()
{
    if (joined_ && joined_->isShown()) {
        joined_->askAgain();
        callbacks_.tell(FriendWords::askedAgain());
        return true;
    }
    if (!hosted_ || !hosted_->isServed())
        return false;
    wants_again_ = true;
    tick();
    if (wants_again_)
        callbacks_.tell(FriendWords::againLater());
    return true;
}

void Friends::deal()
{
    wants_again_ = false;
    if (hosted_)
        hosted_->deal();
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

QString Friends::why(const apart::InvitationRead& read) const
{
    using Fault = apart::InvitationFault;
    switch (read.fault) {
    case Fault::not_a_letter:
        return FriendWords::notALetter(read.about);
    case Fault::too_short:
        return FriendWords::tooShort();
    case Fault::too_long:
        return FriendWords::tooLong();
    case Fault::mistyped:
        return FriendWords::mistyped();
    case Fault::bad_address:
        return FriendWords::badAddress();
    case Fault::none:
        break;
    }
    return {};
}

void Friends::join(const QString& invitation, const QString& name, int mark, const QString& address)
{
    join_problem_.clear();
    if (library() == nullptr) {
        join_problem_ = problem_;
        return tell();
    }
    QString text = invitation.trimmed();
    if (!address.trimmed().isEmpty() && !text.contains(u'@'))
        text = QStringLiteral("backroom://join/%1@%2").arg(text.remove(u' '), address.trimmed());
    const apart::InvitationRead read = library_->read(text);
    const QString plain = PlayerNames::tidy(name);
    join_problem_ = why(read);
    if (join_problem_.isEmpty())
        join_problem_ = PlayerNames::problem(plain);
    const auto at = read.invitation ? named_broker::of(preferences_, read.broker) : std::nullopt;
    needs_address_ = read.fault == apart::InvitationFault::bad_address || (read.invitation && !at);
    if (join_problem_.isEmpty() && !at)
        join_problem_ = FriendWords::noAddress();
    if (!join_problem_.isEmpty())
        return tell();
    settings_.set(usual_name, plain);
    hosted_.reset();
    joined_ = newJoined();
    apart::Carrier::Address to = *at;
    if (to.credentials.user.isEmpty())
        to.credentials = library_->credentials(*read.invitation);
    if (!joined_->knock(*read.invitation, to, plain, mark)) {
        joined_.reset();
        join_problem_ = FriendWords::notKept();
        return tell();
    }
    tell();
    callbacks_.show_lobby();
}

void Friends::goBack(int table)
{
    const QString file = files_.value(table);
    if (file.isEmpty() || library() == nullptr)
        return;
    const bool is_own = QFileInfo(file).fileName().startsWith(table_files);
    if (is_own && hosted_ && hosted_->file() == file)
        return hosted_->match() != 0 ? callbacks_.go_on(hosted_->match()) : callbacks_.show_lobby();
    if (is_own) {
        const qint64 match = KeptFile::read(file).value(QStringLiteral("match")).toInteger();
        joined_.reset();
        hosted_.reset();
        if (match != 0)
            return callbacks_.go_on(match);
        hosted_ = newHosted();
        if (hosted_->reopen(file))
            hosted_->begin();
        else
            hosted_.reset();
    } else if (!joined_ || joined_->file() != file) {
        hosted_.reset();
        joined_.reset();
        joined_ = newJoined();
        if (!joined_->goBack(file))
            joined_.reset();
    }
    if (!open())
        return callbacks_.tell(FriendWords::inUse());
    tell();
    callbacks_.show_lobby();
    if (joined_)
        joined_->show();
}

void Friends::giveUp(int table)
{
    const QString file = files_.value(table);
    if ((joined_ && joined_->file() == file) || (hosted_ && hosted_->file() == file))
        return leave();
    KeptFile kept;
    if (!file.isEmpty() && kept.take(file))
        kept.remove();
    refresh();
}

void Friends::clearJoin()
{
    join_problem_.clear();
    needs_address_ = false;
    refresh();
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
    QByteArray picture;
    QBuffer buffer(&picture);
    buffer.open(QIODevice::WriteOnly);
    library_->picture(link()).save(&buffer, "PNG");
    return QUrl(QStringLiteral("data:image/png;base64,") + QString::fromLatin1(picture.toBase64()));
}

bool Friends::inviting() const
{
    return hosted_ && hosted_->inviting();
}

bool Friends::canDeal() const
{
    return hosted_ && hosted_->canDeal();
}

QString Friends::usualName() const
{
    return settings_.value(usual_name).toString();
}
