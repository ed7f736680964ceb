// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/codec.hpp"

#include <iosfwd>
#include <string>

namespace backroom::cli {

/// Checks a file with the query's `check`. Returns true and writes to `out` that the file is good, or returns false and
/// writes one line for each fault to `err`. A file that cannot be read counts as faulty.
bool check_file(const Query& query, const std::string& path, std::ostream& out, std::ostream& err);

}
