#include "cli/playout.hpp"

#include "cli/session.hpp"

#include <algorithm>
#include <chrono>

namespace backroom::cli {

namespace {

constexpr std::uint64_t most_games = 1'000'000'000;

Problem bad_argument(const std::string& message)
{
    return Problem("bad-argument", message);
}

std::uint64_t number(const std::string& name, const std::string& text, std::uint64_t least, std::uint64_t most)
{
    try {
        const std::uint64_t value = to_uint64(text, name);
        if (value >= least && value <= most)
            return value;
    } catch (const Problem&) {
        // The message below says it better.
    }
    throw bad_argument(name + " must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
}

struct Request {
    std::uint64_t games = 1000;
    std::uint64_t seed = 0;
    int seats = 3;
};

Request read(const AnyGame& game, const std::vector<std::string>& arguments)
{
    Request request;
    request.seats = std::clamp(request.seats, game.min_seats, game.max_seats);
    for (std::size_t at = 1; at < arguments.size(); at += 2) {
        const std::string& name = arguments[at];
        if (name != "--games" && name != "--seed" && name != "--seats" && name != "--bots")
            throw bad_argument("unknown argument \"" + name + "\"");
        if (at + 1 == arguments.size())
            throw bad_argument(name + " needs a value");
        const std::string& value = arguments[at + 1];
        if (name == "--games")
            request.games = number(name, value, 1, most_games);
        else if (name == "--seed")
            request.seed = number(name, value, 0, UINT64_MAX);
        else if (name == "--seats")
            request.seats = static_cast<int>(number(
                name, value, static_cast<std::uint64_t>(game.min_seats), static_cast<std::uint64_t>(game.max_seats)));
        else if (value == "1" || value == "2" || value == "3")
            throw bad_argument("no game of this program has bots of a level yet: use --bots random");
        else if (value != "random")
            throw bad_argument("--bots must be random");
    }
    return request;
}

}

std::string run_playout(const std::vector<std::string>& arguments)
{
    if (arguments.empty())
        throw bad_argument("playout needs a game");
    const AnyGame& game = find_game(arguments.front());
    const Request request = read(game, arguments);
    const auto begin = std::chrono::steady_clock::now();
    const Playout playout = game.playout(request.seats, request.seed, request.games);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return to_line(OrderedJson{{"games", request.games}, {"actions", playout.actions}, {"seconds", seconds},
        {"games_per_second", static_cast<double>(request.games) / seconds},
        {"actions_per_second", static_cast<double>(playout.actions) / seconds}, {"hash", hash_text(playout.hash)}});
}

}
