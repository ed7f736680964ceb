// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chance_matches.hpp"
#include "reveal_cases.hpp"

namespace test {

/// Matches that are dealt from a chance: what their seats are told is sufficient but reveals nothing more, and a lie of
/// the host is found when the journal is revealed.
template <class Cases>
class RevealSuite : public RevealCases, protected ChanceMatches<Cases> {
    using Matches = ChanceMatches<Cases>;
    using Matches::agreed;
    using Matches::begun;
    using Matches::computer;
    using Matches::must;
    using Matches::played;
    using Matches::records;
    using Matches::seats;
    using Matches::thought;
    using typename Matches::Act;
    using typename Matches::Action;
    using typename Matches::G;
    using typename Matches::Match;
    using typename Matches::Records;
    using typename Matches::Seat;
    using Journal = backroom::Journal<G>;
    using Codec = backroom::Codec<G>;
    using Kind = backroom::Flaw::Kind;
    using Lines = std::vector<std::string>;

    static constexpr int matches = 4;

    static std::optional<backroom::Flaw> flaw(
        const Lines& lines, const backroom::AgreedSetup<G>& known, const Records& records)
    {
        return backroom::RevealCheck<G>(known, records).flaw_of(lines);
    }

    static void isFound(const Lines& lines, const backroom::AgreedSetup<G>& known, const Records& records,
        std::size_t line, std::optional<Kind> kind = {})
    {
        const auto found = flaw(lines, known, records);
        QVERIFY(found);
        const std::string named = "line " + std::to_string(line) + ": ";
        QVERIFY2(found->message.starts_with(named), (named + "not " + found->message).c_str());
        QCOMPARE(found->line, static_cast<int>(line));
        QVERIFY2(!kind || found->kind == kind, found->message.c_str());
    }

    /// Returns the match up to a line of its journal, with another action in that line; nothing if there is none.
    static std::optional<Match> otherwise(const Match& match, std::size_t record, backroom::Random& random)
    {
        Match lie(match.setup(), match.initial());
        for (std::size_t before = 0; before < record; ++before)
            must(lie.replay(match.journal()[before].step));
        const Act act = std::get<Act>(match.journal()[record].step);
        for (int attempt = 0; attempt < 20; ++attempt) {
            const Action another = any_legal<G>(lie.state(), act.seat, random);
            if (another == act.action)
                continue;
            must(lie.act(act.seat, another, act.by_house));
            return lie;
        }
        return {};
    }

    /// Calls `visit(match, record, act)` for actions of some matches.
    template <class Visit>
    static void along_acts(Visit visit)
    {
        for (int number = 0; number < matches; ++number) {
            const Match match = played(number);
            for (std::size_t record = 0; record < match.journal().size() && !QTest::currentTestFailed(); ++record)
                if (const Act* act = std::get_if<Act>(&match.journal()[record].step))
                    visit(match, record, *act);
        }
    }

    static std::string text(const auto& value) { return Codec::whole(value).dump() + Codec::to_json(value).dump(); }

public:
    void savedAndLoaded() override
    {
        for (int number = 0; number < matches; ++number) {
            const Match match = played(number);
            const Lines lines = Journal::lines(match);
            QVERIFY(lines.front().starts_with("{\"backroom-journal\":2,"));
            const auto loaded = Journal::load(lines);
            QVERIFY(std::holds_alternative<Match>(loaded));
            const Match& again = std::get<Match>(loaded);
            QVERIFY(again.state() == match.state() && again.initial() == match.initial());
            QVERIFY(again.setup().chance == match.setup().chance);
            QVERIFY(Journal::lines(again) == lines);
            QVERIFY(Codec::state(Json::parse(Codec::whole(match.state()).dump())) == match.state());
            QVERIFY(match.state().random.keyed());
        }
    }

    /// What seats see and are told contains no trace of the generator or of a hash of the state. The counter starts
    /// with a number that cannot occur by accident.
    void tellsNoSecret() override
    {
        const backroom::SipKey key{0xA1B2C3D4E5F60718u, 0x92A3B4C5D6E7F809u};
        int looked = 0;
        for (int number = 0; number < matches; ++number) {
            const backroom::Random deals = backroom::Random::keyed(key, 0x7766554433221100u);
            typename G::State state = deal(begun(number).setup().options, seats, deals);
            backroom::Random random(static_cast<std::uint64_t>(number));
            typename G::Events events;
            std::vector<std::string> secrets;
            const auto keep_secret = [&](std::uint64_t secret) {
                secrets.push_back(backroom::hash_text(secret));
                secrets.push_back(std::to_string(secret));
            };
            keep_secret(key.first);
            keep_secret(key.second);
            for (int action = 0; action < Matches::most_actions && !pending(state).empty(); ++action) {
                secrets.resize(4);
                keep_secret(state.random.state());
                keep_secret(hash(state));
                const Seat seat = any_of_seats(pending(state), random);
                events.clear();
                apply(state, seat, backroom::random_action<G>(state, seat, random), events);
                keep_secret(state.random.state());
                keep_secret(hash(state));
                for (const Seat viewer : all_eyes(seats)) {
                    std::string seen = viewer == backroom::nobody ? std::string() : text(view(state, viewer));
                    for (const auto& event : events)
                        seen += text(redact(event, viewer));
                    for (const std::string& secret : secrets)
                        QVERIFY2(seen.find(secret) == std::string::npos, (secret + " is in " + seen).c_str());
                    looked += static_cast<int>(secrets.size());
                }
            }
        }
        QVERIFY(looked > 5000);
    }

