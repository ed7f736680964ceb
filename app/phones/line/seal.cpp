// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/line/seal.hpp"

#include <QCryptographicHash>

#include <sodium.h>

namespace seal {

namespace {

unsigned char* bytes_of(QByteArray& array)
{
    return reinterpret_cast<unsigned char*>(array.data());
}

const unsigned char* bytes_of(const QByteArray& array)
{
    return reinterpret_cast<const unsigned char*>(array.constData());
}

bool ready()
{
    static const bool is_ready = sodium_init() >= 0;
    return is_ready;
}

constexpr auto nonce_size = qsizetype{crypto_secretbox_NONCEBYTES};
constexpr auto overhead = nonce_size + qsizetype{crypto_secretbox_MACBYTES};

}

QByteArray new_key()
{
    QByteArray key(crypto_secretbox_KEYBYTES, '\0');
    if (ready())
        randombytes_buf(bytes_of(key), crypto_secretbox_KEYBYTES);
    return key;
}

QByteArray name_of(const QByteArray& key)
{
    constexpr qsizetype length = 16;
    return QCryptographicHash::hash(key, QCryptographicHash::Sha512).toHex().first(length);
}

QByteArray close(const QByteArray& message, const QByteArray& key)
{
    if (!ready() || key.size() != qsizetype{crypto_secretbox_KEYBYTES})
        return {};
    QByteArray sealed(overhead + message.size(), '\0');
    unsigned char* const to = bytes_of(sealed);
    randombytes_buf(to, static_cast<std::size_t>(nonce_size));
    crypto_secretbox_easy(
        to + nonce_size, bytes_of(message), static_cast<unsigned long long>(message.size()), to, bytes_of(key));
    return sealed;
}

QByteArray close_for(const QByteArray& message, const QByteArray& to)
{
    if (!ready() || to.size() != qsizetype{crypto_box_PUBLICKEYBYTES})
        return {};
    QByteArray own(crypto_box_PUBLICKEYBYTES, '\0');
    QByteArray secret(crypto_box_SECRETKEYBYTES, '\0');
    crypto_box_keypair(bytes_of(own), bytes_of(secret));
    QByteArray nonce(crypto_box_NONCEBYTES, '\0');
    randombytes_buf(bytes_of(nonce), crypto_box_NONCEBYTES);
    QByteArray box(message.size() + qsizetype{crypto_box_MACBYTES}, '\0');
    const auto length = static_cast<unsigned long long>(message.size());
    const int failed =
        crypto_box_easy(bytes_of(box), bytes_of(message), length, bytes_of(nonce), bytes_of(to), bytes_of(secret));
    sodium_memzero(secret.data(), crypto_box_SECRETKEYBYTES);
    return failed != 0 ? QByteArray() : nonce + own + box;
}

std::optional<QByteArray> open(const QByteArray& sealed, const QByteArray& key)
{
    if (!ready() || sealed.size() < overhead || key.size() != qsizetype{crypto_secretbox_KEYBYTES})
        return {};
    QByteArray message(sealed.size() - overhead, '\0');
    const unsigned char* const from = bytes_of(sealed);
    const auto length = static_cast<unsigned long long>(sealed.size() - nonce_size);
    if (crypto_secretbox_open_easy(bytes_of(message), from + nonce_size, length, from, bytes_of(key)) != 0)
        return {};
    return message;
}

}
