// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.hpp"

#include "suites.hpp"

#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace test {

/// A game that throws on illegal actions.
template <backroom::Game G>
class GameTable {
public:
    explicit GameTable(typename G::State start)
        : state(std::move(start))
    {
    }

    void act(backroom::Seat seat, const typename G::Action& action)
    {
        if (const auto refused = check(state, seat, action))
            throw std::logic_error(std::string(refused->code));
        events.clear();
        apply(state, seat, action, events);
    }

    std::string refusal(backroom::Seat seat, const typename G::Action& action) const
    {
        const auto refused = check(state, seat, action);
        return refused ? std::string(refused->code) : std::string();
    }

    /// Returns the events of one kind from the latest action.
    template <class Kind>
    std::vector<Kind> all() const
    {
        std::vector<Kind> found;
        for (const auto& event : events)
            if (const auto* kind = std::get_if<Kind>(&event))
                found.push_back(*kind);
        return found;
    }

    /// Returns whether these are the events of one kind from the latest action.
    template <class Kind>
    bool emitted(std::initializer_list<Kind> wanted) const
    {
        return std::ranges::equal(all<Kind>(), wanted);
    }

    typename G::State state;
    typename G::Events events;
};

/// Arranges a position. Throws if it is impossible.
template <class G>
typename G::State arranged_in(
    const typename G::Position& position, int seats, const typename G::Options& options = {}, std::uint64_t seed = 1)
{
    auto made = arrange(options, seats, seed, position);
    if (const auto* error = std::get_if<backroom::PositionError>(&made))
        throw std::logic_error(error->message);
    return std::get<typename G::State>(made);
}

/// Returns why a position is impossible; empty if it can be arranged.
template <class G>
std::string position_error(const typename G::Position& position, int seats = 3, const typename G::Options& options = {})
{
    const auto made = arrange(options, seats, 1, position);
    const auto* error = std::get_if<backroom::PositionError>(&made);
    return error ? error->message : std::string();
}

template <class G>
typename G::Position position_with(auto change)
{
    typename G::Position position;
    change(position);
    return position;
}

/// Expects that the changed position is refused with a message that contains `part`.
template <class G>
void cannot_be(Case, int seats, const char* part, void (*change)(typename G::Position&))
{
    const std::string error = position_error<G>(position_with<G>(change), seats);
    QVERIFY2(error.find(part) != std::string::npos, error.c_str());
}

}
