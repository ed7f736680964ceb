// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/joined_table.hpp"

#include "app/friends/friend_json.hpp"
#include "app/friends/friend_words.hpp"
#include "app/games/game_list.hpp"
#include "app/models/player_names.hpp"
#include "app/settings/preferences.hpp"
#include "app/table/elsewhere.hpp"
#include "app/table/game_table.hpp"

#include <algorithm>

using friend_json::read_seats;
using friend_json::seat_of;
using friend_json::texts;
using State = remote::GuestSeat::State;

namespace {

const QString end_of_stream = QStringLiteral("end");

/// Returns the wire shapes of letters and of all games, which must be the same in both programs.
QJsonObject shapes_of(const GameList& games)
{
    QJsonObject shapes{{QStringLiteral("version"), QStringLiteral(BACKROOM_VERSION)},
        {QStringLiteral("letters"), QString::number(remote::letters_shape)}};
    for (const GameEntry& game : games.entries())
        shapes.insert(game.id, QString::number(game.wire_shape, 16));
    return shapes;
}

/// Returns whether these can be the seats of the game.
bool are_sound(const SeatList& seats, const GameEntry& game)
{
    const auto count = seats.names.size();
    return count >= game.min_seats && count <= game.max_seats && seats.marks.size() == count
        && seats.levels.size() == count && PlayerNames::problem(seats.names).isEmpty()
        && std::ranges::all_of(seats.marks, [](int mark) { return mark >= 0 && mark < backroom::max_seats; })
        && std::ranges::all_of(seats.levels, [](int level) { return level >= SeatList::other_house && level <= 3; });
}

/// Reads the house rules that the game has, except those that reveal secrets.
QStringList read_rules(const QJsonObject& from, const GameEntry& game)
{
    QStringList rules;
    const QStringList sent = texts(from.value(QStringLiteral("rules")));
    for (const GameOption& option : game.options)
        if (option.house_rule && !option.opens_all && sent.contains(option.id))
            rules += option.id;
    return rules;
}

}

JoinedTable::JoinedTable(const remote::Library& library, const GameList& games, const Preferences& preferences,
    const QString& folder, Callbacks callbacks)
    : FriendTable(library, games, preferences, folder, std::move(callbacks))
{
    QObject::connect(&thinker_, &Thinker::decided, &thinker_, [](const MainThreadAction& check) { check(); });
}

JoinedTable::~JoinedTable() = default;

bool JoinedTable::knock(
    const remote::Invitation& to, const remote::Carrier::Address& at, const QString& name, int mark, bool watch)
{
    address_ = at;
    remote::KeptSeat seat = library_.newSeat(to, name, mark, shapes_of(games_));
    seat.watch = watch;
    if (!file_.take(folder_ + QStringLiteral("/seat-%1.json").arg(QString::fromLatin1(seat.box.toHex()))))
        return false;
    begin(seat);
    keep(seat);
    carrier_->open(address_);
    return kept_on_disk_;
}

bool JoinedTable::reopen(const QString& file)
{
    if (!file_.take(file))
        return false;
    const QJsonObject content = KeptFile::read(file);
    const auto kept = library_.readSeat(content.value(QStringLiteral("seat")).toObject());
    if (!kept)
        return false;
    checked_match_ = content.value(QStringLiteral("judged")).toInt();
    const QJsonObject at = content.value(QStringLiteral("broker")).toObject();
    address_ = {
        {at.value(QStringLiteral("host")).toString(), static_cast<quint16>(at.value(QStringLiteral("port")).toInt())},
        {at.value(QStringLiteral("user")).toString(), at.value(QStringLiteral("password")).toString()},
        at.value(QStringLiteral("tls")).toBool(), at.value(QStringLiteral("proxy")).toString()};
    open_ = content.value(QStringLiteral("open")).toObject();
    begin(*kept);
    for (int number = 0; const QJsonValue& item : kept->items)
        if (!follows(number++, item.toObject()))
            break;
    noteMove();
    // The person is away until the table is shown.
    if (!kept->items.isEmpty())
        seat_->setAbsence(QStringLiteral("away"));
    carrier_->open(address_);
    // The program had ended before the journal was checked.
    if (!kept->items.isEmpty() && checked_match_ != kept->match)
        if (const QJsonObject last = kept->items.last().toObject(); last.contains(end_of_stream))
            checkJournal(friend_json::lines(last.value(end_of_stream)));
    return true;
}

