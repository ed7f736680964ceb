// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/core/flaw.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/core/seat_history.hpp"
#include "engine/core/seat_update.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

/// Verification after a match with a chance: the host reveals the journal, and each program compares it with what its
/// seats were told during the match.
namespace backroom {

/// All that a seat is told of a match: its initial view and every line.
template <Game G>
struct SeatRecord {
    Seat seat = 0;
    typename G::View first;
    std::vector<SeatUpdate<G>> lines;
};

/// Returns what a seat is told of a match, by replaying its journal.
template <Game G>
SeatRecord<G> seat_record(const Match<G>& match, Seat viewer)
{
    using adl::view;
    SeatRecord<G> seen{viewer, view(match.initial(), viewer), {}};
    Match<G> again(match.setup(), match.initial());
    for (const auto& record : match.journal()) {
        static_cast<void>(again.replay(record.step));
        seen.lines.push_back(redacted_for<G>(newest_update(again), viewer));
    }
    return seen;
}

/// Reads what a seat was told (`SeatLines`): the initial view, then the lines. Empty if they are impossible.
template <Game G>
std::optional<SeatRecord<G>> read_seat_record(std::span<const std::string> lines)
{
    const auto first = lines.empty() ? std::nullopt : SeatLines<G>::view(lines.front());
    if (!first)
        return {};
    SeatRecord<G> match{first->seat, *first, {}};
    SeatHistory<G> history(*first);
    for (const std::string& text : lines.subspan(1)) {
        auto line = history.follow(text);
        if (!line)
            return {};
        match.lines.push_back(*std::move(line));
    }
    return match;
}

/// What everybody at the table knew of a match before it began.
template <Game G>
struct AgreedSetup {
    std::vector<std::string> names;
    typename G::Options options;
    bool friendly_undo = false;
    /// The level of the computer player in each seat, 0 for a person; empty if there are only persons.
    std::vector<int> levels;
    /// The key and the host's number are not known yet, and are not compared.
    Chance chance;
};

/// Finds the first wrong line of a revealed journal. Does not verify that the key is derived from the host's number and
/// the lots.
template <Encodable G>
class RevealCheck {
public:
    /// `records` has one or more seats of the match. The result is meaningless once a stop is requested.
    RevealCheck(const AgreedSetup<G>& agreed, std::span<const SeatRecord<G>> records, std::stop_token stop = {})
        : agreed_(agreed)
        , records_(records)
        , stop_(std::move(stop))
    {
    }

    std::optional<Flaw> flaw_of(std::span<const std::string> lines)
    {
        lines = without_empty_end(lines);
        line_ = 1;
        try {
            Match<G> match = begin_match<G>(read_journal_header(lines.empty() ? std::string_view() : lines.front()));
            if (auto flaw = flaw_of_beginning(match))
                return flaw;
            for (const std::string& line : lines.subspan(1)) {
                ++line_;
                if (auto flaw = flaw_of_line(match, line))
                    return flaw;
                if (stop_.stop_requested())
                    return {};
            }
        } catch (const InputError& problem) {
            return flaw(Flaw::Kind::journal, problem.what());
        }
        ++line_;
        for (const SeatRecord<G>& seen : records_)
            if (seen.lines.size() > lines.size() - 1)
                return flaw(Flaw::Kind::received, "it is missing");
        return {};
    }

private:
    using Act = typename Match<G>::Act;
    struct Undone {
        Act act;
        bool revealed;
    };

    Flaw flaw(Flaw::Kind kind, const std::string& message) const
    {
        return {line_, kind, "line " + std::to_string(line_) + ": " + message};
    }

