// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/refusal.hpp"

#include <QString>

/// The code for a press of a button that confirms a draft while that is incomplete; a table knows what is missing.
inline constexpr std::string_view draft_incomplete = "draft-incomplete";

/// Returns the sentence for a refusal that all games share; for any other, the fallback.
QString shared_refusal_sentence(const backroom::Refusal& refusal);

/// The fallback for a refusal without a sentence.
QString unnamed_refusal_sentence();