void JoinedTable::begin(const remote::KeptSeat& kept)
{
    carrier_ = library_.carrier();
    seat_ = library_.guest(kept, *carrier_, [this] { return library_.now(); },
        {[this](const remote::KeptSeat& now) { keep(now); },
            [this](int number, const QJsonValue& item) { return received(number, item); },
            [this](const auto& refusal) { answered(refusal); },
            [this] {
                if (!seat_->open().isEmpty() && open_ != seat_->open()) {
                    open_ = seat_->open();
                    keep(seat_->kept());
                }
                updatePresences();
                if (shown_ && ended() && !std::exchange(end_announced_, true))
                    callbacks_.news(status());
                callbacks_.changed();
            },
            [this](int speaker, int sentence) { said(speaker, sentence); }});
}

void JoinedTable::keep(const remote::KeptSeat& kept)
{
    kept_on_disk_ = file_.write({{QStringLiteral("seat"), library_.json(kept)}, {QStringLiteral("open"), open_},
        {QStringLiteral("judged"), checked_match_},
        {QStringLiteral("broker"),
            QJsonObject{{QStringLiteral("host"), address_.broker.host}, {QStringLiteral("port"), address_.broker.port},
                {QStringLiteral("user"), address_.credentials.user},
                {QStringLiteral("password"), address_.credentials.password}, {QStringLiteral("tls"), address_.tls},
                {QStringLiteral("proxy"), address_.proxy}}}});
}

bool JoinedTable::received(int number, const QJsonValue& item)
{
    const QJsonObject object = item.toObject();
    const QJsonArray& before = seat_->kept().items;
    const bool is_after_end = !before.isEmpty() && before.last().toObject().contains(end_of_stream);
    if (is_after_end || !follows(number, object))
        return false;
    // Deferred, because the item is added to the stream only after this call.
    if (number == 0) {
        taken_ = 0;
        forgetAgain();
        if (!shown_ && !callbacks_.waits(*this))
            callbacks_.news(FriendWords::hasBegun());
        QMetaObject::invokeMethod(
            &thinker_, [this] { show(); }, Qt::QueuedConnection);
        return true;
    }
    if (object.contains(end_of_stream)) {
        checkJournal(friend_json::lines(object.value(end_of_stream)));
        return true;
    }
    if (table_ && feed_ != nullptr) {
        feed_->hear(friend_json::text(object));
        QMetaObject::invokeMethod(table_->elsewhere(), &Elsewhere::arrive, Qt::QueuedConnection);
    }
    return true;
}

/// Returns whether the item is possible in the game.
bool JoinedTable::follows(int number, const QJsonObject& item)
{
    if (number == 0) {
        follower_.reset();
        if (beginning(item))
            follower_ = gameOf(item)->follow(friend_json::text(item.value(QStringLiteral("view"))));
        return follower_ != nullptr;
    }
    return item.contains(end_of_stream) || (follower_ && follower_->follow(friend_json::text(item)));
}

const GameEntry* JoinedTable::gameOf(const QJsonObject& first) const
{
    return games_.game(first.value(QStringLiteral("game")).toString());
}

std::optional<KnownMatch> JoinedTable::beginning(const QJsonObject& first) const
{
    const GameEntry* game = gameOf(first);
    KnownMatch known;
    known.seats = read_seats(first);
    const int own = onlyWatches() ? int{backroom::nobody} : seat_of(known.seats.levels, seat_->kept().number);
    if (game == nullptr || own < 0 || !are_sound(known.seats, *game))
        return {};
    known.own = static_cast<backroom::Seat>(own);
    known.lines.push_back(friend_json::text(first.value(QStringLiteral("view"))));
    return known;
}

