// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/chance.hpp"

#include <string>

namespace backroom {

/// A mistake in a journal that the host has revealed. Lines count from 1.
struct Flaw {
    enum class Kind {
        /// The line is malformed, the action is illegal, or the hash after it differs.
        journal,
        /// The setup differs from what was agreed.
        agreed,
        /// A seat was told something else, or more or fewer lines.
        received,
        /// The computer player of the seat would have decided otherwise.
        computer,
    };
    int line = 0;
    Kind kind = Kind::journal;
    std::string message;
};

}
