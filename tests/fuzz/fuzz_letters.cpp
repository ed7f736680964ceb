// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads decrypted letters, knocks and cards as other houses send them.
#include "app/remote/letters.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

/// Checks that what can be read is the same after writing and reading it again.
template <class Letter, class Read>
static void read_twice(Read read, const QByteArray& bytes)
{
    const std::optional<Letter> letter = read(bytes);
    if (letter && read(remote::written(*letter)) != letter)
        std::abort();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    read_twice<remote::DownLetter>(remote::read_down, bytes);
    read_twice<remote::UpLetter>(remote::read_up, bytes);
    read_twice<remote::Knock>(remote::read_knock, bytes);
    remote::read_card(bytes);
    if (const auto value = remote::read_compact(bytes))
        remote::sum_with(QByteArray(remote::sum_size, '\0'), *value);
    return 0;
}
