// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/file_check.hpp"

#include <fstream>
#include <optional>
#include <ostream>

namespace backroom::cli {

namespace {

/// Reads at most one byte more than the limit for JSON, so that the check notices a file that is too long.
std::optional<std::string> read_file(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    std::string text(max_json_bytes + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.bad() || (file.fail() && !file.eof()))
        return std::nullopt;
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

}

bool check_file(const Query& query, const std::string& path, std::ostream& out, std::ostream& err)
{
    const auto text = read_file(path);
    if (!text) {
        err << path << ": cannot be read\n";
        return false;
    }
    const std::vector<std::string> wrong = query.check(*text);
    for (const std::string& line : wrong)
        err << path << ": " << line << '\n';
    if (wrong.empty())
        out << path << ": obeys the rules\n";
    return wrong.empty();
}

}
