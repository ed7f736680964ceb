// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/journal.hpp"

#include "journal_cases.hpp"
#include "random_games.hpp"
#include "whole_suite.hpp"

#include <stdexcept>
#include <string>

namespace test {

/// Throws if there is a refusal, so that a failed preparation fails the test.
inline void must(const std::optional<backroom::Refusal>& refusal)
{
    if (refusal)
        throw std::logic_error(std::string(refusal->code));
}

/// A journal is read back as it was written, and a damaged one is refused with the number of the line.
template <class Cases>
class JournalSuite : public JournalCases {
    using G = typename Cases::Game;
    using Journal = backroom::Journal<G>;
    using Lines = std::vector<std::string>;

    /// Names with characters that a journal must escape.
    static Lines names(int seats)
    {
        const Lines all{"Rosa", "Al \"Scar\" C.", "Бо", "Ann\\e", "\xF0\x9F\x8E\xB2", "Vito\tB."};
        return {all.begin(), all.begin() + seats};
    }

    static bool loads(const Lines& lines) { return std::holds_alternative<Match>(Journal::load(lines)); }

public:
    using Match = backroom::Match<G>;
    using Setup = backroom::Setup<G>;
    using Start = std::optional<typename G::Position>;

    /// Returns a new match, by default with friendly undo.
    static Match begun(std::uint64_t seed, const Start& position = {}, int seats = 3,
        const typename G::Options& options = Cases::options().front(), bool friendly = true)
    {
        const Setup setup{names(seats), seed, options, friendly, position};
        if (!position)
            return Match(setup, deal(options, seats, seed));
        return Match(setup, std::get<typename G::State>(arrange(options, seats, seed, *position)));
    }

    /// Plays at random, with an undo or redo from time to time.
    static Match played(Match match, int actions)
    {
        backroom::Random random(match.setup().seed);
        for (int action = 0; action < actions && !match.over(); ++action) {
            const backroom::Seat seat = any_of_seats(match.pending(), random);
            must(match.act(seat, backroom::random_action<G>(match.state(), seat, random), action % 5 == 2));
            if (action % 7 == 3) {
                must(match.undo());
                if (action % 2 == 0)
                    must(match.redo());
            }
        }
        return match;
    }

    static void replace(std::string& line, const std::string& from, const std::string& to)
    {
        const auto at = line.find(from);
        QVERIFY2(at != std::string::npos, line.c_str());
        line.replace(at, from.size(), to);
    }

    static backroom::JournalError error_of(const Lines& lines)
    {
        auto loaded = Journal::load(lines);
        const auto* error = std::get_if<backroom::JournalError>(&loaded);
        return error ? *error : backroom::JournalError{0, "loaded"};
    }

    static void isError(const Lines& lines, int line, const char* part)
    {
        const backroom::JournalError error = error_of(lines);
        QCOMPARE(error.line, line);
        const std::string named = "line " + std::to_string(line) + ":";
        QVERIFY2(error.message.starts_with(named), error.message.c_str());
        QVERIFY2(error.message.find(part) != std::string::npos, error.message.c_str());
    }

