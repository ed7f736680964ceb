// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/compose.hpp"

#include "app/gang_of_dice/words/wording.hpp"

#include <algorithm>

namespace gang_of_dice_table {

using namespace rules;

namespace {

/// From the bottom to the top.
enum Layer { MiddleLayer = 0, PlateLayer = 50, TrayLayer = 100, OwnLayer = 200 };

class Composer {
public:
    Composer(const Scene& scene, const GangOfDiceLayout& layout)
        : scene_(scene)
        , layout_(layout)
    {
    }

    Picture compose()
    {
        composeMiddle();
        int row = 0;
        for (const backroom::Seat seat : scene_.order())
            composeShown(seat, row++);
        if (scene_.inTray())
            composeTray();
        // A figure has no rail, even if the screens are open.
        if (const auto own = scene_.own(); own && !layout_.isFigure())
            composeOwn(*own);
        return std::move(picture_);
    }

private:
    DieItem& add(const DiceOnTable::Die& die, QRectF place, qreal stack)
    {
        DieItem item;
        item.key = die.key;
        item.face = die.face;
        item.place = place;
        item.stack = stack;
        item.label = Wording::die(die.face);
        if (layout_.diceStay())
            stay(item);
        if (leaves()) {
            item.place = swept();
            item.fading = true;
        }
        picture_.dice.push_back(item);
        return picture_.dice.back();
    }

    static int shake(const DiceOnTable::Die& die) { return die.key + die.roll * 13; }

    /// Returns whether the next thing on the table has left for the winner of the round.
    bool leaves() { return scene_.sweep && things_++ < scene_.sweep->gone; }

    /// Moves a die of the last turn back into the tray while nobody rolls.
    void stay(DieItem& item) const
    {
        const auto& ended = scene_.dice.ended;
        if (!ended || scene_.inTray())
            return;
        const auto found = std::ranges::find(ended->dice, item.key, &DiceOnTable::Die::key);
        if (found == ended->dice.end())
            return;
        const auto index = static_cast<int>(found - ended->dice.begin());
        const auto& result = scene_.open.results[ended->seat];
        item.place = layout_.trayDie(index, static_cast<int>(ended->dice.size()), shake(*found));
        item.tilt = GangOfDiceLayout::tilt(index, item.key + item.face * 7);
        item.offending =
            result && !result->valid && offenders(scene_.open.warning(), faces_of(ended->dice)).contains(index);
        item.dimmed = result && !result->valid && !item.offending;
    }

    /// Returns what the winner of the round has behind the screen, if the rail shows it.
    std::optional<Own> ownOfWinner() const
    {
        const bool shown =
            !layout_.isFigure() && scene_.behind() != nullptr && scene_.behind()->seat == scene_.sweep->seat;
        return shown ? scene_.own() : std::nullopt;
    }

    /// Returns the place of the things that have left for the winner: with the other dice behind the screen if the
    /// rail shows them, otherwise at the plate.
    QRectF swept() const
    {
        if (const auto own = ownOfWinner())
            return layout_.ownDie(std::max(0, own->dice - 1), std::max(1, own->dice));
        const auto order = scene_.order();
        const int row = static_cast<int>(std::ranges::find(order, scene_.sweep->seat) - order.begin());
        const QRectF plate = layout_.plates().at(row);
        const qreal size = layout_.smallDie();
        return {plate.left() + layout_.px(12), plate.top() + layout_.px(12), size, size};
    }

    TokenItem middleToken(int index, int tokens)
    {
        TokenItem item{index, layout_.middleToken(index), false, false, false, Wording::token()};
        if (!leaves())
            return item;
        const auto own = ownOfWinner();
        item.place = own ? layout_.ownToken(own->tokens + index, own->tokens + tokens) : swept();
        item.fading = !own;
        return item;
    }

    void composeMiddle()
    {
        const int tokens = scene_.open.tokens_in_middle / dice_of_token;
        for (int token = 0; token < tokens; ++token)
            picture_.tokens.push_back(middleToken(token, tokens));
        const DiceOnTable::Dice& middle = scene_.dice.middle;
        const int count = std::min(static_cast<int>(middle.size()), most_middle_dice);
        const auto first = static_cast<int>(middle.size()) - count;
        for (int index = 0; index < count; ++index)
            add(middle[static_cast<std::size_t>(first + index)], layout_.middleDie(index, count, tokens),
                MiddleLayer + index);
    }