std::optional<KnownMatch> JoinedTable::soFar() const
{
    const QJsonArray& items = seat_->kept().items;
    auto known = beginning(items.first().toObject());
    for (qsizetype at = 1; known && at < items.size(); ++at)
        if (const QJsonObject item = items[at].toObject(); !item.contains(end_of_stream))
            known->lines.push_back(friend_json::text(item));
    return known;
}

void JoinedTable::show()
{
    if (seat_->kept().items.isEmpty() || (!shown_ && !callbacks_.waits(*this)))
        return;
    const auto known = soFar();
    RemoteTable made;
    const QJsonObject first = seat_->kept().items.first().toObject();
    if (known) {
        const GameEntry& game = *gameOf(first);
        TableSetting setting{preferences_, known->seats.marks, read_rules(first, game)};
        setting.levels = known->seats.levels;
        std::ranges::replace(setting.levels, 0, int{SeatList::other_house});
        if (!onlyWatches())
            setting.levels[known->own] = 0;
        setting.own = known->own;
        made = game.join(setting, known->seats.names, known->lines);
    }
    if (!made.table)
        return callbacks_.news(FriendWords::why({}));
    shown_match_ = seat_->kept().match;
    feed_ = made.feed;
    feed_->askWith([this](const std::string& action) { ask(action); });
    table_ = made.table.get();
    QObject::connect(
        table_->elsewhere(), &Elsewhere::broken, &thinker_, [this] { callbacks_.news(FriendWords::why({})); });
    callbacks_.show(std::move(made.table));
    updatePresences();
}

void JoinedTable::setShown(bool shown)
{
    if (shown == shown_)
        return;
    FriendTable::setShown(shown);
    seat_->setAbsence(shown ? QString() : QStringLiteral("away"));
    // Another match may have begun while a replay was shown.
    if (shown && shown_match_ != seat_->kept().match)
        QMetaObject::invokeMethod(
            &thinker_, [this] { show(); }, Qt::QueuedConnection);
}

void JoinedTable::leftScreen(std::unique_ptr<GameTable>& /*table*/)
{
    table_ = nullptr;
    feed_ = nullptr;
}

void JoinedTable::askAgain()
{
    FriendTable::askAgain();
    seat_->setReady(true);
}

void JoinedTable::ask(const std::string& action)
{
    // Deferred, because the match is still sending the action.
    if (action.empty() ? !seat_->undo() : !seat_->decide(friend_json::read(action).toObject()))
        QMetaObject::invokeMethod(
            &thinker_, [this] { answered(QJsonObject()); }, Qt::QueuedConnection);
}

void JoinedTable::answered(const std::optional<QJsonObject>& refusal)
{
    if (!refusal || !table_ || feed_ == nullptr)
        return;
    feed_->refused();
    table_->elsewhere()->refused();
}

void JoinedTable::checkJournal(const std::vector<std::string>& journal)
{
    auto known = soFar();
    if (!known)
        return;
    const QJsonObject first = seat_->kept().items.first().toObject();
    QList<QByteArray> lots;
    for (const QString& lot : texts(first.value(QStringLiteral("lots")))) {
        lots += QByteArray::fromHex(lot.toLatin1());
        known->chance.lots.push_back(friend_json::bytes<32>(lots.constLast()));
    }
    known->chance.table = friend_json::bytes<16>(library_.table(seat_->kept().invitation));
    known->chance.match = static_cast<std::uint32_t>(seat_->kept().match);
    const GameEntry& game = *gameOf(first);
    GameStore::KeptMatch match;
    match.game = game.id;
    match.marks = known->seats.marks;
    match.levels = SeatList::withoutHouses(known->seats.levels);
    match.house_rules = read_rules(first, game);
    match.over = true;
    for (const std::string& line : journal)
        match.lines += QString::fromStdString(line);
    const int number = seat_->kept().match;
    if (!isAsCommitted(journal, lots))
        return finishCheck(1, match, number);
    thinker_.think([this, known = *known, journal, match, number, flaw_of = game.flaw, check = game.check](
                       std::stop_token stop) -> MainThreadAction {
        auto line = std::optional<int>();
        if (const auto flaw = flaw_of(known, journal, std::move(stop)))
            line = flaw->line;
        else if (!check(journal).over)
            line = static_cast<int>(journal.size());
        return [this, match, number, line] {
            finishCheck(line, match, number);
            return std::optional<backroom::Refusal>();
        };
    });
}

