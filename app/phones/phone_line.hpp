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
    /// The bytes of a key. Whoever has one may speak: it is in the link that a phone scans.
    static constexpr int key_size = 32;

    struct Callbacks {
        /// A line was opened with this key. Whoever did it has not yet shown to have it.
        std::function<void(int phone, const QByteArray& key)> opened;
        /// A message that was sealed with this key. `phone` is a number for one open line.
        std::function<void(int phone, const QByteArray& key, const QByteArray& message)> heard;
        /// The line to this phone is closed.
        std::function<void(int phone)> lost;
    };

    virtual ~PhoneLine() = default;

    /// Listens on this port, or a free one if it is taken. Returns what the system says if that fails, otherwise
    /// nothing.
    virtual QString open(quint16 port) = 0;
    /// The port on which it listens; 0 if it does not.
    virtual quint16 port() const = 0;
    /// The addresses of this computer on local networks, the likeliest first.
    virtual QStringList addresses() const = 0;
    virtual QByteArray newKey() = 0;
    /// Lines with this key are accepted from now on.
    virtual void admit(const QByteArray& key) = 0;
    virtual bool admitted(const QByteArray& key) const = 0;
    /// No longer, and those that are open are closed.
    virtual void refuse(const QByteArray& key) = 0;
    virtual void send(int phone, const QByteArray& message) = 0;
    /// After what was sent has left.
    virtual void hangUp(int phone) = 0;
    /// Returns the message so that only the owner of this public key can read it; empty if it is none.
    virtual QByteArray sealedFor(const QByteArray& message, const QByteArray& public_key) const = 0;
    /// Returns a QR code, a pixel a module, without its margin.
    virtual QImage code(const QString& text) const = 0;
};

/// Makes the line, in a library of its own. That is a plugin, so that the program starts without it and without what it
/// needs.
class PhoneLineMaker {
public:
    virtual ~PhoneLineMaker() = default;
    virtual std::unique_ptr<PhoneLine> make(PhoneLine::Callbacks callbacks) = 0;
};

Q_DECLARE_INTERFACE(PhoneLineMaker, "Backroom.PhoneLineMaker/1")
