// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/keys.hpp"

#include <sodium.h>

namespace remote {

namespace {

unsigned char* bytes_of(QByteArray& array)
{
    return reinterpret_cast<unsigned char*>(array.data());
}

const unsigned char* bytes_of(const QByteArray& array)
{
    return reinterpret_cast<const unsigned char*>(array.constData());
}

std::size_t size_of(const QByteArray& array)
{
    return static_cast<std::size_t>(array.size());
}

QByteArray room(qsizetype size)
{
    // Nothing is safe without libsodium's random numbers.
    static const bool is_ready = sodium_init() >= 0;
    if (!is_ready)
        qFatal("libsodium cannot be used");
    return QByteArray(size, '\0');
}

constexpr auto nonce_size = qsizetype{crypto_aead_xchacha20poly1305_ietf_NPUBBYTES};
constexpr auto tag_size = qsizetype{crypto_aead_xchacha20poly1305_ietf_ABYTES};
constexpr auto step = static_cast<std::size_t>(letter_step);

QByteArray padded(const QByteArray& plain)
{
    QByteArray all = room(plain.size() + letter_step);
    std::copy(plain.cbegin(), plain.cend(), all.begin());
    std::size_t size = 0;
    sodium_pad(&size, bytes_of(all), size_of(plain), step, size_of(all));
    all.truncate(static_cast<qsizetype>(size));
    return all;
}

std::optional<QByteArray> unpadded(QByteArray all)
{
    std::size_t size = 0;
    if (all.isEmpty() || all.size() % letter_step != 0 || sodium_unpad(&size, bytes_of(all), size_of(all), step) != 0)
        return {};
    all.truncate(static_cast<qsizetype>(size));
    return all;
}

/// Associated data of a sealed letter; all of its parts have a fixed length.
QByteArray sealed_along(const Place& place)
{
    return "backroom letter 1" + place.table + place.box + static_cast<char>(place.direction);
}

}

QByteArray random_bytes(int count)
{
    QByteArray bytes = room(count);
    randombytes_buf(bytes_of(bytes), size_of(bytes));
    return bytes;
}

QByteArray digest(const QByteArray& bytes, int size, const QByteArray& key)
{
    QByteArray sum = room(size);
    crypto_generichash(bytes_of(sum), size_of(sum), bytes_of(bytes), size_of(bytes), bytes_of(key), size_of(key));
    return sum;
}

QByteArray slow_digest(const QByteArray& bytes, const QByteArray& salt, int size)
{
    QByteArray sum = room(size);
    Q_ASSERT(salt.size() == qsizetype{crypto_pwhash_SALTBYTES});
    const int failed = crypto_pwhash(bytes_of(sum), size_of(sum), bytes.constData(), size_of(bytes), bytes_of(salt),
        crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13);
    return failed != 0 ? QByteArray() : sum;
}

KeyPair new_pair()
{
    KeyPair pair{room(crypto_kx_PUBLICKEYBYTES), room(crypto_kx_SECRETKEYBYTES)};
    crypto_kx_keypair(bytes_of(pair.open), bytes_of(pair.secret));
    return pair;
}

std::optional<LineKeys> host_line(const KeyPair& host, const QByteArray& guest)
{
    LineKeys keys{room(crypto_kx_SESSIONKEYBYTES), room(crypto_kx_SESSIONKEYBYTES)};
    if (guest.size() != key_size
        || crypto_kx_server_session_keys(
               bytes_of(keys.up), bytes_of(keys.down), bytes_of(host.open), bytes_of(host.secret), bytes_of(guest))
            != 0)
        return {};
    return keys;
}

std::optional<LineKeys> guest_line(const KeyPair& guest, const QByteArray& host)
{
    LineKeys keys{room(crypto_kx_SESSIONKEYBYTES), room(crypto_kx_SESSIONKEYBYTES)};
    if (host.size() != key_size
        || crypto_kx_client_session_keys(
               bytes_of(keys.down), bytes_of(keys.up), bytes_of(guest.open), bytes_of(guest.secret), bytes_of(host))
            != 0)
        return {};
    return keys;
}

QByteArray close_letter(const QByteArray& letter, const QByteArray& key, const Place& place)
{
    if (letter.size() > longest_letter || key.size() != key_size)
        return {};
    const QByteArray plain = padded(letter);
    const QByteArray along = sealed_along(place);
    QByteArray sealed = room(nonce_size + plain.size() + tag_size);
    unsigned char* const to = bytes_of(sealed);
    randombytes_buf(to, static_cast<std::size_t>(nonce_size));
    crypto_aead_xchacha20poly1305_ietf_encrypt(to + nonce_size, nullptr, bytes_of(plain), size_of(plain),
        bytes_of(along), size_of(along), nullptr, to, bytes_of(key));
    return sealed;
}

std::optional<QByteArray> open_letter(const QByteArray& sealed, const QByteArray& key, const Place& place)
{
    const qsizetype size = sealed.size() - nonce_size - tag_size;
    if (size < letter_step || size > longest_letter + letter_step || key.size() != key_size)
        return {};
    const QByteArray along = sealed_along(place);
    QByteArray plain = room(size);
    const unsigned char* const from = bytes_of(sealed);
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(bytes_of(plain), nullptr, nullptr, from + nonce_size,
            size_of(sealed) - static_cast<std::size_t>(nonce_size), bytes_of(along), size_of(along), from,
            bytes_of(key))
        != 0)
        return {};
    return unpadded(std::move(plain));
}

QByteArray close_knock(const QByteArray& knock, const QByteArray& host)
{
    if (host.size() != key_size)
        return {};
    const QByteArray plain = padded(knock);
    QByteArray sealed = room(plain.size() + qsizetype{crypto_box_SEALBYTES});
    return crypto_box_seal(bytes_of(sealed), bytes_of(plain), size_of(plain), bytes_of(host)) != 0 ? QByteArray()
                                                                                                   : sealed;
}

std::optional<QByteArray> open_knock(const QByteArray& sealed, const KeyPair& host)
{
    const qsizetype size = sealed.size() - qsizetype{crypto_box_SEALBYTES};
    if (size < letter_step || size > longest_letter)
        return {};
    QByteArray plain = room(size);
    if (crypto_box_seal_open(
            bytes_of(plain), bytes_of(sealed), size_of(sealed), bytes_of(host.open), bytes_of(host.secret))
        != 0)
        return {};
    return unpadded(std::move(plain));
}

}
