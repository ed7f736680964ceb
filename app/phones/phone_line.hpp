// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

/// Serves the page for phones on the local network, and carries sealed messages between the program and that page.
class PhoneLine {
public:
    /// The bytes of a key. Any phone that has one is trusted: the key is in the link that the phone scans.
    static constexpr int key_size = 32;

    struct Callbacks {
        /// Called when a connection was opened in the name of this key, whose possession is not proved yet.
        std::function<void(int phone, const QByteArray& key)> opened;
        /// Called with a message that was sealed with this key. `phone` is the number of an open connection.
        std::function<void(int phone, const QByteArray& key, const QByteArray& message)> heard;
        /// Called when the connection to this phone is closed.
        std::function<void(int phone)> lost;
    };

    virtual ~PhoneLine() = default;

    /// Listens on this port, or on a free one if it is taken. Returns the system's error message if that fails,
    /// otherwise an empty string.
    virtual QString open(quint16 port) = 0;
    /// The port on which it listens; 0 if it does not listen.
    virtual quint16 port() const = 0;
    /// The addresses of this computer on local networks, the likeliest first.
    virtual QStringList addresses() const = 0;
    virtual QByteArray newKey() = 0;
    /// Accepts connections with this key from now on.
    virtual void admit(const QByteArray& key) = 0;
    virtual bool admitted(const QByteArray& key) const = 0;
    /// Accepts the key no longer, and closes the connections that use it.
    virtual void refuse(const QByteArray& key) = 0;
    virtual void send(int phone, const QByteArray& message) = 0;
    /// Closes a connection after pending messages have been sent.
    virtual void hangUp(int phone) = 0;
    /// Returns the message sealed for the owner of this public key; empty if the key is invalid.
    virtual QByteArray sealedFor(const QByteArray& message, const QByteArray& public_key) const = 0;
    /// Returns a QR code with one pixel per module, without its margin.
    virtual QImage code(const QString& text) const = 0;
};

/// Makes the line. It is a plugin in a library of its own, so that the program starts without it and without what it
/// depends on.
class PhoneLineMaker {
public:
    virtual ~PhoneLineMaker() = default;
    virtual std::unique_ptr<PhoneLine> make(PhoneLine::Callbacks callbacks) = 0;
};

Q_DECLARE_INTERFACE(PhoneLineMaker, "Backroom.PhoneLineMaker/1")
