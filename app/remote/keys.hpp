// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

/// Encryption of the letters between two houses, by libsodium.
namespace remote {

/// The maximum size of a plain letter. Sealed letters are padded to multiples of `letter_step`.
inline constexpr qsizetype longest_letter = 64 * 1024;
inline constexpr qsizetype letter_step = 256;

inline constexpr int key_size = 32;
inline constexpr int box_size = 16;
inline constexpr int table_size = 16;

/// A key pair for X25519.
struct KeyPair {
    QByteArray open;
    QByteArray secret;
    bool operator==(const KeyPair&) const = default;
};

/// The keys of a connection, one for each direction.
struct LineKeys {
    QByteArray down;
    QByteArray up;
};

enum class Direction : char { down = 'd', up = 'u' };

/// The place of a letter. It is authenticated together with the letter, so nobody can move the letter elsewhere.
struct Place {
    QByteArray table;
    QByteArray box;
    Direction direction = Direction::down;
};

QByteArray random_bytes(int count);
/// Returns a BLAKE2b hash.
QByteArray digest(const QByteArray& bytes, int size, const QByteArray& key = {});
/// Returns an Argon2id hash, which takes a tenth of a second and 64 MiB, so guessing is expensive. The salt has 16
/// bytes, the hash at least 16. Empty if there is too little memory.
QByteArray slow_digest(const QByteArray& bytes, const QByteArray& salt, int size);

KeyPair new_pair();
/// Return the keys of the connection between a host and a guest, from one's own pair and the other's public key.
/// Nothing if that key is invalid.
std::optional<LineKeys> host_line(const KeyPair& host, const QByteArray& guest);
std::optional<LineKeys> guest_line(const KeyPair& guest, const QByteArray& host);

/// Encrypts a letter. Empty if it is too long.
QByteArray close_letter(const QByteArray& letter, const QByteArray& key, const Place& place);
/// Decrypts a letter. Nothing if it was sealed with another key or for another place, or was changed.
std::optional<QByteArray> open_letter(const QByteArray& sealed, const QByteArray& key, const Place& place);

/// Encrypts a knock so that only the host can read it. It does not reveal the sender. Empty if the host's key is
/// invalid.
QByteArray close_knock(const QByteArray& knock, const QByteArray& host);
std::optional<QByteArray> open_knock(const QByteArray& sealed, const KeyPair& host);

}
