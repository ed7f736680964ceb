// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Counts the heap allocations of a test program. The operators are replaced in allocations.cpp.
namespace test {

inline thread_local std::uint64_t allocations = 0;

/// Returns whether allocations are counted in this program.
inline bool allocations_count()
{
    const std::uint64_t before = allocations;
    int* volatile taken = new int(1);
    delete taken;
    return allocations > before;
}

}
