#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace backroom {

inline constexpr int journal_version = 1;

/// Why a journal cannot be loaded. Lines count from 1.
struct JournalError {
    int line = 0;
    /// An English sentence that names the line.
    std::string message;
};

/// The lines of a journal's text; the end of the last line and carriage returns may be there or not.
std::vector<std::string> split_lines(std::string_view text);

}
