// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/file_check.hpp"
#include "engine/cli/playout.hpp"
#include "engine/cli/session.hpp"

#include <iostream>
#include <string>
#include <vector>

namespace {

using backroom::cli::Session;

constexpr const char* help = R"(backroom-cli: the games of Backroom over JSON lines

  backroom-cli                 one request per line on standard input, one reply per line on standard output
  backroom-cli playout GAME    whole games by computer players; prints one JSON line of totals
      --games N                how many games (default 1000)
      --seed S                 what the deals are drawn from (default 0)
      --seats K                how many players (default 3)
      --bots random            who plays: random, or a level from 1 to 3; one per seat, separated by commas, also
                               counts what each wins, in rotating seats
      --option NAME=VALUE      an option of the game, as many times as needed
  backroom-cli board --check FILE
                               checks a town for SuperGang: status 0, or 1 and what is wrong with it
  backroom-cli --help
  backroom-cli --version
)";

/// Reads one line of bounded length and skips the rest of it. Returns false at the end of the input.
bool read_line(std::string& line, bool& too_long)
{
    std::streambuf& in = *std::cin.rdbuf();
    line.clear();
    too_long = false;
    int c = in.sbumpc();
    if (c == EOF)
        return false;
    for (; c != EOF && c != '\n'; c = in.sbumpc()) {
        if (line.size() > backroom::max_json_bytes)
            too_long = true;
        else
            line.push_back(static_cast<char>(c));
    }
    if (line.ends_with('\r'))
        line.pop_back();
    return true;
}

int converse()
{
    std::ios::sync_with_stdio(false);
    Session session;
    std::string line;
    bool too_long = false;
    while (read_line(line, too_long)) {
        if (line.find_first_not_of(" \t") == std::string::npos)
            continue;
        std::cout << (too_long ? backroom::cli::too_long_reply() : session.handle(line)) << '\n' << std::flush;
        if (!std::cout)
            return 1;
    }
    return 0;
}

int fail(const std::string& message)
{
    std::cerr << "backroom-cli: " << message << " (see backroom-cli --help)\n";
    return 2;
}

}

int main(int argc, char* argv[])
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.empty())
        return converse();
    const std::string& first = arguments.front();
    if (first == "playout") {
        try {
            std::cout << backroom::cli::run_playout({arguments.begin() + 1, arguments.end()}) << std::endl;
            return 0;
        } catch (const backroom::InputError& problem) {
            return fail(problem.what());
        }
    }
    if (const backroom::Query* query = backroom::cli::find_query(first); query != nullptr && query->check != nullptr) {
        if (arguments.size() != 3 || arguments[1] != "--check")
            return fail("\"" + first + "\" needs --check and a file");
        return backroom::cli::check_file(*query, arguments[2], std::cout, std::cerr) ? 0 : 1;
    }
    if (first != "--help" && first != "--version")
        return fail("unknown argument \"" + first + "\"");
    if (arguments.size() > 1)
        return fail("\"" + first + "\" stands alone");
    std::cout << (first == "--help" ? help : "backroom-cli " BACKROOM_VERSION "\n");
    return 0;
}
