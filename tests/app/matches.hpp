// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/local_match.hpp"
#include "engine/core/match.hpp"
#include "house_folder.hpp"

#include <QTest>

#include <stdexcept>

namespace test {

inline QList<int> usual_marks(int seats)
{
    QList<int> marks;
    for (int seat = 0; seat < seats; ++seat)
        marks += seat;
    return marks;
}

template <backroom::Game G>
backroom::Setup<G> setup_of(int seats, std::uint64_t seed)
{
    static const std::vector<std::string> names{"Rosa", "Bea", "Vito", "Sal", "Nina", "Tony"};
    backroom::Setup<G> made;
    made.names.assign(names.begin(), names.begin() + seats);
    made.seed = seed;
    // Five seats of SuperGang need a police player (SG-10.3).
    if constexpr (requires { made.options.police_player; })
        made.options.police_player = seats == G::max_seats;
    return made;
}

/// Throws if the position is invalid.
template <backroom::Game G>
backroom::Match<G> match(backroom::Setup<G> from)
{
    const int seats = static_cast<int>(from.names.size());
    if (!from.position) {
        auto state = deal(from.options, seats, from.seed);
        return {std::move(from), std::move(state)};
    }
    auto made = arrange(from.options, seats, from.seed, *from.position);
    if (const auto* error = std::get_if<backroom::PositionError>(&made))
        throw std::logic_error(error->message);
    return {std::move(from), std::get<typename G::State>(std::move(made))};
}

template <backroom::Game G>
backroom::Match<G> match_at(const typename G::Position& position, int seats)
{
    backroom::Setup<G> from = setup_of<G>(seats, 1);
    from.position = position;
    return match(std::move(from));
}

/// Makes a table that is not saved. `levels` are the computer players, as in SeatList.
template <class Table, class At = LocalMatch<typename Table::Game>>
std::unique_ptr<Table> seated(House& house, backroom::Match<typename Table::Game> of, const QList<int>& levels = {})
{
    const int seats = static_cast<int>(of.setup().names.size());
    TableSetting setting{*house.preferences(), usual_marks(seats), house.preferences()->houseRules()};
    setting.levels = levels;
    return std::make_unique<Table>(setting, std::make_unique<At>(std::move(of)));
}

/// Returns the match behind the table, with the full state and the whole journal.
template <backroom::Game G>
const backroom::Match<G>& match_of(const GameTable& table)
{
    return static_cast<const LocalMatch<G>&>(table.match()).match();
}
template <class Table>
const backroom::Match<typename Table::Game>& match_of(const Table& table)
{
    return match_of<typename Table::Game>(static_cast<const GameTable&>(table));
}

template <class Table>
Table& table_in(House& house)
{
    auto* table = qobject_cast<Table*>(house.table());
    if (table == nullptr)
        throw std::logic_error("no table");
    return *table;
}

/// Plays at a table, its own or another. It can be used like a pointer to the table.
template <class Table>
class DriverOf {
public:
    explicit DriverOf(Table& table)
        : table_(table)
    {
    }
    explicit DriverOf(std::unique_ptr<Table> table)
        : own_(std::move(table))
        , table_(*own_)
    {
    }

    Table& operator*() const { return table_; }
    Table* operator->() const { return &table_; }
    Table& table() const { return table_; }

private:
    std::unique_ptr<Table> own_;

protected:
    Table& table_;
};

}