    /// A guest who follows what it is told has the view of its seat after each line that undoes nothing.
    void updatesAreWhatAGuestFollows() override
    {
        for (int number = 0; number < matches; ++number) {
            const Match match = played(number);
            for (const auto& story : records(match)) {
                std::vector<typename G::View> known{story.first};
                Match again(match.setup(), match.initial());
                for (std::size_t line = 0; line < story.lines.size(); ++line) {
                    must(again.replay(match.journal()[line].step));
                    const auto& now = story.lines[line];
                    QCOMPARE(now.actions, again.actions());
                    if (now.seat != backroom::nobody) {
                        known.resize(static_cast<std::size_t>(now.actions));
                        auto next = known.back();
                        Json list = Json::array();
                        for (const auto& event : now.events)
                            list.push_back(Json::parse(Codec::whole(event).dump()));
                        Codec::read_events(next, list);
                        known.push_back(next);
                    }
                    known.resize(static_cast<std::size_t>(now.actions) + 1);
                    QVERIFY(known.back() == view(again.state(), story.seat));
                }
            }
        }
    }

    void truthIsBelieved() override
    {
        int undone = 0;
        int by_computer = 0;
        int by_house = 0;
        for (int number = 0; number < 2 * matches; ++number) {
            const Match match = played(number);
            Lines lines = Journal::lines(match);
            lines.push_back("");
            const auto found = flaw(lines, agreed(match), records(match));
            QVERIFY2(!found, found ? found->message.c_str() : "");
            for (const auto& record : match.journal()) {
                const Act* act = std::get_if<Act>(&record.step);
                undone += std::holds_alternative<typename Match::Undo>(record.step) ? 1 : 0;
                by_computer += act != nullptr && act->seat == computer ? 1 : 0;
                by_house += act != nullptr && act->by_house ? 1 : 0;
            }
        }
        QVERIFY2(undone > 0 && by_computer > 10 && by_house > 2,
            QByteArray::number(undone) + ", " + QByteArray::number(by_computer) + ", " + QByteArray::number(by_house));
    }

    void anotherBeginningIsFound() override
    {
        const Match match = played(0);
        const Lines lines = Journal::lines(match);
        const auto row = [&](test::Case, const auto& change) {
            backroom::AgreedSetup<G> known = agreed(match);
            change(known);
            isFound(lines, known, records(match), 1, Kind::agreed);
        };
        using AgreedSetup = backroom::AgreedSetup<G>;
        row("names", [](AgreedSetup& known) { known.names.front() = "Al"; });
        row("undo", [](AgreedSetup& known) { known.friendly_undo = true; });
        row("lots", [](AgreedSetup& known) { known.chance.lots.front()[3] ^= 1; });
        row("a lot less", [](AgreedSetup& known) { known.chance.lots.pop_back(); });
        row("table", [](AgreedSetup& known) { known.chance.table[15] ^= 1; });
        row("match", [](AgreedSetup& known) { ++known.chance.match; });
        if (Cases::options().size() > 1)
            row("options", [](AgreedSetup& known) { known.options = Cases::options().back(); });
        Lines by_seed = lines;
        auto setup = match.setup();
        setup.chance.reset();
        by_seed.front() = Journal::header(setup);
        isFound(by_seed, agreed(match), records(match), 1, Kind::agreed);
        isFound({"hello"}, agreed(match), records(match), 1, Kind::journal);
        isFound({}, agreed(match), records(match), 1, Kind::journal);
    }

    /// A key that differs by one bit: the hashes are wrong or, if they are recalculated, what was told is wrong.
    void anotherKeyIsFound() override
    {
        for (int number = 0; number < matches; ++number) {
            const Match match = played(number);
            auto setup = match.setup();
            setup.chance->key[static_cast<std::size_t>(number)] ^= 1;
            Lines lines = Journal::lines(match);
            lines.front() = Journal::header(setup);
            const auto found = flaw(lines, agreed(match), records(match));
            QVERIFY(found && found->line <= 2);
            Match lie = backroom::begin_match(setup);
            for (const auto& record : match.journal())
                if (lie.replay(record.step))
                    break;
            QVERIFY(flaw(Journal::lines(lie), agreed(match), records(match)));
        }
    }

