// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/invitation.hpp"

#include <QByteArray>
#include <QString>

#include <functional>

namespace apart {

/// Carries sealed letters between houses by a broker. It may lose, double, delay and reorder them, and the broker may
/// forget everything.
class Carrier {
public:
    struct Address {
        Endpoint broker;
        Credentials credentials = {};
        bool tls = false;
        /// "host:port" of a SOCKS5 proxy, which looks up the name of the broker as well; empty for none.
        QString proxy = {};
    };
    struct Callbacks {
        /// `lay_there`: the broker has kept it, so nobody need be there who wrote it.
        std::function<void(const QString& topic, const QByteArray& bytes, bool lay_there)> arrived;
        /// From now on letters are carried. Which topics are followed has to be said anew.
        std::function<void()> up;
        /// Why, in a sentence.
        std::function<void(const QString& why)> down;
    };

    /// Delivers what was posted before, as far as a broker that answers takes it at once.
    virtual ~Carrier() = default;
    /// Before it is opened.
    void listen(Callbacks callbacks) { callbacks_ = std::move(callbacks); }
    /// Connects, and goes on trying.
    virtual void open(const Address& address) = 0;
    virtual void follow(const QString& topic) = 0;
    /// `stays`: the broker keeps it until the next one of the topic, for whoever comes later.
    virtual void post(const QString& topic, const QByteArray& bytes, bool stays) = 0;

protected:
    Callbacks callbacks_;
};

}