    std::optional<Flaw> flaw_of_beginning(const Match<G>& match) const
    {
        using adl::view;
        const Setup<G>& setup = match.setup();
        if (!setup.chance)
            return flaw(Flaw::Kind::agreed, "it is not dealt by a chance");
        const Chance& chance = *setup.chance;
        if (chance.lots != agreed_.chance.lots || chance.table != agreed_.chance.table
            || chance.match != agreed_.chance.match)
            return flaw(Flaw::Kind::agreed, "it is of other lots, or of another match");
        if (setup.names != agreed_.names)
            return flaw(Flaw::Kind::agreed, "it has other players");
        if (setup.options != agreed_.options || setup.friendly_undo != agreed_.friendly_undo)
            return flaw(Flaw::Kind::agreed, "it has other options");
        for (const SeatRecord<G>& seen : records_)
            if (view(match.state(), seen.seat) != seen.first)
                return flaw(Flaw::Kind::received, "another deal");
        return {};
    }

    std::optional<Flaw> flaw_of_line(Match<G>& match, std::string_view line)
    {
        const int actions = match.actions();
        const typename G::State before = match.state();
        std::optional<Act> last;
        if (actions > 0)
            last = match.action(actions - 1);
        replay_line(match, line);
        const auto index = static_cast<std::size_t>(line_) - 2;
        for (const SeatRecord<G>& seen : records_)
            if (index >= seen.lines.size() || seen.lines[index] != redacted_for<G>(newest_update(match), seen.seat))
                return flaw(Flaw::Kind::received, "seat " + std::to_string(seen.seat) + " was told otherwise");
        const auto& step = match.journal().back().step;
        if (std::holds_alternative<typename Match<G>::Undo>(step)) {
            undo(*last, actions);
            return {};
        }
        revealed_.resize(static_cast<std::size_t>(actions));
        revealed_.push_back(std::ranges::any_of(match.events(), [](const auto& event) { return reveals(event); }));
        const Act* act = std::get_if<Act>(&step);
        if (act == nullptr)
            undone_.clear();
        else if (!is_done_again(*act) && !computer_does(before, *act, match.setup().thought_seed(actions)))
            return flaw(Flaw::Kind::computer, "the computer player of this seat would not do that");
        return {};
    }

    void undo(const Act& act, int actions)
    {
        if (std::exchange(doing_again_, false))
            undone_.clear();
        undone_.push_back({act, revealed_[static_cast<std::size_t>(actions) - 1]});
    }

    /// Returns whether `Match::take_back` has performed the action again: it follows a taken-back action and equals the
    /// one that followed before. It was decided in an earlier state and has been checked there.
    bool is_done_again(const Act& act)
    {
        if (!std::exchange(doing_again_, true) && !undone_.empty()) {
            if (std::ranges::any_of(undone_, &Undone::revealed))
                undone_.clear();
            else
                undone_.pop_back();
        }
        if (undone_.empty() || undone_.back().act != act) {
            undone_.clear();
            return false;
        }
        undone_.pop_back();
        return true;
    }

    /// Returns whether a computer player would decide so: the one in the seat, or a soldier for a person who is away.
    /// Always true for a person who was there.
    bool computer_does(const typename G::State& before, const Act& act, std::uint64_t seed) const
    {
        using adl::view;
        const int of_seat = act.seat < agreed_.levels.size() ? agreed_.levels[act.seat] : 0;
        if (of_seat == 0 && !act.by_house)
            return true;
        if (of_seat != 0 && act.by_house)
            return false;
        if constexpr (requires { is_personal(act.action); })
            if (act.by_house && is_personal(act.action))
                return false;
        const Level level = act.by_house ? Level::soldier : static_cast<Level>(of_seat);
        if constexpr (PlayedByBots<G>)
            return decide(view(before, act.seat), BotContext{level, seed, stop_}) == act.action
                || stop_.stop_requested();
        else
            return false;
    }

    const AgreedSetup<G>& agreed_;
    std::span<const SeatRecord<G>> records_;
    std::stop_token stop_;
    int line_ = 1;
    /// For each action, whether it revealed anything.
    std::vector<bool> revealed_;
    /// The actions undone most recently and not done again since, the newest last.
    std::vector<Undone> undone_;
    bool doing_again_ = false;
};

}
