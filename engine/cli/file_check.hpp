#pragma once

#include "core/codec.hpp"

#include <iosfwd>
#include <string>

namespace backroom::cli {

/// Proves a file by the query's check: says that it is good on `out` and gives true, or says on `err` what is wrong, a
/// line for each, and gives false. A file that cannot be read is wrong too.
bool check_file(const Query& query, const std::string& path, std::ostream& out, std::ostream& err);

}
