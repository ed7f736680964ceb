// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gang_of_dice/dice_on_table.hpp"
#include "app/table/spectacle.hpp"
#include "engine/gang_of_dice/bot/chances.hpp"

#include <tuple>

namespace gang_of_dice_table {

/// The piece that the player has picked up: a die of the tray or a handful from behind the screen.
struct Held {
    enum Kind { None, Die, Handful };

    Kind kind = None;
    /// The key of the die under the pointer.
    int key = 0;

    bool operator==(const Held&) const = default;
};

/// The zone that the held piece is over: the tray, or the hand below it.
enum class Aim { nowhere, tray, hand };

enum class Effect { none, fuse, bang };

struct Own {
    int dice = 0;
    int tokens = 0;

    bool operator==(const Own&) const = default;
};

/// Splits a wealth into dice and tokens (GD-1.4), with at least `taken` dice: as many tokens as at the start while the
/// wealth allows it, so that a throw takes single dice away, and tokens are broken only when the dice run short.
Own behind_the_screen(int wealth, int seats, int taken);

/// A round that has been won: what was at stake goes to its winner, one thing after the other.
struct Sweep {
    backroom::Seat seat = 0;
    /// In dice.
    int pot = 0;
    /// True once the first thing is on its way.
    bool pours = false;
    /// `gone` of the `things`, the dice and tokens on the table, have left.
    int gone = 0;
    int things = 0;

    Weight weight() const;
    /// The value, in dice, of what has left.
    int counted() const { return things == 0 ? 0 : pot * gone / things; }
};

/// A player who loses the last die and is out of the game.
struct Fall {
    static constexpr Weight weight = Weight::huge;

    backroom::Seat seat = 0;
    /// False during the pause of suspense.
    bool revealed = false;
};

/// The table as it is shown at this moment. All that is drawn is computed from it alone.
struct Scene {
    rules::PublicState open;
    DiceOnTable dice;
    /// The seat whose turn is shown; none between the turns.
    std::optional<backroom::Seat> playing;
    /// The view of the seat that decides; none while events are shown.
    std::optional<rules::View> view;
    /// True in a replay, where nobody is asked to decide.
    bool watched = false;
    /// The view of the only human player, who always sees behind the own screen.
    std::optional<rules::View> own_view;
    std::optional<rules::Wealth> open_wealth;

    // The player's draft.
    /// The number of dice to take, and the dice of the tray marked to be rerolled.
    int take = 0;
    rules::DiceSet chosen;
    /// True while the seat that decides looks behind its screen.
    bool looking = false;
    Held held;
    Aim aim = Aim::nowhere;
    /// The landing (`GangOfDiceLayout::Landing`) of the dice in the tray.
    std::optional<QPointF> landing;
    /// The odds beside Stop and Reroll; none if they are not shown.
    std::optional<rules::Chances> chances;

    // Animation.
    /// True until the latest throw has come to rest; until then its faces are not revealed.
    bool in_the_air = false;
    Effect effect = Effect::none;
    rules::DiceSet offenders;
    std::optional<Sweep> sweep;
    std::optional<Fall> fall;
    /// The event announced over the tray, when it is one that no player causes.
    std::optional<rules::Event> announced;

    void begin(const rules::PublicState& at_first);

    /// The dice and tokens that can be seen in the middle and before the seats.
    int thingsAtStake() const;
    bool taking() const { return view && open.phase == rules::Phase::taking; }
    bool rolling() const { return view && open.phase == rules::Phase::rolling; }
    /// True if the player's screen is closed and may be opened for a moment.
    bool canLook() const { return rolling() && !open_wealth && !own_view; }
    /// True while the dice of `open.playing` are in the tray for everyone to read.
    bool inTray() const { return open.phase == rules::Phase::rolling; }
    int rollsLeft() const { return rules::rolls_a_turn - open.roll; }
    bool resting() const { return inTray() && !in_the_air; }
    const rules::Faces& tray() const { return open.shown[open.playing]; }
    /// The view whose wealth the rail shows behind the screen; null while that screen is closed.
    const rules::View* behind() const
    {
        return view && looking ? &*view : own_view && open.phase != rules::Phase::over ? &*own_view : nullptr;
    }
    std::optional<Own> own() const;
    std::optional<backroom::Seat> leader() const;
    std::vector<backroom::Seat> order() const;
    auto draft() const { return std::tuple(take, chosen.bits()); }
    /// The numbers of the dice marked to be rerolled.
    std::vector<int> laid() const;
    void lay(int die) { chosen.insert(die); }
    void takeOff(int die) { chosen.erase(die); }

    void putDown();
    void clearPrivate();
};

void follow(Scene& scene, const rules::Event& event);

/// The lowest keys of the dice and tokens behind the screen.
inline constexpr int own_die_key = 100000;
inline constexpr int own_token_key = 1000;
/// The middle shows at most this many dice.
inline constexpr int most_middle_dice = 36;

}
