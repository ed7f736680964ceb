// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_entry.hpp"
#include "engine/core/match_file.hpp"

/// Describes what is wrong with an imported file.
namespace journal_trouble {

CheckedJournal of(const backroom::MatchFileError& error);

}
