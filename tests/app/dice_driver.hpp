// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../engine/gang_of_dice/dice_positions.hpp"
#include "app/gang_of_dice/table.hpp"
#include "engine/core/random.hpp"
#include "engine/gang_of_dice/deal.hpp"
#include "matches.hpp"
#include "models.hpp"

namespace test::dice {

using namespace gang_of_dice_table;

inline Setup<GangOfDice> setup(int seats, std::uint64_t seed = 1)
{
    return setup_of<GangOfDice>(seats, seed);
}

inline Match<GangOfDice> match(const Position& position, int seats)
{
    return match_at<GangOfDice>(position, seats);
}

inline std::unique_ptr<GangOfDiceTable> table_of(House& house, Match<GangOfDice> of)
{
    return seated<GangOfDiceTable>(house, std::move(of));
}

/// Returns a random action, which sometimes takes many dice.
inline Action any_action(const State& state, Random& random)
{
    if (state.phase == Phase::taking && random.below(8) == 0)
        return Take{static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint32_t>(most_to_take(state))))};
    return random_action(state, state.playing, random);
}

/// Plays through the same calls as the window.
class Driver : public DriverOf<GangOfDiceTable> {
public:
    /// Steps sets the number of dice; Tokens adds three dice at a time. In both, dice of the tray are clicked.
    enum Way { Drag, Click, Keys, Steps, Tokens };
    static constexpr int ways = 5;

    using DriverOf::DriverOf;

    const State& state() const { return match_of(table_).state(); }

    void settle() { table_.director()->skip(); }

    QPointF inTray() const { return table_.layout()->tray().center(); }
    QPointF below() const { return table_.layout()->middlePlate().center(); }
    QPointF nowhere() const { return table_.layout()->panel().center(); }

    const DieItem& die(int key) const
    {
        const DieItem* found = table_.dice()->find(key);
        if (found == nullptr)
            throw std::logic_error("no such die on the table: " + std::to_string(key));
        return *found;
    }
    std::vector<DieItem> tray() const
    {
        std::vector<DieItem> dice;
        for (const DieItem& item : table_.dice()->items())
            if (item.key < own_die_key && table_.layout()->tray().contains(item.place.center()))
                dice.push_back(item);
        return dice;
    }
    int key(int index) const { return tray().at(static_cast<std::size_t>(index)).key; }
    int ownDice() const
    {
        return static_cast<int>(
            std::ranges::count_if(table_.dice()->items(), [](const DieItem& item) { return item.key >= own_die_key; }));
    }

    void drag(int key, QPointF to)
    {
        table_.hold(key);
        table_.hover(to);
        table_.release();
    }

    void open()
    {
        if (table_.phase() == GangOfDiceTable::Curtain)
            table_.openCurtain();
    }

    /// Sets the number of dice to take.
    void count(Way way, int dice)
    {
        const int last = own_die_key + dice - 1;
        if (way == Tokens) {
            table_.setTake(1 + (dice - 1) % dice_of_token);
            while (table_.turn().take < dice)
                table_.takeToken();
        } else if (way == Steps || table_.dice()->find(last) == nullptr) {
            table_.setTake(dice);
        } else if (way == Keys) {
            table_.activate(last);
        } else {
            table_.tap(last, die(last).place.center());
        }
    }

    void take(Way way, int dice)
    {
        open();
        count(way, dice);
        if (way == Drag)
            drag(own_die_key, inTray());
        else
            table_.roll();
    }

    void choose(Way way, DiceSet dice)
    {
        for (const int index : dice) {
            if (way == Drag)
                drag(key(index), below());
            else if (way == Keys)
                table_.activate(key(index));
            else
                table_.tap(key(index), die(key(index)).place.center());
        }
    }

    void play(Way way, const Action& action)
    {
        if (const auto* taken = std::get_if<Take>(&action)) {
            take(way, taken->dice);
        } else if (const auto* reroll = std::get_if<Reroll>(&action)) {
            choose(way, reroll->dice);
            table_.reroll();
        } else {
            table_.stop();
        }
    }

    /// Plays as `play` does, and shows the events to their end.
    void done(const Action& action, Way way = Steps)
    {
        play(way, action);
        settle();
    }
    void take(int dice) { done(Take{static_cast<std::uint8_t>(dice)}); }
    void reroll(DiceSet dice) { done(Reroll{dice}); }
    void stop() { done(Stop{}); }

    void random(Random& random, Way way = Steps) { done(any_action(state(), random), way); }

    void toTheEnd(Random& numbers)
    {
        while (!match_of(table_).over())
            random(numbers);
    }
};

}
