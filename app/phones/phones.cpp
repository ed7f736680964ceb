// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/phones.hpp"

#include "app/phones/phone_words.hpp"
#include "app/settings/translators.hpp"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>

#include <algorithm>

namespace {

constexpr int second = 1000;
const QString on_key = QStringLiteral("on");
const QString port_key = QStringLiteral("port");
const QString table_key = QStringLiteral("table");
const QString match_key = QStringLiteral("match");

/// Hashed, so that the file does not reveal who has played.
QString hashed_name(const QString& person)
{
    constexpr qsizetype length = 16;
    const QByteArray hash = QCryptographicHash::hash(person.toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral("person-") + QString::fromLatin1(hash.toHex().first(length));
}

QByteArray bytes_of(const QJsonObject& json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

}

Phones::Phones(const Preferences& preferences, const QString& folder, MakeLine make_line, Clock clock)
    : preferences_(preferences)
    , kept_(folder, QStringLiteral("phones.ini"))
    , make_line_(std::move(make_line))
    , clock_(std::move(clock))
{
    kept_.keepPrivate();
    later_.setSingleShot(true);
    connect(&later_, &QTimer::timeout, this, &Phones::showAll);
    watch_.setInterval(second);
    connect(&watch_, &QTimer::timeout, this, &Phones::settle);
    connect(&preferences_, &Preferences::languageChanged, this, [this] {
        settle();
        tell();
    });
    // A random start, so that a tap meant for an earlier run of the program is not taken for one of this run.
    revision_ = QRandomGenerator::global()->bounded(1, 1'000'000);
}

Phones::~Phones()
{
    if (!line_)
        return;
    // Phones in use, or expected back, reconnect by themselves when the match goes on.
    const bool used = awaits_kept_ || std::ranges::any_of(holders_, &Holder::held);
    for (const int phone : phones_.keys())
        dismiss(phone, used ? &PhoneWords::closed : &PhoneWords::turnedOff, used);
    if (!used)
        kept_.change([](QSettings& now) { now.clear(); });
}

void Phones::tell()
{
    addresses_ = line_ ? line_->addresses() : QStringList();
    emit changed();
}

bool Phones::offered() const
{
    return table_ != nullptr && table_->replay() == nullptr && !table_->match().isLesson()
        && table_->people().persons().size() > 1;
}

int Phones::count() const
{
    return static_cast<int>(std::ranges::count_if(persons_.items(), &PhoneItem::held));
}

bool Phones::asking() const
{
    return std::ranges::any_of(persons_.items(), &PhoneItem::asked);
}

void Phones::setTable(GameTable* table)
{
    if (table_)
        table_->disconnect(this);
    table_ = table;
    shown_seat_ = -1;
    elsewhere_ = table_ ? table_->people().elsewhere() : backroom::SeatSet();
    if (table_) {
        connect(table_, &GameTable::stageChanged, this, &Phones::showLater);
        connect(table_->elsewhere(), &Elsewhere::handsChanged, this, &Phones::showLater);
    }
    admitPersons();
    for (Phone& phone : phones_) {
        phone.asks = -1;
        phone.seat = seatOf(phone.key);
    }
    // If the same match goes on, the phones reconnect by themselves, unless another window has them.
    if (offered() && !line_ && kept_.value(on_key).toBool() && kept_.value(match_key).toLongLong() == matchNumber())
        listen(true);
    keepMatch();
    settle();
    tell();
    showLater();
}

void Phones::keepMatch()
{
    if (line_ && offered())
        kept_.set(match_key, matchNumber());
}

void Phones::turnOn()
{
    if (!line_)
        listen(false);
}

void Phones::listen(bool there_alone)
{
    // The keys of an earlier evening are not valid for another match.
    if (kept_.value(match_key).toLongLong() != matchNumber())
        kept_.change([](QSettings& now) { now.clear(); });
    const auto port = static_cast<quint16>(kept_.value(port_key).toUInt());
    line_ = make_line_({[this](int phone, const QByteArray& key) { ask(phone, key); },
        [this](int phone, const QByteArray&, const QByteArray& message) { hear(phone, message); },
        [this](int phone) { lose(phone); }});
    trouble_ = line_ ? Trouble::none : Trouble::missing;
    if (line_)
        reason_ = line_->open(port);
    if (line_ && !reason_.isEmpty())
        trouble_ = Trouble::deaf;
    if (trouble_ != Trouble::none || (there_alone && line_->port() != port)) {
        line_.reset();
        return tell();
    }
    awaits_kept_ = there_alone;
    table_key_ = keptKey(table_key);
    if (table_key_.size() != PhoneLine::key_size)
        table_key_ = line_->newKey();
    kept_.change([this](QSettings& now) {
        now.setValue(on_key, true);
        now.setValue(port_key, line_->port());
        now.setValue(table_key, inLetters(table_key_));
    });
    keepMatch();
    line_->admit(table_key_);
    admitPersons();
    watch_.start();
    settle();
    tell();
}

void Phones::rest()
{
    if (phones_.isEmpty() && count() == 0 && !awaits_kept_)
        turnOff();
}

void Phones::turnOff()
{
    if (!line_)
        return;
    watch_.stop();
    for (const int phone : phones_.keys())
        dismiss(phone, &PhoneWords::turnedOff);
    // The next evening gets other keys.
    holders_.clear();
    kept_.change([](QSettings& now) { now.clear(); });
    line_.reset();
    shown_seat_ = -1;
    settle();
    tell();
}

void Phones::dismiss(int number, QString (*why)(), bool may_return)
{
    {
        const LanguageScope in(phones_.value(number).language);
        line_->send(number, bytes_of({{QStringLiteral("bye"), why()}, {QStringLiteral("back"), may_return}}));
    }
    phones_.remove(number);
    line_->hangUp(number);
}

void Phones::showCode(int seat)
{
    if (!line_ || !offered())
        return;
    if (seat >= 0)
        holder(seat);
    shown_seat_ = seat;
    tell();
}

void Phones::takeBack(int seat)
{
    if (!line_ || !offered())
        return;
    renew(seat, &PhoneWords::takenBack);
    settle();
    tell();
}

void Phones::renew(int seat, QString (*farewell)())
{
    Holder& of = holder(seat);
    if (const int phone = std::exchange(of.phone, 0); phone != 0)
        dismiss(phone, farewell);
    line_->refuse(of.key);
    of = {};
    kept_.remove(hashed_name(table_->people().names().value(seat)));
    holder(seat);
}

void Phones::letIn(int seat, bool may)
{
    if (!line_ || !offered())
        return;
    for (const int number : phones_.keys()) {
        if (phones_.value(number).asks != seat)
            continue;
        phones_[number].asks = -1;
        if (!std::exchange(may, false))
            continue;
        // A phone that has scanned the personal code of this seat already has its key.
        if (phones_.value(number).key == holder(seat).key) {
            this->seat(number, seat);
        } else {
            renew(seat, &PhoneWords::takeOver);
            give(number, seat);
        }
    }
    settle();
    showLater();
}

Phones::Holder& Phones::holder(int seat)
{
    const QString name = table_->people().names().value(seat);
    Holder& of = holders_[name];
    if (!line_ || line_->admitted(of.key))
        return of;
    const QString place = hashed_name(name);
    if (of.key.isEmpty())
        of.key = keptKey(place);
    if (of.key.size() != PhoneLine::key_size) {
        of.key = line_->newKey();
        kept_.set(place, inLetters(of.key));
    }
    line_->admit(of.key);
    return of;
}

void Phones::admitPersons()
{
    if (line_ && table_)
        for (const backroom::Seat seat : table_->people().persons())
            holder(seat);
}

int Phones::seatOf(const QByteArray& key) const
{
    if (!table_)
        return -1;
    for (const backroom::Seat seat : table_->people().persons())
        if (heldBy(seat).key == key)
            return seat;
    return -1;
}

void Phones::ask(int phone, const QByteArray& key)
{
    Phone& from = phones_[phone];
    from.key = key;
    from.asked = QString::fromLatin1(line_->newKey().toHex().first(24));
    line_->send(phone, bytes_of({{QStringLiteral("ask"), from.asked}}));
}

void Phones::hear(int phone, const QByteArray& message)
{
    const QJsonObject said = QJsonDocument::fromJson(message).object();
    const auto from = phones_.find(phone);
    if (from == phones_.end())
        return;
    const QJsonObject hello = said.value(QStringLiteral("hello")).toObject();
    if (!hello.isEmpty() && hello.value(QStringLiteral("ask")).toString() == from->asked)
        return greet(phone, hello);
    if (!from->greeted)
        return;
    if (table_ && from->seat >= 0) {
        if (said.contains(QStringLiteral("away")))
            return sleep(from->seat);
        wake(from->seat);
    }
    if (said.contains(QStringLiteral("here")))
        return line_->send(phone, bytes_of({{QStringLiteral("here"), 1}}));
    const QJsonArray tapped = said.value(QStringLiteral("tap")).toArray();
    if (tapped.size() == 2)
        tap(*from, phone, said.value(QStringLiteral("rev")).toInt(), tapped[1].toString());
}

void Phones::greet(int phone, const QJsonObject& hello)
{
    constexpr qsizetype longest_name = 64;
    Phone& from = phones_[phone];
    const QString language = hello.value(QStringLiteral("lang")).toString();
    from.greeted = true;
    from.box =
        QByteArray::fromBase64(hello.value(QStringLiteral("box")).toString().toLatin1(), QByteArray::Base64UrlEncoding);
    from.browser = hello.value(QStringLiteral("browser")).toString().left(longest_name);
    from.seat = from.asks = -1;
    from.language = Preferences::languages().contains(language) ? language : QStringLiteral("en");
    from.shown = {};
    if (const int seat = seatOf(from.key); seat >= 0 && mustAsk(from, seat))
        from.asks = seat;
    else if (seat >= 0)
        this->seat(phone, seat);
    settle();
    showLater();
}

void Phones::tap(Phone& phone, int number, int revision, const QString& id)
{
    // The button that takes a choice back appears where the choice was confirmed, under the second tap of a double tap.
    if (id == HandSheet::unseal_button && clock_() - phone.shown_at < double_tap)
        return;
    // A tap on an outdated sheet is answered by the newest one.
    if (revision != phone.revision || !table_) {
        phone.shown = {};
    } else if (phone.seat < 0) {
        choose(phone, number, id.toInt());
    } else {
        table_->elsewhere()->tapped(static_cast<backroom::Seat>(phone.seat));
        table_->tapHand(static_cast<backroom::Seat>(phone.seat), id);
    }
    showLater();
}

void Phones::choose(Phone& phone, int number, int seat)
{
    if (!offered() || seat < 0 || !table_->people().persons().contains(static_cast<backroom::Seat>(seat)))
        return;
    if (mustAsk(phone, seat)) {
        phone.asks = seat;
        return settle();
    }
    const Holder of = holder(seat);
    if (of.held && of.browser != phone.browser)
        renew(seat, &PhoneWords::takeOver);
    give(number, seat);
}

void Phones::give(int number, int seat)
{
    const QByteArray sealed = line_->sealedFor(holder(seat).key, phones_.value(number).box);
    if (!sealed.isEmpty())
        line_->send(number, bytes_of({{QStringLiteral("key"), inLetters(sealed)}}));
}