    void composeShown(backroom::Seat seat, int row)
    {
        if (scene_.inTray() && seat == scene_.open.playing)
            return;
        const DiceOnTable::Dice& shown = scene_.dice.shown[seat];
        const auto count = static_cast<int>(shown.size());
        for (int index = 0; index < count; ++index)
            add(shown[static_cast<std::size_t>(index)], layout_.plateDie(row, index, count), PlateLayer + index);
    }

    void composeTray()
    {
        const DiceOnTable::Dice& dice = scene_.dice.shown[scene_.open.playing];
        const DiceSet now_thrown = scene_.open.thrown;
        const auto count = static_cast<int>(dice.size());
        const bool tags = layout_.trayTags(count);
        // Dice that trigger a bomb are marked while the bomb can still be avoided.
        const DiceSet alarming = scene_.rolling() ? offenders(scene_.open.warning(), scene_.tray()) : DiceSet();
        int order = 0;
        for (int index = 0; index < count; ++index) {
            const DiceOnTable::Die& die = dice[static_cast<std::size_t>(index)];
            // A die that is not rerolled keeps its place. Only the roll changes how it lies.
            DieItem& item = add(die, layout_.trayDie(index, count, shake(die), scene_.landing), TrayLayer + index);
            item.tilt = GangOfDiceLayout::tilt(index, die.key + die.face * 7);
            item.tosses = die.roll;
            item.order = now_thrown.contains(index) ? order++ : 0;
            item.thrown = now_thrown.size();
            item.usable = scene_.rolling() && !scene_.watched;
            item.held = scene_.held == Held{Held::Die, die.key};
            item.chosen = scene_.rolling() && scene_.chosen.contains(index);
            if (item.chosen && tags)
                item.tag = Wording::rerollTag();
            item.offending = scene_.offenders.contains(index) || (alarming.contains(index) && !item.chosen);
            item.dimmed = scene_.effect == Effect::bang && !item.offending;
            item.label = scene_.rolling() ? Wording::trayDie(die.face, item.chosen) : Wording::die(die.face);
        }
    }

    void composeOwn(const Own& own)
    {
        const bool taking = scene_.taking();
        for (int token = 0; token < own.tokens; ++token)
            picture_.tokens.push_back({own_token_key + token, layout_.ownToken(token, own.tokens),
                taking && !scene_.watched, true, false, Wording::ownToken()});
        const bool flying = scene_.held.kind == Held::Handful;
        const int held = scene_.held.key - own_die_key;
        // The dice taken are in the tray now: their keys and places, the first ones, stay empty as long.
        const bool thrown = scene_.inTray() && scene_.open.playing == scene_.behind()->seat;
        const int gone = thrown ? static_cast<int>(scene_.tray().size()) : 0;
        const int first_key = own_die_key + gone;
        for (int index = 0; index < own.dice; ++index) {
            DieItem item;
            item.key = first_key + index;
            item.face = (index * 5 + 3) % face_count;
            item.place = layout_.ownDie(gone + index, gone + own.dice);
            item.stack = OwnLayer + index;
            item.stock = true;
            item.usable = taking && !scene_.watched;
            item.chosen = taking && index < scene_.take;
            item.held = flying && item.chosen;
            if (item.held && index != held) {
                const QPointF at = layout_.handful(index < held ? index + 1 : index);
                item.place = QRectF(layout_.ownDie(held, own.dice).topLeft() + at, item.place.size());
            }
            item.label = taking ? Wording::takeThisMany(index + 1) : Wording::ownDie();
            picture_.dice.push_back(item);
        }
    }

    const Scene& scene_;
    const GangOfDiceLayout& layout_;
    /// Counts the things at stake that have been placed.
    int things_ = 0;
    Picture picture_;
};

}

Picture compose(const Scene& scene, const GangOfDiceLayout& layout)
{
    return Composer(scene, layout).compose();
}

}
