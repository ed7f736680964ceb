#pragma once

#include "gang_of_dice/deal.hpp"
#include "gang_of_dice/game.hpp"

#include "game_table.hpp"

namespace test {

using namespace backroom;
using namespace backroom::gang_of_dice;
namespace refuse = backroom::gang_of_dice::refusals;

inline Warning bomb(Trigger trigger, int n = 0)
{
    return {Kind::bomb, trigger, static_cast<std::uint8_t>(n), 0};
}

inline Warning explosive(Trigger trigger, int n = 0)
{
    return {Kind::explosive, trigger, static_cast<std::uint8_t>(n), 0};
}

inline Warning any_of(Kind kind, std::initializer_list<int> values)
{
    Warning card{kind, Trigger::any_of, 0, 0};
    for (const int value : values)
        card.values = static_cast<std::uint8_t>(card.values | 1 << value);
    return card;
}

/// Triggered by nothing that a few dice can show.
inline const Warning harmless = bomb(Trigger::total, 180);

inline State arranged(const Position& position, int seats, std::uint64_t seed = 1)
{
    return arranged_in<GangOfDice>(position, seats, {}, seed);
}

class Table : public GameTable<GangOfDice> {
public:
    using GameTable::GameTable;
    Table(const Position& position, int seats)
        : GameTable(arranged(position, seats))
    {
    }

    void take(Seat seat, int dice) { act(seat, Take{static_cast<std::uint8_t>(dice)}); }
    void reroll(Seat seat, DiceSet dice) { act(seat, Reroll{dice}); }
    void stop(Seat seat) { act(seat, Stop()); }
    /// A whole turn without rerolls.
    void turn(Seat seat, int dice)
    {
        take(seat, dice);
        if (state.phase == Phase::rolling && state.playing == seat)
            stop(seat);
    }

    std::vector<int> shown(Seat seat) const { return {state.shown[seat].begin(), state.shown[seat].end()}; }
    /// What is behind the screens, before the players, in the middle and to come.
    int everything() const
    {
        int sum = state.middle + to_come_after(state.round);
        for (Seat seat = 0; seat < state.seats; ++seat)
            sum += state.wealth[seat] + static_cast<int>(state.shown[seat].size());
        return sum;
    }
};

/// Seat 0 starts; the faces come in this order.
inline Position rolls(std::vector<int> faces, std::vector<Warning> warnings = {harmless})
{
    Position position;
    position.start = 0;
    position.rolls = std::move(faces);
    position.warnings = std::move(warnings);
    return position;
}

/// Plays at random until the test says stop or the game is over.
template <class Until>
void play_until(Table& table, Random& random, Until until)
{
    while (!until(table) && !pending(table.state).empty())
        table.act(table.state.playing, random_action(table.state, table.state.playing, random));
}

}