/// Returns whether the key of the deal follows from the host's commitment and all lots, including this seat's own.
bool JoinedTable::isAsCommitted(const std::vector<std::string>& journal, const QList<QByteArray>& lots) const
{
    const QJsonObject chance = journal.empty()
        ? QJsonObject()
        : friend_json::read(journal.front()).toObject().value(QStringLiteral("chance")).toObject();
    const auto bytes = [](const QJsonValue& hex) { return QByteArray::fromHex(hex.toString().toLatin1()); };
    const remote::KeptSeat& kept = seat_->kept();
    const QByteArray secret = bytes(chance.value(QStringLiteral("host")));
    return lots.value(kept.number) == kept.lot
        && library_.commitmentTo(library_.table(kept.invitation), kept.match, secret) == kept.commitment
        && library_.dealKey(secret, kept.commitment, lots) == bytes(chance.value(QStringLiteral("key")));
}

void JoinedTable::finishCheck(const std::optional<int>& flaw, const GameStore::KeptMatch& match, int number)
{
    if (!flaw)
        taken_ = callbacks_.take(match);
    checked_match_ = number;
    keep(seat_->kept());
    callbacks_.news(flaw ? FriendWords::dishonest(*flaw) : FriendWords::honest());
}

void JoinedTable::updatePresences()
{
    if (!table_)
        return;
    Presences presences{};
    const QList<int> levels = read_seats(open_).levels;
    const QStringList& sent = seat_->statuses();
    for (int guest = 0; guest < static_cast<int>(sent.size()); ++guest)
        if (const int seat = seat_of(levels, guest); seat >= 0 && seat != ownSeat())
            presences[static_cast<std::size_t>(seat)] = shown_presence(read_presence(sent[guest]), *table_, seat);
    const bool host_is_away = seat_->state() == State::alone || open_.value(QStringLiteral("absent")).toBool();
    const auto left = open_.constFind(QStringLiteral("away"));
    const Presence sign_of_host = left == open_.constEnd()
        ? Presence{Presence::here}
        : Presence{Presence::away, QDateTime::fromMSecsSinceEpoch(left->toInteger())};
    for (int seat = 0; seat < static_cast<int>(levels.size()); ++seat)
        if (levels[seat] == 0)
            presences[static_cast<std::size_t>(seat)] =
                host_is_away ? Presence{Presence::quiet} : shown_presence(sign_of_host, *table_, seat);
    table_->elsewhere()->setPresences(table_->people().remote(), presences);
}

void JoinedTable::tick()
{
    seat_->tick();
    // The table may now wait for somebody else.
    updatePresences();
    constexpr int patience = 3;
    unanswered_ = seat_->kept().request ? unanswered_ + 1 : 0;
    if (unanswered_ == patience && shown_)
        callbacks_.news(FriendWords::unanswered());
    FriendTable::tick();
}

bool JoinedTable::isDone() const
{
    const bool is_checked = onlyWatches() || checked_match_ == seat_->kept().match;
    return !shown_ && !table_ && isOver() && ended() && is_checked;
}

void JoinedTable::said(int speaker, int sentence)
{
    callbacks_.said(*this, friend_json::speakers(read_seats(open_).levels).value(speaker, -1), sentence);
}

void JoinedTable::leave()
{
    seat_->setAbsence(QStringLiteral("left"));
    file_.remove();
}