    void header() override
    {
        const Match match = begun(UINT64_MAX);
        const std::string options = Cases::options_text;
        QCOMPARE(Journal::header(match.setup()),
            R"({"backroom-journal":1,"game":")" + std::string(G::id) + R"(","seats":["Rosa","Al \"Scar\" C.","Бо"],)"
                + R"("seed":"18446744073709551615","options":{)" + options + (options.empty() ? "" : ",")
                + R"("friendly-undo":true}})");
    }

    void savedAndLoaded() override
    {
        for (int round = 0; round < Cases::journals; ++round)
            for (int seats = G::min_seats; seats <= G::max_seats; ++seats)
                for (const auto& options : Cases::options()) {
                    if (!backroom::seats_fit<G>(options, seats))
                        continue;
                    const auto seed = static_cast<std::uint64_t>(round);
                    const Match match = played(begun(seed, {}, seats, options), round % 3 == 0 ? 1000 : 40);
                    auto loaded = Journal::load(Journal::lines(match));
                    QVERIFY(std::holds_alternative<Match>(loaded));
                    const Match& again = std::get<Match>(loaded);
                    QVERIFY(again.state() == match.state());
                    QVERIFY(again.initial() == match.initial());
                    QVERIFY(again.line() == match.line());
                    QVERIFY(again.journal() == match.journal());
                    QVERIFY(again.setup().names == match.setup().names);
                    QVERIFY(again.setup().options == options && again.setup().friendly_undo);
                    QVERIFY(Journal::lines(again) == Journal::lines(match));
                }
    }

    void readAsWritten() override { WholeSuite<Cases>::readAsWritten(Cases::whole_games); }
    void damagedIsRefused() override { WholeSuite<Cases>::damagedIsRefused(); }

    void fromAPosition() override
    {
        const typename G::Position position = Cases::position();
        const Match match = played(begun(5, position, Cases::position_seats), 30);
        auto loaded = Journal::load(Journal::lines(match));
        QVERIFY2(std::holds_alternative<Match>(loaded), error_of(Journal::lines(match)).message.c_str());
        QVERIFY(std::get<Match>(loaded).setup().position == position);
        QVERIFY(std::get<Match>(loaded).state() == match.state());
    }

    void seedAsNumberAndEmptyEnd() override
    {
        Lines lines = Journal::lines(played(begun(12), 9));
        replace(lines[0], "\"12\"", "12");
        lines.push_back("");
        lines.push_back("  ");
        QVERIFY(loads(lines));
    }

    void notAJournal() override
    {
        for (const std::string line : {"", "hello", "{}", "[1]", R"({"game":"chess"})", R"({"backroom-journal":"1"})",
                 R"({"backroom-journal":0})", R"({"backroom-journal":-1})"})
            isError({line}, 1, "not a Backroom journal");
        isError({}, 1, "not a Backroom journal");
    }

    void newerVersion() override
    {
        Lines lines = Journal::lines(played(begun(1), 5));
        replace(lines[0], "journal\":1", "journal\":3");
        isError(lines, 1, "newer version");
        isError({R"({"backroom-journal":7,"whatever":[]})"}, 1, "newer version");
    }

    void badHeader() override
    {
        const std::string good = Journal::header(begun(1).setup());
        const auto with = [&](const char* from, const char* to) {
            std::string line = good;
            replace(line, from, to);
            return Lines{line};
        };
        isError(with(G::id.data(), "chess"), 1, "another game");
        isError(with("\"1\"", "\"x\""), 1, "seed");
        isError(with("\"1\"", "1.0"), 1, "seed");
        isError(with("\"friendly-undo\"", "\"pace\":1,\"friendly-undo\""), 1, "unknown field");
        isError(with("true", "1"), 1, "friendly-undo");
        isError(with("\"Rosa\"", "\" \""), 1, "name");
        QVERIFY(loads(with("\"Rosa\",", "")) == (G::min_seats <= 2));
        const std::string range = std::to_string(G::min_seats) + " to " + std::to_string(G::max_seats) + " seats";
        isError(with(R"("Rosa","Al \"Scar\" C.",)", ""), 1, range.c_str());
        isError(with("\"Rosa\",", R"("a","b","c","d","e","f",)"), 1, range.c_str());
        isError(with("\"options\"", "\"position\":[],\"options\""), 1, "object");
        isError(with("\"options\"", "\"position\":{\"nonsense\":1},\"options\""), 1, "unknown field");
        isError({good.substr(0, good.size() - 4)}, 1, "damaged");
    }

    void cutLine() override
    {
        Lines lines = Journal::lines(played(begun(3), 20));
        std::string& last = lines.back();
        last.resize(last.size() / 2);
        isError(lines, static_cast<int>(lines.size()), "");
        lines[4].clear();
        isError(lines, 5, "");
    }

    void missingLine() override
    {
        const Lines lines = Journal::lines(played(begun(3), 3));
        Lines missing = lines;
        missing.erase(missing.begin() + 1);
        QCOMPARE(error_of(missing).line, 2);
        Lines doubled = lines;
        doubled.insert(doubled.begin() + 1, lines[1]);
        QCOMPARE(error_of(doubled).line, 3);
    }

    void everyEditedCharacter() override
    {
        const Lines lines = Journal::lines(played(begun(4), 12));
        for (std::size_t number = 1; number < lines.size(); ++number)
            for (std::size_t at = 0; at < lines[number].size(); ++at) {
                Lines edited = lines;
                char& character = edited[number][at];
                character = character == '1' ? '2' : '1';
                QCOMPARE(error_of(edited).line, static_cast<int>(number) + 1);
            }
    }

    void badLines() override
    {
        const Lines lines = Journal::lines(played(begun(4), 1));
        const auto second = [&](const std::string& line) { return Lines{lines[0], line}; };
        const std::string hash = R"("hash":"0123456789abcdef"})";
        const std::string action = lines[1].substr(0, lines[1].find("\"hash\""));
        isError(second(action + hash), 2, "hash does not fit");
        isError(second(R"({"redo":true,)" + hash), 2, "nothing to redo");
        isError(second(R"({"undo":true,)" + hash), 2, "nothing to undo");
        isError(second(R"({"undo":false,)" + hash), 2, "true");
        isError(second(R"({"undo":true,"redo":true,)" + hash), 2, "unknown field");
        isError(second(R"({"undo":true})"), 2, "hash");
        isError(second(action + R"("house":false,)" + hash), 2, "true");
        isError(second(R"({"undo":true,"house":true,)" + hash), 2, "unknown field");
        isError(second(R"({"seat":9,"action":{},)" + hash), 2, "seat");
        isError(second(R"({"seat":0,"action":{"type":"sing"},)" + hash), 2, "type");
        isError(second(R"({"seat":0,"action":{},)" + hash), 2, "type");
        isError(second(R"({"seat":0,"action":7,)" + hash), 2, "type");
        isError(second(R"({"seat":0,"extra":1,)" + hash), 2, "unknown field");
        isError(second("[]"), 2, "object");
        isError({lines[0], lines[1], lines[0]}, 3, "unknown field");
    }

    /// Expects that an action of seat 0, in a new game or in a position, is refused at line 2. `action` is JSON.
    static void badAction(const std::string& action, const char* part, const Start& position = {})
    {
        isError({Journal::header(begun(4, position).setup()),
                    R"({"seat":0,"action":)" + action + R"(,"hash":"0123456789abcdef"})"},
            2, part);
    }

    /// Expects a field of the header to be refused at line 1.
    static void badField(const std::string& field, const char* part)
    {
        isError({R"({"backroom-journal":1,"game":")" + std::string(G::id) + R"(","seats":["a","b","c"],"seed":1,)"
                    + field + "}"},
            1, part);
    }
};

}
