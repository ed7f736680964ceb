// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

/// What two houses seal their letters with: libsodium alone.
namespace apart {

/// Of plain text: the longest letter, and the step in which sealed ones grow.
inline constexpr qsizetype longest_letter = 64 * 1024;
inline constexpr qsizetype letter_step = 256;

inline constexpr int key_size = 32;
inline constexpr int box_size = 16;
inline constexpr int table_size = 16;

/// Of X25519.
struct KeyPair {
    QByteArray open;
    QByteArray secret;
    bool operator==(const KeyPair&) const = default;
};

/// One key a direction.
struct LineKeys {
    QByteArray down;
    QByteArray up;
};

enum class Direction : char { down = 'd', up = 'u' };

/// Where a letter lies. It is sealed together with this, so it cannot be moved.
struct Place {
    QByteArray table;
    QByteArray box;
    Direction direction = Direction::down;
};

QByteArray random_bytes(int count);
/// BLAKE2b.
QByteArray digest(const QByteArray& bytes, int size, const QByteArray& key = {});
/// Argon2id, a tenth of a second and 64 MiB: whoever tries them all pays that for each. The salt has 16 bytes, the
/// digest 16 or more. Empty if there is too little memory.
QByteArray slow_digest(const QByteArray& bytes, const QByteArray& salt, int size);

KeyPair new_pair();
/// The keys of the line between a host and a guest, by what each of them has. Nothing if the other's key is none.
std::optional<LineKeys> host_line(const KeyPair& host, const QByteArray& guest);
std::optional<LineKeys> guest_line(const KeyPair& guest, const QByteArray& host);

/// Empty if the letter is too long.
QByteArray close_letter(const QByteArray& letter, const QByteArray& key, const Place& place);
/// Nothing if it was sealed with another key or for another place, or has been changed.
std::optional<QByteArray> open_letter(const QByteArray& sealed, const QByteArray& key, const Place& place);

/// A knock can be read by the host alone; it tells nothing of who wrote it. Empty if the key is none.
QByteArray close_knock(const QByteArray& knock, const QByteArray& host);
std::optional<QByteArray> open_knock(const QByteArray& sealed, const KeyPair& host);

}
