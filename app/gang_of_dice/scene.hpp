#pragma once

#include "gang_of_dice/bot_chances.hpp"
#include "gang_of_dice/dice_on_table.hpp"
#include "gang_of_dice/view.hpp"

namespace gang_of_dice_table {

/// What the player has picked up: a die of the tray, or a handful from behind the screen.
struct Held {
    enum Kind { None, Die, Handful };

    Kind kind = None;
    /// Of the die under the pointer.
    int key = 0;

    bool operator==(const Held&) const = default;
};

/// Where that points: at the tray, or at the hand below it.
enum class Aim { nowhere, tray, hand };

enum class Effect { none, fuse, bang };

/// A wealth as it lies behind the screen.
struct Own {
    int dice = 0;
    int tokens = 0;

    bool operator==(const Own&) const = default;
};

/// As dice and tokens (GD-1.4), about as many dice as at the start and at least those taken.
Own behind_the_screen(int wealth, int seats, int taken);

/// The table as it is shown at this moment, between two events: the pictures follow from it alone.
struct Scene {
    rules::Open open;
    DiceOnTable dice;
    /// Whose turn is shown; nobody's between the turns.
    std::optional<backroom::Seat> playing;
    /// What the one knows who decides; nobody does while something is shown.
    std::optional<rules::View> view;
    /// In a replay: that one decides nothing any more.
    bool watched = false;
    /// What the only person knows who sits at the table, whatever goes on: that screen is never closed.
    std::optional<rules::View> own_view;
    /// All screens are open: everyone's wealth.
    std::optional<rules::Wealth> open_wealth;

    // The gesture.
    /// Dice to be taken, and of the tray those to be rerolled.
    int take = 0;
    rules::DiceSet chosen;
    /// The screen of the one who decides is open.
    bool looking = false;
    Held held;
    Aim aim = Aim::nowhere;
    /// The odds beside Stop and Reroll, where they are shown.
    std::optional<rules::Chances> chances;

    // What is in motion.
    /// The newest throw has not come to rest: nobody knows yet what it shows.
    bool in_the_air = false;
    Effect effect = Effect::none;
    /// The dice that triggered the card, shown while the turn is lost.
    rules::DiceSet offenders;
    /// All dice go to this seat.
    std::optional<backroom::Seat> sweeping;
    /// Told over the tray, while something is shown that no player does.
    std::optional<rules::Event> announced;

    void begin(const rules::Open& at_first);

    /// Decides how many dice to take; and which to reroll.
    bool taking() const { return view && open.phase == rules::Phase::taking; }
    bool rolling() const { return view && open.phase == rules::Phase::rolling; }
    /// The own screen is closed, and can be opened for a moment.
    bool canLook() const { return rolling() && !open_wealth && !own_view; }
    /// The dice of `open.playing` are in the tray; everyone can read them.
    bool inTray() const { return open.phase == rules::Phase::rolling; }
    bool resting() const { return inTray() && !in_the_air; }
    const rules::Faces& tray() const { return open.shown[open.playing]; }
    /// What is behind the screen in the rail; nothing while it is closed.
    const rules::View* behind() const
    {
        return view && looking ? &*view : own_view && open.phase != rules::Phase::over ? &*own_view : nullptr;
    }
    std::optional<Own> own() const;
    std::optional<backroom::Seat> leader() const;
    /// All in the order of play.
    std::vector<backroom::Seat> order() const;

    void putDown();
    void letGo();
};

/// Lets the scene follow the game.
void tell(Scene& scene, const rules::Event& event);

/// Keys of the dice behind the screen, and of the tokens there, begin here.
inline constexpr int own_die_key = 100000;
inline constexpr int own_token_key = 1000;

}
