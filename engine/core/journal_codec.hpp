// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/codec.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/match.hpp"

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace backroom {

/// The fields of a journal's first line that all games have in common.
struct JournalHeader {
    std::string game;
    std::vector<std::string> names;
    std::uint64_t seed = 0;
    std::optional<Chance> chance;
    /// The game's own options, without those that every game has.
    Json options = Json::object();
    bool friendly_undo = false;
    std::optional<Json> position;
};

/// Throws InputError.
JournalHeader read_journal_header(std::string_view line);

OrderedJson json_of(const Chance& chance);

/// Throws InputError.
std::vector<std::string> read_names(const Json& list);

/// Removes the option `friendly-undo` from `options` and returns its value.
bool take_friendly_undo(Json& options);

struct JournalEntry {
    enum class Kind { act, undo, redo };
    Kind kind = Kind::act;
    Seat seat = 0;
    Json action;
    bool by_house = false;
    std::uint64_t hash = 0;
};

JournalEntry read_journal_entry(std::string_view line);

/// Returns an English sentence for a refusal that every game has, or an empty string for any other.
std::string shared_message(const Refusal& refusal);

template <Encodable G>
Match<G> begin_match(Setup<G> setup)
{
    const int seats = static_cast<int>(setup.names.size());
    if (seats < G::min_seats || seats > G::max_seats)
        throw InputError("bad-seats",
            std::to_string(G::min_seats) + " to " + std::to_string(G::max_seats) + " seats, not "
                + std::to_string(seats));
    if (!seats_fit<G>(setup.options, seats))
        throw InputError("bad-seats", std::to_string(seats) + " seats cannot play with these options");
    if (!setup.position)
        return Match<G>(setup, deal(setup.options, seats, setup.random()));
    auto arranged = arrange(setup.options, seats, setup.random(), *setup.position);
    if (const auto* error = std::get_if<PositionError>(&arranged))
        throw InputError("bad-position", error->message);
    return Match<G>(setup, std::get<typename G::State>(std::move(arranged)));
}

template <Encodable G>
std::string message_of(const Refusal& refusal)
{
    const std::string shared = shared_message(refusal);
    return shared.empty() ? Codec<G>::message(refusal) : shared;
}

template <Game G>
std::string Journal<G>::header(const Setup<G>& setup)
{
    OrderedJson options = Codec<G>::to_json(setup.options);
    options["friendly-undo"] = setup.friendly_undo;
    OrderedJson header{{"backroom-journal", setup.chance ? 2 : 1}, {"game", G::id}, {"seats", setup.names}};
    if (setup.chance)
        header["chance"] = json_of(*setup.chance);
    else
        header["seed"] = std::to_string(setup.seed);
    header["options"] = std::move(options);
    if (setup.position)
        header["position"] = Codec<G>::to_json(*setup.position);
    return to_line(header);
}

template <Game G>
std::string Journal<G>::line(const typename Match<G>::Record& record)
{
    OrderedJson json;
    std::visit(Overloaded{[&](const typename Match<G>::Act& act) {
                              json["seat"] = act.seat;
                              json["action"] = Codec<G>::to_json(act.action);
                              if (act.by_house)
                                  json["house"] = true;
                          },
                   [&](typename Match<G>::Undo) { json["undo"] = true; },
                   [&](typename Match<G>::Redo) { json["redo"] = true; }},
        record.step);
    json["hash"] = hash_text(record.hash);
    return to_line(json);
}

template <Game G>
std::vector<std::string> Journal<G>::lines(const Match<G>& match)
{
    std::vector<std::string> all{header(match.setup())};
    for (const auto& record : match.journal())
        all.push_back(line(record));
    return all;
}

template <Encodable G>
Match<G> begin_match(const JournalHeader& header)
{
    if (header.game != G::id)
        throw InputError("bad-journal", "a journal of another game: " + header.game);
    Setup<G> setup;
    setup.names = header.names;
    setup.seed = header.seed;
    setup.chance = header.chance;
    setup.options = Codec<G>::options(header.options);
    setup.friendly_undo = header.friendly_undo;
    if (header.position)
        setup.position = Codec<G>::position(*header.position);
    return begin_match<G>(std::move(setup));
}

template <Encodable G>
void replay_line(Match<G>& match, std::string_view line)
{
    using M = Match<G>;
    const JournalEntry entry = read_journal_entry(line);
    typename M::Step step = typename M::Undo{};
    if (entry.kind == JournalEntry::Kind::act)
        step = typename M::Act{entry.seat, Codec<G>::action(entry.action), entry.by_house};
    else if (entry.kind == JournalEntry::Kind::redo)
        step = typename M::Redo{};
    if (const auto refusal = match.replay(step))
        throw InputError(refusal->code, message_of<G>(*refusal), refusal->rule);
    if (match.hash() != entry.hash)
        throw InputError("bad-journal", "its hash does not fit: the journal was changed");
}

/// Returns the lines without empty ones at the end.
std::span<const std::string> without_empty_end(std::span<const std::string> lines);

template <Game G>
std::variant<Match<G>, JournalError> Journal<G>::load(std::span<const std::string> lines)
{
    int number = 1;
    try {
        lines = without_empty_end(lines);
        Match<G> match = begin_match<G>(read_journal_header(lines.empty() ? std::string_view() : lines.front()));
        for (const std::string& next : lines.subspan(1)) {
            ++number;
            replay_line(match, next);
        }
        return match;
    } catch (const InputError& problem) {
        return JournalError{number, "line " + std::to_string(number) + ": " + problem.what()};
    }
}

}
