// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/hosted_table.hpp"

#include "app/friends/friend_json.hpp"
#include "app/friends/friend_words.hpp"
#include "app/friends/named_broker.hpp"
#include "app/games/game_list.hpp"
#include "app/models/player_names.hpp"
#include "app/settings/preferences.hpp"
#include "app/table/house_players.hpp"

#include <QDir>
#include <QVersionNumber>

using friend_json::numbers;
using friend_json::texts;
using friend_json::with_seats;

namespace {

const QString extension = QStringLiteral(".json");

}

HostedTable::HostedTable(const remote::Library& library, const GameList& games, GameStore& store,
    const Preferences& preferences, const QString& folder, Callbacks callbacks)
    : FriendTable(library, games, preferences, folder, std::move(callbacks))
    , store_(store)
{
}

HostedTable::~HostedTable() = default;

QString HostedTable::open(const Setting& setting)
{
    setting_ = setting;
    const auto kept = library_.newTable(static_cast<int>(friendSeats().size()));
    if (!kept)
        return FriendWords::notKept();
    const QString name = QString::fromLatin1(library_.table(kept->invitation()).toHex());
    if (!file_.take(folder_ + QStringLiteral("/table-") + name + extension))
        return FriendWords::notKept();
    kept_ = *kept;
    if (!keep())
        return FriendWords::notKept();
    makeHost();
    begin();
    return {};
}

bool HostedTable::reopen(const QString& file)
{
    if (!file_.take(file))
        return false;
    const QJsonObject content = KeptFile::read(file);
    kept_ = library_.readTable(content.value(QStringLiteral("table")).toObject());
    setting_ = {content.value(QStringLiteral("game")).toString(), friend_json::read_seats(content),
        content.value(QStringLiteral("options")).toObject().toVariantMap(),
        texts(content.value(QStringLiteral("rules")))};
    if (!kept_ || games_.game(setting_.game) == nullptr || friendSeats().size() != std::ssize(kept_->seats))
        return false;
    watching_ =
        static_cast<Watching>(std::clamp<int>(content.value(QStringLiteral("watched")).toInt(), 0, watched_later));
    match_ = content.value(QStringLiteral("match")).toInteger();
    match_number_ = content.value(QStringLiteral("dealt")).toInt();
    port_ = static_cast<quint16>(content.value(QStringLiteral("port")).toInt());
    for (const QJsonValue& right : content.value(QStringLiteral("admitted")).toArray())
        admitted_ += remote::Credentials{right[0].toString(), right[1].toString()};
    const QJsonObject marks = content.value(QStringLiteral("deeds")).toObject();
    marks_.newest = numbers(marks.value(QStringLiteral("newest")));
    if (const QList<int> doing = numbers(marks.value(QStringLiteral("doing"))); doing.size() == 3)
        marks_.doing = {doing[0], doing[1], doing[2]};
    beginning_ = content.value(QStringLiteral("beginning")).toObject();
    makeHost();
    if (match_ != 0 && !(unshown_table_ = resumed()))
        return false;
    if (unshown_table_)
        serve(unshown_table_.get());
    noteMove();
    begin();
    return true;
}

bool HostedTable::keep()
{
    QJsonArray admitted;
    for (const remote::Credentials& right : std::as_const(admitted_))
        admitted += QJsonArray{right.user, right.password};
    QJsonObject requests{{QStringLiteral("newest"), numbers(marks_.newest)}};
    if (marks_.doing)
        requests.insert(
            QStringLiteral("doing"), QJsonArray{marks_.doing->at, marks_.doing->guest, marks_.doing->length});
    const QJsonObject content{{QStringLiteral("game"), setting_.game},
        {QStringLiteral("options"), QJsonObject::fromVariantMap(setting_.options)},
        {QStringLiteral("rules"), QJsonArray::fromStringList(setting_.house_rules)}, {QStringLiteral("match"), match_},
        {QStringLiteral("dealt"), match_number_}, {QStringLiteral("port"), port_},
        {QStringLiteral("admitted"), admitted}, {QStringLiteral("deeds"), requests},
        {QStringLiteral("beginning"), beginning_}, {QStringLiteral("watched"), watching_},
        {QStringLiteral("table"), library_.json(*kept_)}};
    kept_on_disk_ = file_.write(with_seats(content, setting_.seats));
    return kept_on_disk_;
}

void HostedTable::begin()
{
    trouble_ = beginBroker();
    if (trouble_.isEmpty())
        carrier_->open(own_address_);
    callbacks_.changed();
}

/// Each table has a broker of its own, because two windows may each have a table.
QString HostedTable::brokerFolder() const
{
    return file_.name().chopped(extension.size()) + QStringLiteral("-broker");
}

