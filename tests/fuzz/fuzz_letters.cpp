// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads decrypted letters, knocks and cards as other houses send them.
#include "app/apart/letters.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

/// Checks that what can be read is the same after writing and reading it again.
template <class Letter, class Read>
static void read_twice(Read read, const QByteArray& bytes)
{
    const std::optional<Letter> letter = read(bytes);
    if (letter && read(apart::written(*letter)) != letter)
        std::abort();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    read_twice<apart::DownLetter>(apart::read_down, bytes);
    read_twice<apart::UpLetter>(apart::read_up, bytes);
    read_twice<apart::Knock>(apart::read_knock, bytes);
    apart::read_card(bytes);
    if (const auto value = apart::read_compact(bytes))
        apart::sum_with(QByteArray(apart::sum_size, '\0'), *value);
    return 0;
}
