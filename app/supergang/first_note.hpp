// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/news.hpp"

class Preferences;

/// Explanations of things that no lesson teaches. Each is shown once, with the news of the turn that needs it first.
namespace supergang_table {

inline constexpr int most_notes = 2;
/// Returns the explanations of what came up in these events that have not been read yet (`Preferences::noted`): the
/// first, at most `most_notes`.
QVariantList first_notes(const std::vector<backroom::supergang::Event>& events, const Preferences& preferences);
/// Returns the explanations among these rows once more, in the language that the program has now.
QVariantList first_notes_again(const std::vector<backroom::supergang::Event>& events, const QVariantList& rows);

}
