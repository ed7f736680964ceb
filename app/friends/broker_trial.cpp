// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/broker_trial.hpp"

#include "app/friends/friend_words.hpp"
#include "app/friends/friends.hpp"
#include "app/friends/named_broker.hpp"
#include "app/remote/library.hpp"

#include <QRandomGenerator>

BrokerTrial::BrokerTrial(QObject* parent)
    : QObject(parent)
    , load_(Friends::loaded)
{
    constexpr int longest = 10'000;
    patience_.setSingleShot(true);
    patience_.setInterval(longest);
    connect(&patience_, &QTimer::timeout, this, [this] {
        end(posted_.isValid() ? tr("The broker lets you in, but does not give back what is posted. It must allow "
                                   "reading and writing below “backroom”.")
                              : tr("Nothing answers. Check address and port."),
            false);
    });
}

BrokerTrial::BrokerTrial(Preferences& preferences, Load load)
    : BrokerTrial()
{
    preferences_ = &preferences;
    load_ = std::move(load);
}

BrokerTrial::~BrokerTrial() = default;

QString BrokerTrial::obstacle() const
{
    const remote::Library* const library = load_();
    if (library == nullptr)
        return FriendWords::missing();
    return library->broker({}, {}) ? QString()
                                   : tr("The program mosquitto is not installed: install it, or name another broker.");
}

void BrokerTrial::start()
{
    const remote::Library* const library = load_();
    if (library == nullptr)
        return end(FriendWords::missing(), false);
    const auto address = named_broker::of(*preferences_);
    if (running() || !address)
        return;
    connect(preferences_, &Preferences::brokerChanged, this, &BrokerTrial::stop, Qt::UniqueConnection);
    std::array<quint32, 4> number{};
    QRandomGenerator::system()->fillRange(number.data(), number.size());
    const auto* const bytes = reinterpret_cast<const char*>(number.data());
    topic_ = QStringLiteral("backroom/1/%1/trial")
                 .arg(QString::fromLatin1(QByteArray::fromRawData(bytes, sizeof number).toHex()));
    result_.clear();
    posted_.invalidate();
    carrier_ = library->carrier();
    carrier_->listen({[this](const QString&, const QByteArray&, bool) {
                          const qint64 time = std::max<qint64>(1, posted_.elapsed());
                          end(tr("The broker works: a letter went there and back in %1 ms.").arg(time), true);
                      },
        [this] { post(); }, [this](const QString& why) { end(why, false); }});
    carrier_->open(*address);
    patience_.start();
    emit changed();
}

void BrokerTrial::post()
{
    carrier_->follow(topic_);
    posted_.start();
    carrier_->post(topic_, "trial", false);
}

void BrokerTrial::stop()
{
    end({}, false);
}

void BrokerTrial::end(const QString& result, bool works)
{
    patience_.stop();
    carrier_.reset();
    result_ = result;
    works_ = works;
    emit changed();
}
