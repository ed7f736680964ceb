#pragma once

#include "gang_of_dice/dice_model.hpp"
#include "gang_of_dice/layout.hpp"
#include "gang_of_dice/open_table.hpp"
#include "gang_of_dice/seat_plates.hpp"

#include <QStringList>

#include <optional>
#include <vector>

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

/// What is behind the open screen.
struct Own {
    int wealth = 0;
    /// Dice beside the tokens; more of them while more are taken.
    int dice = 0;
    int tokens = 0;

    bool operator==(const Own&) const = default;
};

/// The wealth as dice and tokens (GD-1.4), about as many dice as at the start and at least those taken.
Own behind_the_screen(int wealth, int seats, int taking);

/// The table as it is shown at this moment, between two events: the pictures follow from it alone.
struct Scene {
    enum class Effect { none, fuse, bang };

    OpenTable open;
    /// Whose turn it is; nobody between the turns.
    std::optional<backroom::Seat> playing;
    /// The player decides: how many dice to take, or which to reroll.
    bool taking = false;
    bool rolling = false;
    int take = 0;
    rules::DiceSet chosen;

    std::optional<Own> own;
    /// All screens are open: everyone's wealth.
    std::optional<std::array<std::uint8_t, rules::max_seats>> open_wealth;

    /// The newest throw has not come to rest: nobody knows yet what it shows.
    bool in_the_air = false;
    Effect effect = Effect::none;
    /// The dice that triggered the card, shown while the turn is lost.
    rules::DiceSet offenders;
    /// All dice go to this seat.
    std::optional<backroom::Seat> sweeping;

    Held held;
    Aim aim = Aim::nowhere;

    void letGo()
    {
        held = {};
        aim = Aim::nowhere;
    }
};

/// The pictures of a scene.
struct Picture {
    std::vector<DieItem> dice;
    std::vector<TokenItem> tokens;
    std::vector<DiceSeatPlate> plates;
};

Picture compose(const Scene& scene, const GangOfDiceLayout& layout, const QStringList& names, const QList<int>& marks);

/// Keys of the dice behind the screen, and of the tokens there, begin here.
inline constexpr int own_die_key = 100000;
inline constexpr int own_token_key = 1000;
/// The most dice of the middle that have a picture.
inline constexpr int most_middle_dice = 36;

}
