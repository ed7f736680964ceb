#pragma once

#include "engine/core/refusal.hpp"

#include <QString>

/// Returns the sentence for a refusal that all games share; for any other, the fallback.
QString shared_refusal_sentence(const backroom::Refusal& refusal);

/// The fallback for a refusal without a sentence.
QString unnamed_refusal_sentence();
