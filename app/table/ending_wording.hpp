// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seated.hpp"
#include "engine/core/result.hpp"

#include <string_view>

/// Such as "The game is over (rule TG-6.1). The deck is too small …".
QString game_over_line(const QString& reason, std::string_view rule);
/// Announces the winner, the reason, and every seat's score and place, the best first.
Announcement outcome_of(
    const QString& title, const QString& reason, const backroom::Result& result, const Seated& seated);
