// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements Friends: joining a table, and going back to a saved one.
#include "app/friends/friend_words.hpp"
#include "app/friends/friends.hpp"
#include "app/friends/named_broker.hpp"
#include "app/models/player_names.hpp"

namespace {

const QString usual_name = QStringLiteral("name");

}

QString Friends::why(const remote::InvitationRead& read) const
{
    using Fault = remote::InvitationFault;
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

void Friends::join(const QString& invitation, const QString& name, int mark, const QString& address, bool watch)
{
    join_problem_.clear();
    if (library() == nullptr) {
        join_problem_ = problem_;
        return update();
    }
    QString text = invitation.trimmed();
    if (!address.trimmed().isEmpty() && !text.contains(u'@'))
        text = QStringLiteral("backroom://join/%1@%2").arg(text.remove(u' '), address.trimmed());
    const remote::InvitationRead read = library_->read(text);
    const QString plain = PlayerNames::tidy(name);
    join_problem_ = why(read);
    if (join_problem_.isEmpty())
        join_problem_ = PlayerNames::problem(plain);
    const auto at = read.invitation ? named_broker::of(preferences_, read.broker) : std::nullopt;
    // A link contains an address, so that is not missing.
    needs_address_ =
        !invitation.contains(u'@') && (read.fault == remote::InvitationFault::bad_address || (read.invitation && !at));
    if (join_problem_.isEmpty() && !at)
        join_problem_ = FriendWords::noAddress();
    if (!join_problem_.isEmpty())
        return update();
    settings_.set(usual_name, plain);
    if (ended())
        leave(*present_);
    std::unique_ptr<JoinedTable> table = newJoined();
    remote::Carrier::Address to = *at;
    if (to.credentials.user.isEmpty())
        to.credentials = library_->credentials(*read.invitation);
    if (!table->knock(*read.invitation, to, plain, mark, watch)) {
        join_problem_ = FriendWords::notKept();
        return update();
    }
    present_ = use(std::move(table));
    update();
    callbacks_.show_lobby();
}

void Friends::goBack(int table)
{
    const QString file = files_.value(table);
    if (file.isEmpty() || library() == nullptr)
        return;
    FriendTable* used = opened(file);
    if (used != nullptr && used->isShown())
        return callbacks_.go_back();
    // The match may be in the store without its table, or can say what is wrong.
    const qint64 match = isOwn(file) ? KeptFile::read(file).value(QStringLiteral("match")).toInteger() : 0;
    if (match != 0)
        return callbacks_.go_on(match);
    if (used == nullptr)
        return callbacks_.show_news(FriendWords::inUse());
    present_ = used;
    talk_.stop();
    update();
    callbacks_.show_lobby();
    used->show();
}

void Friends::giveUp(int table)
{
    const QString file = files_.value(table);
    FriendTable* used = usedOf(file);
    const bool is_shown = used != nullptr && used->isShown();
    KeptFile kept;
    if (used != nullptr)
        leave(*used);
    else if (!file.isEmpty() && kept.take(file))
        kept.remove();
    refresh();
    update();
    if (is_shown)
        callbacks_.go_home();
}

void Friends::clearJoin()
{
    join_problem_.clear();
    needs_address_ = false;
    refresh();
}

QString Friends::usualName() const
{
    return settings_.value(usual_name).toString();
}

void Friends::setWatching(int watching)
{
    if (present_ != nullptr && watching >= FriendTable::not_watched && watching <= FriendTable::watched_later)
        present_->setWatching(static_cast<FriendTable::Watching>(watching));
}
