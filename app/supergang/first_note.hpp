// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/news.hpp"

class Preferences;

/// Things that no lesson teaches are explained once, with the news of the turn in which they first came up.
namespace supergang_table {

/// Returns the explanations that have not been read yet (`Preferences::noted`) of what came up in these events, the
/// first things first, at most `most_notes`.
inline constexpr int most_notes = 2;
QVariantList first_notes(const std::vector<backroom::supergang::Event>& events, const Preferences& preferences);

}
