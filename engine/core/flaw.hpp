// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/chance.hpp"

#include <string>

namespace backroom {

/// What is wrong with a journal that was shown. Lines count from 1.
struct Flaw {
    enum class Kind {
        /// It is no journal of the game, an action is not legal, or the hash after it is another.
        journal,
        /// It begins otherwise than was agreed.
        agreed,
        /// A seat was told otherwise, or there are more or fewer lines than it was told.
        told,
        /// A computer player would not have done it.
        computer,
    };
    int line = 0;
    Kind kind = Kind::journal;
    std::string message;
};

}
