#pragma once

#include "core/refusal.hpp"

#include <QString>

/// A sentence for a refusal that every game shares; empty for any other.
QString shared_refusal_sentence(const backroom::Refusal& refusal);

/// For a refusal that no sentence fits.
QString unnamed_refusal_sentence();
