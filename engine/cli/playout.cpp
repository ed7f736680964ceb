// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/playout.hpp"

#include "engine/cli/session.hpp"

#include <algorithm>
#include <array>
#include <chrono>

namespace backroom::cli {

namespace {

constexpr std::uint64_t most_games = 1'000'000'000;
constexpr int usual_seats = 3;

InputError bad_argument(const std::string& message)
{
    return InputError("bad-argument", message);
}

std::uint64_t number(const std::string& name, const std::string& text, std::uint64_t least, std::uint64_t most)
{
    try {
        const std::uint64_t value = to_uint64(text, name);
        if (value >= least && value <= most)
            return value;
    } catch (const InputError&) {
        // The exception's own text is worse than the message below.
    }
    throw bad_argument(name + " must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
}

/// Reads `random` or a level for all seats, or one for each seat, separated by commas.
std::vector<PlayoutPlayer> read_bots(const AnyGame& game, const std::string& text)
{
    std::vector<PlayoutPlayer> players;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string bot = text.substr(at, end - at);
        if (bot == "random")
            players.push_back({});
        else if (bot.size() == 1 && bot[0] >= '1' && bot[0] < '1' + level_count)
            players.push_back(static_cast<Level>(bot[0] - '0'));
        else
            throw bad_argument(
                "--bots must be random or a level from 1 to 3, for all or for each seat, separated by commas");
        if (players.back() && !game.bots)
            throw bad_argument("no computer plays " + std::string(game.id) + " yet: use --bots random");
        at = end + 1;
    }
    return players;
}

/// Reads a number, true, false, or a word.
void read_option(const std::string& text, Json& options)
{
    const std::size_t equals = text.find('=');
    if (equals == 0 || equals == std::string::npos)
        throw bad_argument("--option must be NAME=VALUE");
    const std::string value = text.substr(equals + 1);
    const Json parsed = Json::parse(value, nullptr, false);
    options[text.substr(0, equals)] = parsed.is_number() || parsed.is_boolean() ? parsed : Json(value);
}

PlayoutSetup read(const AnyGame& game, const std::vector<std::string>& arguments)
{
    PlayoutSetup setup;
    setup.games = 1000;
    for (std::size_t at = 1; at < arguments.size(); at += 2) {
        const std::string& name = arguments[at];
        constexpr std::array known{"--games", "--seed", "--seats", "--bots", "--option"};
        if (std::ranges::find(known, name) == known.end())
            throw bad_argument("unknown argument \"" + name + "\"");
        if (at + 1 == arguments.size())
            throw bad_argument(name + " needs a value");
        const std::string& value = arguments[at + 1];
        if (name == "--games")
            setup.games = number(name, value, 1, most_games);
        else if (name == "--seed")
            setup.seed = number(name, value, 0, UINT64_MAX);
        else if (name == "--seats")
            setup.seats = static_cast<int>(number(
                name, value, static_cast<std::uint64_t>(game.min_seats), static_cast<std::uint64_t>(game.max_seats)));
        else if (name == "--bots")
            setup.players = read_bots(game, value);
        else
            read_option(value, setup.options);
    }
    take_friendly_undo(setup.options);
    const int named = static_cast<int>(setup.players.size());
    if (setup.seats == 0)
        setup.seats = setup.by_player() ? named : std::clamp(usual_seats, game.min_seats, game.max_seats);
    if (setup.by_player() && (named != setup.seats || named < game.min_seats || named > game.max_seats))
        throw bad_argument("--bots names " + std::to_string(named) + ", not one for each seat");
    return setup;
}

OrderedJson divided(const std::vector<double>& sums, std::uint64_t games)
{
    OrderedJson list = OrderedJson::array();
    for (const double sum : sums)
        list.push_back(sum / static_cast<double>(games));
    return list;
}

void add_players(OrderedJson& totals, Playout& playout, std::uint64_t games)
{
    std::vector<double>& times = playout.decisions;
    std::ranges::sort(times);
    totals["wins"] = playout.wins;
    totals["points"] = divided(playout.points, games);
    totals["decision_ms"] = {{"median", times[times.size() / 2]}, {"most", times.back()}};
}

}

std::string run_playout(const std::vector<std::string>& arguments)
{
    if (arguments.empty())
        throw bad_argument("playout needs a game");
    const AnyGame& game = find_game(arguments.front());
    const PlayoutSetup setup = read(game, arguments);
    const auto begin = std::chrono::steady_clock::now();
    Playout playout = game.playout(setup);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    OrderedJson totals{{"games", setup.games}, {"actions", playout.actions}, {"seconds", seconds},
        {"games_per_second", static_cast<double>(setup.games) / seconds},
        {"actions_per_second", static_cast<double>(playout.actions) / seconds}, {"hash", hash_text(playout.hash)}};
    if (setup.by_player())
        add_players(totals, playout, setup.games);
    return to_line(totals);
}

}
