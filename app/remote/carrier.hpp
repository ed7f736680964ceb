// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/invitation.hpp"

#include <QByteArray>
#include <QString>

#include <functional>

namespace remote {

/// Carries sealed letters between houses through a broker. Letters may be lost, duplicated, delayed and reordered, and
/// the broker may forget everything.
class Carrier {
public:
    struct Address {
        Endpoint broker;
        Credentials credentials = {};
        bool tls = false;
        /// "host:port" of a SOCKS5 proxy, which also resolves the broker's name; empty for none.
        QString proxy = {};
    };
    struct Callbacks {
        /// A letter has arrived. If the broker had `retained` it, its sender need not be connected.
        std::function<void(const QString& topic, const QByteArray& bytes, bool retained)> arrived;
        /// The connection is up. Topics must be followed again.
        std::function<void()> connected;
        /// The connection is down. `why` is a sentence.
        std::function<void(const QString& why)> failed;
    };

    /// Delivers what was posted before, unless the broker takes too long.
    virtual ~Carrier() = default;
    /// Must be called before `open`.
    void listen(Callbacks callbacks) { callbacks_ = std::move(callbacks); }
    /// Connects, and retries until it succeeds.
    virtual void open(const Address& address) = 0;
    virtual void follow(const QString& topic) = 0;
    /// Posts a letter. With `retain`, the broker keeps it for later subscribers until the topic gets another letter.
    virtual void post(const QString& topic, const QByteArray& bytes, bool retain) = 0;

protected:
    Callbacks callbacks_;
};

}
