// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/session.hpp"

#include "engine/core/any_game.hpp"

#include "codecs.hpp"
#include "games.hpp"

#include <algorithm>
#include <array>
#include <random>

namespace backroom::cli {

namespace {

OrderedJson ok()
{
    return OrderedJson{{"ok", true}};
}

OrderedJson error_reply(const InputError& problem)
{
    OrderedJson error{{"code", problem.code}, {"message", problem.what()}};
    if (!problem.rule.empty())
        error["rule"] = problem.rule;
    return OrderedJson{{"ok", false}, {"error", std::move(error)}};
}

const Json& field(const Json& request, const char* name)
{
    const auto found = request.find(name);
    if (found == request.end())
        throw InputError(problems::missing_field, std::string("field \"") + name + "\" is missing in the request");
    return *found;
}

OrderedJson list(SeatSet seats)
{
    OrderedJson numbers = OrderedJson::array();
    for (const Seat seat : seats)
        numbers.push_back(seat);
    return numbers;
}

Seat to_seat(const AnyMatch& match, const Json& value)
{
    const int last = static_cast<int>(match.names().size()) - 1;
    try {
        return static_cast<Seat>(to_int(value, "seat", 0, last));
    } catch (const InputError& problem) {
        throw InputError("no-such-seat", problem.what());
    }
}

std::uint64_t random_seed()
{
    std::random_device device;
    const std::uint64_t high = device();
    return high << 32u | device();
}

std::vector<std::string> numbered_names(int count)
{
    std::vector<std::string> names;
    for (int number = 1; number <= count; ++number)
        names.push_back("Player " + std::to_string(number));
    return names;
}

std::unique_ptr<AnyMatch> begin(const Json& request, bool with_position)
{
    const AnyGame& game = find_game(to_text(field(request, "game"), "game"));
    JournalHeader header;
    header.game = game.id;
    const Json& seats = field(request, "seats");
    header.names = seats.is_array() ? read_names(seats) : numbered_names(to_int(seats, "seats", 0, 99));
    const auto seed = request.find("seed");
    header.seed = seed != request.end() ? to_uint64(*seed, "seed") : random_seed();
    if (const auto options = request.find("options"); options != request.end()) {
        header.options = *options;
        header.friendly_undo = take_friendly_undo(header.options);
    }
    if (with_position)
        header.position = field(request, "position");
    else if (request.contains("position"))
        throw InputError(problems::unknown_field, "\"new\" deals: a position needs \"cmd\": \"position\"");
    return game.begin(header);
}

std::unique_ptr<AnyMatch> load(const Json& request)
{
    std::vector<std::string> lines;
    for (const Json& line : to_list(field(request, "lines"), "lines"))
        lines.push_back(to_text(line, "lines"));
    const auto game = [&]() -> const AnyGame& {
        try {
            return find_game(read_journal_header(lines.empty() ? std::string_view() : lines.front()).game);
        } catch (const InputError& problem) {
            throw InputError(problem.code == "newer-journal" ? "newer-journal" : "bad-journal",
                std::string("line 1: ") + problem.what());
        }
    };
    return game().load(lines);
}

OrderedJson result_reply(const AnyMatch& match)
{
    const Result result = match.result();
    OrderedJson reply = ok();
    reply["scores"] = OrderedJson::array();
    reply["places"] = OrderedJson::array();
    for (std::size_t seat = 0; seat < match.names().size(); ++seat) {
        reply["scores"].push_back(result.scores[seat]);
        reply["places"].push_back(result.places[seat]);
    }
    reply["winners"] = list(result.winners);
    reply["over"] = result.over;
    return reply;
}

void add_standing(OrderedJson& reply, const AnyMatch& match)
{
    reply["hash"] = hash_text(match.hash());
    reply["pending"] = list(match.pending());
    reply["over"] = match.pending().empty();
}

OrderedJson games_reply()
{
    OrderedJson reply = ok();
    reply["games"] = OrderedJson::array();
    for (const AnyGame& game : games())
        reply["games"].push_back(game.describe());
    return reply;
}

}

std::span<const AnyGame> games()
{
    static const std::vector<AnyGame> all = [] {
        std::vector<AnyGame> made;
        Games::for_each([&]<class G>() { made.push_back(any_game<G>()); });
        return made;
    }();
    return all;
}

const AnyGame& find_game(std::string_view id)
{
    const auto all = games();
    const auto found = std::ranges::find_if(all, [&](const AnyGame& game) { return game.id == id; });
    if (found == all.end())
        throw InputError("unknown-game", "unknown game \"" + std::string(id) + "\"");
    return *found;
}

const Query* find_query(std::string_view command)
{
    for (const AnyGame& game : games())
        for (const Query& query : game.queries)
            if (query.command == command)
                return &query;
    return nullptr;
}

std::string Session::handle(std::string_view line)
{
    OrderedJson id;
    bool with_id = false;
    OrderedJson reply;
    try {
        const Json request = parse_json(line);
        if (!request.is_object())
            throw InputError("bad-request", "a request is an object with a \"cmd\"");
        if (const auto found = request.find("id"); found != request.end()) {
            if (found->is_structured())
                throw InputError("bad-request", "\"id\" must be a string, a number, true, false or null");
            id = *found;
            with_id = true;
        }
        reply = answer(request);
    } catch (const InputError& problem) {
        reply = error_reply(problem);
    } catch (const std::exception& error) {
        reply = error_reply(InputError("internal-error", error.what()));
    }
    if (with_id)
        reply["id"] = std::move(id);
    return to_line(reply);
}

OrderedJson Session::answer(const Json& request)
{
    const std::string command = to_text(field(request, "cmd"), "cmd");
    if (command == "games")
        return games_reply();
    if (command == "new")
        return open(begin(request, false));
    if (command == "position")
        return open(begin(request, true));
    if (command == "load")
        return open(load(request));
    if (const Query* query = find_query(command)) {
        OrderedJson reply = ok();
        reply.update(query->answer(request));
        return reply;
    }
    constexpr std::array in_match{
        "pending", "legal", "check", "act", "view", "bot", "undo", "redo", "journal", "result"};
    if (std::ranges::find(in_match, command) == in_match.end())
        throw InputError("unknown-command", "unknown command \"" + command + "\"");
    if (!match_)
        throw InputError("no-game", "no game is open");
    return answer_in_match(command, request);
}

OrderedJson Session::answer_in_match(std::string_view command, const Json& request)
{
    OrderedJson reply = ok();
    const auto seat = [&] { return to_seat(*match_, field(request, "seat")); };
    if (command == "result")
        return result_reply(*match_);
    if (command == "pending") {
        reply["pending"] = list(match_->pending());
        reply["over"] = match_->pending().empty();
    } else if (command == "legal") {
        reply["actions"] = match_->legal(seat());
    } else if (command == "check") {
        match_->check(seat(), field(request, "action"));
    } else if (command == "act") {
        reply["events"] = match_->act(seat(), field(request, "action"));
        add_standing(reply, *match_);
    } else if (command == "view") {
        const bool of_all = !request.contains("seat") || request["seat"].is_null();
        reply["view"] = of_all ? match_->view_of_all() : match_->view(seat());
    } else if (command == "bot") {
        const auto level = static_cast<Level>(to_int(field(request, "level"), "level", 1, level_count));
        reply["action"] = match_->bot(seat(), level, to_uint64(field(request, "seed"), "seed"));
    } else if (command == "journal") {
        reply["lines"] = match_->journal();
    } else {
        command == "undo" ? match_->undo() : match_->redo();
        add_standing(reply, *match_);
    }
    return reply;
}

OrderedJson Session::open(std::unique_ptr<AnyMatch> match)
{
    match_ = std::move(match);
    OrderedJson reply = ok();
    reply["game"] = match_->game();
    reply["seats"] = match_->names();
    if (const auto seed = match_->seed())
        reply["seed"] = std::to_string(*seed);
    add_standing(reply, *match_);
    return reply;
}

std::string too_long_reply()
{
    return to_line(error_reply(InputError(problems::too_long, "the line is longer than 4 MiB")));
}

}