    /// The hashes are those of the actions that the host claims.
    void anotherActionIsFound() override
    {
        backroom::Random random(7);
        int tried = 0;
        along_acts([&](const Match& match, std::size_t record, const Act& act) {
            if (act.seat == computer || record % 3 != 0)
                return;
            const auto lie = otherwise(match, record, random);
            if (!lie)
                return;
            const Records true_story = records(match);
            const Records other_story = records(*lie);
            bool noticed = false;
            for (std::size_t seat = 0; seat < true_story.size(); ++seat)
                noticed = noticed || !(other_story[seat].lines[record] == true_story[seat].lines[record]);
            if (!noticed)
                return;
            isFound(Journal::lines(*lie), agreed(match), true_story, record + 2, Kind::received);
            ++tried;
        });
        QVERIFY(tried > 5);
    }

    /// What a seat was told is changed, or comes in another order.
    void anotherStoryIsFound() override
    {
        int tried = 0;
        const Match match = played(1);
        const Lines lines = Journal::lines(match);
        const Records true_story = records(match);
        for (std::size_t line = 0; line + 1 < true_story[0].lines.size(); line += 2) {
            const auto row = [&](const auto& change) {
                Records story = true_story;
                change(story[1].lines);
                if (story[1].lines == true_story[1].lines)
                    return;
                isFound(lines, agreed(match), story, line + 2, Kind::received);
                ++tried;
            };
            using Story = std::vector<backroom::SeatUpdate<G>>;
            row([&](Story& story) { std::swap(story[line], story[line + 1]); });
            row([&](Story& story) { ++story[line].actions; });
            row([&](Story& story) { story[line].seat ^= 1; });
            row([&](Story& story) {
                if (!story[line].events.empty())
                    story[line].events.pop_back();
            });
            row([&](Story& story) { std::ranges::reverse(story[line].events); });
            row([&](Story& story) {
                if (!story[line].events.empty())
                    story[line].events.push_back(story[line].events.front());
            });
        }
        QVERIFY(tried > 20);
        Records story = true_story;
        story[1].first = view(match.initial(), 0);
        isFound(lines, agreed(match), story, 1, Kind::received);
    }

    void missingLinesAreFound() override
    {
        const Match match = played(2);
        const Lines lines = Journal::lines(match);
        Lines shorter = lines;
        shorter.pop_back();
        isFound(shorter, agreed(match), records(match), lines.size(), Kind::received);
        Records story = records(match);
        story[0].lines.pop_back();
        isFound(lines, agreed(match), story, lines.size(), Kind::received);
        for (std::size_t line = 1; line + 1 < lines.size(); line += 3) {
            Lines missing = lines;
            missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(line));
            isFound(missing, agreed(match), records(match), line + 1);
            Lines swapped = lines;
            std::swap(swapped[line], swapped[line + 1]);
            isFound(swapped, agreed(match), records(match), line + 1);
        }
    }

    /// What the seats were told agrees with the host's false claim.
    void anotherMoveOfAComputerIsFound() override
    {
        backroom::Random random(3);
        int tried = 0;
        along_acts([&](const Match& match, std::size_t record, const Act& act) {
            if (act.seat != computer && !act.by_house)
                return;
            const auto lie = otherwise(match, record, random);
            if (!lie)
                return;
            Match before(match.setup(), match.initial());
            for (std::size_t earlier = 0; earlier < record; ++earlier)
                must(before.replay(match.journal()[earlier].step));
            // An action that was done again may be another than the one decided in the present state: both are right.
            const auto level = act.by_house ? backroom::Level::soldier : backroom::Level::rookie;
            if (std::get<Act>(lie->journal().back().step).action == thought(before, act.seat, level))
                return;
            isFound(Journal::lines(*lie), agreed(match), records(*lie), record + 2, Kind::computer);
            ++tried;
        });
        QVERIFY(tried > 5);
        // The house plays for persons only.
        Match lie = begun(0);
        while (!lie.pending().contains(computer)) {
            const Seat seat = *lie.pending().begin();
            must(lie.act(seat, backroom::random_action<G>(lie.state(), seat, random)));
        }
        must(lie.act(computer, thought(lie, computer, backroom::Level::rookie), true));
        isFound(Journal::lines(lie), agreed(lie), records(lie), lie.journal().size() + 1, Kind::computer);
    }

    void otherThoughtsOfAComputerAreFound() override
    {
        int found = 0;
        for (int number = 0; number < matches; ++number) {
            const Match lie = played(number, 1);
            const auto flaw_of_lie = flaw(Journal::lines(lie), agreed(lie), records(lie));
            if (!flaw_of_lie)
                continue;
            QVERIFY2(flaw_of_lie->kind == Kind::computer, flaw_of_lie->message.c_str());
            ++found;
        }
        QVERIFY(found > 0);
    }
};

}
