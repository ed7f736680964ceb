// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

/// Sealed messages: a nonce of 24 random bytes and libsodium's secretbox, which the page has in JavaScript too. They
/// are needed because a page on the local network cannot have HTTPS.
namespace seal {

QByteArray new_key();
/// Returns the name of a key in the URL of a connection: 16 hexadecimal digits of its SHA-512, which do not reveal it.
QByteArray name_of(const QByteArray& key);
QByteArray close(const QByteArray& message, const QByteArray& key);
/// Seals for the owner of a public key (`crypto_box`): a nonce, an ephemeral public key, and the box. Returns an empty
/// array if `to` is not a key.
QByteArray close_for(const QByteArray& message, const QByteArray& to);
/// Returns the message; nothing if it was not sealed with this key or has been changed.
std::optional<QByteArray> open(const QByteArray& sealed, const QByteArray& key);

}
