// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

/// Validation of data from outside the program.
namespace backroom {

/// The reason why a position, a view or an event is impossible.
struct CannotBe : std::runtime_error {
    using runtime_error::runtime_error;
};

/// Why a position cannot be arranged.
struct PositionError {
    std::string message;
};

inline void demand(bool met, const char* otherwise)
{
    if (!met)
        throw CannotBe(otherwise);
}

}
