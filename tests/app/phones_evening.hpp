// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/phones/phones.hpp"
#include "app/the_gang/table.hpp"
#include "house_folder.hpp"
#include "matches.hpp"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <array>

/// An evening with phones, without a network.
namespace test {

/// A line without a network: tests send messages as phones do, and read what is sent to phones.
class QuietLine final : public PhoneLine {
public:
    explicit QuietLine(Callbacks callbacks)
        : callbacks_(std::move(callbacks))
    {
        made = this;
    }
    ~QuietLine() override
    {
        made = nullptr;
        left = sent;
    }

    QString open(quint16) override { return refusal; }
    quint16 port() const override { return 41883; }
    QStringList addresses() const override
    {
        ++looks;
        return networks;
    }
    QByteArray newKey() override { return QByteArray::number(++made_keys_).leftJustified(key_size, '-'); }
    void admit(const QByteArray& key) override { keys.insert(key); }
    bool admitted(const QByteArray& key) const override { return keys.contains(key); }
    void refuse(const QByteArray& key) override { keys.remove(key); }
    void send(int phone, const QByteArray& message) override
    {
        sent[phone] += QJsonDocument::fromJson(message).object();
    }
    void hangUp(int phone) override { hung += phone; }
    QByteArray sealedFor(const QByteArray& message, const QByteArray& to) const override
    {
        return to == "a box" ? message : QByteArray();
    }
    QImage code(const QString&) const override { return QImage(21, 21, QImage::Format_RGB32); }

    void say(int phone, const QByteArray& key, const QJsonObject& message) const
    {
        callbacks_.heard(phone, key, QJsonDocument(message).toJson());
    }
    void call(int phone, const QByteArray& key) const { callbacks_.opened(phone, key); }
    void lose(int phone) const { callbacks_.lost(phone); }
    /// Returns the key that a phone was last given.
    QByteArray given(int phone) const;
    /// Returns the last message to a phone.
    QJsonObject last(int phone) const { return sent.value(phone).isEmpty() ? QJsonObject() : sent[phone].last(); }

    inline static QuietLine* made = nullptr;
    inline static QString refusal;
    inline static QStringList networks;
    /// The number of queries for the addresses of networks.
    inline static int looks = 0;
    /// The messages sent by the line that was closed last.
    inline static QHash<int, QList<QJsonObject>> left;
    QSet<QByteArray> keys;
    QHash<int, QList<QJsonObject>> sent;
    QList<int> hung;

private:
    Callbacks callbacks_;
    inline static int made_keys_ = 0;
};

inline QJsonObject tap_on(const QJsonObject& sheet, const QString& id)
{
    return {{QStringLiteral("rev"), sheet[QStringLiteral("rev")]},
        {QStringLiteral("tap"), QJsonArray{QStringLiteral("button"), id}}};
}

/// Returns the first item of a group, or button, that can be tapped.
inline QString first_of(const QJsonObject& sheet, int group)
{
    for (const QJsonValue& item : sheet[QStringLiteral("groups")][group][QStringLiteral("items")].toArray())
        if (item[QStringLiteral("on")].toBool())
            return item[QStringLiteral("id")].toString();
    return {};
}

inline QByteArray key_in(const QJsonObject& message)
{
    return QByteArray::fromBase64(message[QStringLiteral("key")].toString().toLatin1(), QByteArray::Base64UrlEncoding);
}

inline QByteArray QuietLine::given(int phone) const
{
    QByteArray key;
    for (const QJsonObject& message : sent.value(phone))
        if (message.contains(QStringLiteral("key")))
            key = key_in(message);
    return key;
}

/// A table of The Gang with three persons, and phones turned on.
struct Evening {
    HouseFolder folder;
    qint64 now = 1'000'000;
    Phones phones{*folder->preferences(), folder.path(),
        [](PhoneLine::Callbacks callbacks) {
            return std::unique_ptr<PhoneLine>(std::make_unique<QuietLine>(std::move(callbacks)));
        },
        [this] { return now; }};
    std::unique_ptr<TheGangTable> table;

    Evening()
    {
        QuietLine::refusal.clear();
        QuietLine::networks = QStringList{QStringLiteral("192.168.1.20")};
        table = seated<TheGangTable>(folder.house(), match(setup_of<backroom::the_gang::TheGang>(3, 5)));
        phones.setTable(table.get());
        phones.turnOn();
    }
    QuietLine& line() { return *QuietLine::made; }
    QByteArray doorKey() const { return keyOfLink(); }
    QByteArray keyOfLink() const
    {
        return QByteArray::fromBase64(
            phones.link().section(QLatin1Char('#'), 1).toLatin1(), QByteArray::Base64UrlEncoding);
    }
    /// Each phone has its own browser, unless one is given.
    QJsonObject hello(int phone, const QString& language = QStringLiteral("en"), int browser = 0)
    {
        return {{QStringLiteral("hello"),
            QJsonObject{{QStringLiteral("lang"), language},
                {QStringLiteral("ask"), line().last(phone)[QStringLiteral("ask")]},
                {QStringLiteral("browser"), QString::number(browser > 0 ? browser : phone)},
                {QStringLiteral("box"), QString::fromLatin1(QByteArray("a box").toBase64())}}}};
    }
    /// Opens a connection and says hello; returns the sheet.
    QJsonObject greet(int phone, const QByteArray& key, const QString& language = QStringLiteral("en"), int browser = 0)
    {
        line().call(phone, key);
        line().say(phone, key, hello(phone, language, browser));
        QCoreApplication::processEvents();
        return line().last(phone);
    }
    QJsonObject tap(int phone, const QByteArray& key, const QString& id)
    {
        line().say(phone, key, tap_on(line().last(phone), id));
        QCoreApplication::processEvents();
        return line().last(phone);
    }
    /// Seats a phone by the common code, and returns its key.
    QByteArray join(int phone, backroom::Seat seat, const QString& language = QStringLiteral("en"))
    {
        greet(phone, doorKey(), language);
        const QByteArray key = key_in(tap(phone, doorKey(), QString::number(seat)));
        line().lose(phone);
        greet(phone, key, language);
        return key;
    }
    /// Seats three phones, numbered from 1.
    std::array<QByteArray, 3> joinThree() { return {join(1, 0), join(2, 1), join(3, 2)}; }
    /// Lets time pass without a message from any phone.
    void pass(qint64 time)
    {
        now += time;
        phones.settle();
    }
    Presence::State signOf(backroom::Seat seat) const { return table->people().presences()[seat].state; }
    QJsonObject choose(int phone, const QByteArray& key)
    {
        tap(phone, key, first_of(line().last(phone), 0));
        tap(phone, key, first_of(line().last(phone), 2));
        return tap(phone, key, QStringLiteral("play"));
    }
};

}
