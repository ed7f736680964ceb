// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/the_gang/game.hpp"

#include "game_table.hpp"

namespace backroom::the_gang {

/// Used by the messages of QCOMPARE.
inline char* toString(const Gangsters& gangsters)
{
    std::string text = "{";
    for (const Gangster gangster : gangsters)
        text += " " + std::to_string(gangster);
    return qstrdup((text + " }").c_str());
}

}

namespace test {

using namespace backroom;
using namespace backroom::the_gang;
namespace refuse = backroom::the_gang::refusals;

inline constexpr City chicago = City::chicago;
inline constexpr City detroit = City::detroit;
inline constexpr City new_york = City::new_york;

inline State arranged(const Position& position, int seats, const Options& options = {}, std::uint64_t seed = 1)
{
    return arranged_in<TheGang>(position, seats, options, seed);
}

inline Position::HandPart hand(std::vector<int> gangsters, Special special = Special::none)
{
    return {std::move(gangsters), special};
}

class Table : public GameTable<TheGang> {
public:
    using GameTable::GameTable;
    Table(const Position& position, int seats, const Options& options = {})
        : GameTable(arranged(position, seats, options))
    {
    }

    Table& act(Seat seat, const Action& action)
    {
        GameTable::act(seat, action);
        return *this;
    }
    Table& ticket(Seat seat, int gangster, City city)
    {
        return act(seat, Choose{static_cast<Gangster>(gangster), city});
    }
    Table& special(Seat seat, int gangster) { return act(seat, Choose{static_cast<Gangster>(gangster), {}}); }
    Table& place(Seat seat, City city) { return act(seat, PlaceGangster{city}); }
    Table& lookout(Seat seat, City city, End end) { return act(seat, PlayLookout{city, end}); }
    Table& spy(Seat seat, City city, int on) { return act(seat, PlaySpy{city, static_cast<Gangster>(on)}); }
    Table& call(Seat seat, City city, int gangster)
    {
        return act(seat, PlayBossCalls{city, static_cast<Gangster>(gangster)});
    }

    Gangsters row(City city) const { return state.cities[static_cast<std::size_t>(city)]; }
    /// Returns the gangsters that the latest action placed, in order.
    std::vector<int> placed() const
    {
        std::vector<int> found;
        for (const Placed& one : all<Placed>())
            found.push_back(one.gangster);
        return found;
    }
    std::vector<Gangsters> gangs() const
    {
        std::vector<Gangsters> found;
        for (const Captured& captured : all<Captured>())
            found.push_back(captured.gangsters);
        return found;
    }
};

struct Rows {
    std::vector<int> chicago;
    std::vector<int> detroit;
    std::vector<int> new_york{68, 72, 74, 76, 78};
};

/// A job in which seat 0 has the gangster and the special and plays before the others. Seat 1 still has 79 and a Spy,
/// so the job does not end automatically.
inline Table solo(const Rows& rows, int gangster, Special special = Special::none)
{
    Position position{.cities = {rows.chicago, rows.detroit, rows.new_york},
        .hands = {hand({gangster}, special), hand({79}, Special::spy), hand({80})}};
    return Table(position, 3);
}

inline void others_choose(Table& table)
{
    table.special(1, 79);
    table.ticket(2, 80, new_york);
}

/// Seat 0 plays its gangster with a ticket.
inline Table with_ticket(const Rows& rows, int gangster, City city)
{
    Table table = solo(rows, gangster);
    table.special(1, 79);
    table.ticket(2, 80, new_york);
    table.ticket(0, gangster, city);
    return table;
}

/// Seat 0 has chosen its gangster with the special and has the turn.
inline Table with_special(const Rows& rows, int gangster, Special special)
{
    Table table = solo(rows, gangster, special);
    others_choose(table);
    table.special(0, gangster);
    return table;
}

template <class Until>
void play_until(Table& table, Random& random, Until until)
{
    while (!until(table)) {
        const SeatSet seats = pending(table.state);
        if (seats.empty())
            return;
        const Seat seat = *seats.begin();
        const Actions actions = legal(table.state, seat);
        table.act(seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
}

using List = std::vector<Gangsters>;

}