/// Returns a sentence that says why friends cannot be reached; empty if they can.
QString HostedTable::beginBroker()
{
    if (const auto named = named_broker::of(preferences_)) {
        broker_.reset();
        own_address_ = guest_address_ = *named;
        return {};
    }
    broker_ = library_.broker(brokerFolder(), [this](const QString& why) {
        trouble_ = why;
        callbacks_.changed();
    });
    if (!broker_)
        return FriendWords::noBroker();
    QStringList addresses = library_.addresses();
    const QString own = QStringLiteral("127.0.0.1");
    const QString reached = addresses.value(0, own);
    addresses.removeAll(own);
    addresses.prepend(own);
    admit();
    for (const remote::Credentials& right : std::as_const(admitted_))
        broker_->admit(library_.table(kept_->invitation()), right);
    if (const QString why = broker_->start(addresses, port_); !why.isEmpty())
        return why;
    port_ = broker_->port();
    keep();
    guest_address_.broker = {reached, port_};
    own_address_ = {{own, port_}, admitted_.constLast()};
    return {};
}

/// Gives access to the owners of the current invitation; seated guests use older ones.
void HostedTable::admit()
{
    const remote::Credentials right = library_.credentials(kept_->invitation());
    if (!admitted_.contains(right))
        admitted_ += right;
    if (broker_ && broker_->port() != 0)
        broker_->admit(library_.table(kept_->invitation()), right);
}

void HostedTable::makeHost()
{
    host_.reset();
    carrier_ = library_.carrier();
    host_ = library_.host(*kept_, *carrier_, [this] { return library_.now(); },
        {[this](const remote::KeptTable& kept) {
             kept_ = kept;
             keep();
         },
            [this](const remote::Knock& knock) { return objection(knock); },
            [this](const remote::Chance& chance) { dealt(chance); }, [this] { publish(); },
            [this](int speaker, int sentence) { said(speaker, sentence); }});
    updateOpen();
}

QList<int> HostedTable::friendSeats() const
{
    QList<int> friends;
    for (int seat = 0; seat < static_cast<int>(setting_.seats.levels.size()); ++seat)
        if (setting_.seats.levels[seat] == SeatList::other_house)
            friends += seat;
    return friends;
}

SeatList HostedTable::seated() const
{
    SeatList seats = setting_.seats;
    const QList<int> friends = friendSeats();
    for (qsizetype guest = 0; guest < friends.size(); ++guest) {
        const remote::KeptTable::Seat& taken = host_->kept().seats[static_cast<std::size_t>(guest)];
        seats.names[friends[guest]] = taken.name;
        // A friend keeps the chosen mark unless somebody else has it.
        if (taken.isTaken() && !seats.marks.contains(taken.mark) && taken.mark < backroom::max_seats)
            seats.marks[friends[guest]] = taken.mark;
    }
    return seats;
}

QJsonObject HostedTable::objection(const remote::Knock& knock) const
{
    const GameEntry& game = *games_.game(setting_.game);
    if (knock.shapes.value(game.id).toString() != QString::number(game.wire_shape, 16)
        || knock.shapes.value(QStringLiteral("letters")).toString() != QString::number(remote::letters_shape)) {
        const QString version = knock.shapes.value(QStringLiteral("version")).toString();
        const bool is_older =
            QVersionNumber::fromString(version) <= QVersionNumber::fromString(QStringLiteral(BACKROOM_VERSION));
        return {{QStringLiteral("code"), is_older ? QStringLiteral("older") : QStringLiteral("newer")},
            {QStringLiteral("version"), QStringLiteral(BACKROOM_VERSION)}};
    }
    if (knock.watch)
        return {};
    QStringList names = seated().names;
    names.removeAll(QString());
    names += knock.name;
    return PlayerNames::problem(names).isEmpty() ? QJsonObject() : remote::with_code("name-taken");
}

void HostedTable::deal()
{
    host_->deal();
    callbacks_.changed();
}

void HostedTable::giveToComputer(int seat, int level)
{
    const auto guest = friendSeats().indexOf(seat);
    if (guest < 0 || host_->status(static_cast<int>(guest)) != remote::SeatStatus::empty || host_->kept().match > 0)
        return;
    setting_.seats.levels[seat] = level;
    setting_.seats.names[seat] = house_players::next(seated().names);
    kept_ = host_->kept();
    kept_->seats.erase(kept_->seats.begin() + guest);
    keep();
    makeHost();
    if (trouble_.isEmpty())
        carrier_->open(own_address_);
    callbacks_.changed();
}

void HostedTable::inviteAnew(int seat)
{
    const auto guest = friendSeats().indexOf(seat);
    if (guest < 0)
        return;
    host_->inviteAnew(static_cast<int>(guest));
    admit();
    keep();
}

void HostedTable::leave()
{
    host_->close();
    // Destroying the carrier delivers what was posted.
    host_.reset();
    judge_.reset();
    carrier_.reset();
    broker_.reset();
    QDir(brokerFolder()).removeRecursively();
    file_.remove();
}
