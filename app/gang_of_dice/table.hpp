// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gang_of_dice/die_item.hpp"
#include "app/gang_of_dice/gestures.hpp"
#include "app/gang_of_dice/hand_sheet.hpp"
#include "app/gang_of_dice/parts.hpp"
#include "app/gang_of_dice/seat_plate.hpp"
#include "app/gang_of_dice/standings.hpp"
#include "app/gang_of_dice/token_item.hpp"
#include "app/gang_of_dice/words/chronicle.hpp"
#include "app/gang_of_dice/words/heard.hpp"
#include "app/gang_of_dice/words/wording.hpp"
#include "app/table/table_of.hpp"
#include "engine/gang_of_dice/game.hpp"

namespace gang_of_dice_table {

inline const QString open_screens_rule = QStringLiteral("openScreens");
inline const QString odds_rule = QStringLiteral("diceOdds");

}

/// The table of Gang of Dice: turns gestures into actions of the match and lets the director show the events.
class GangOfDiceTable
    : public BACKROOM_TABLE_OF(backroom::gang_of_dice::GangOfDice, gang_of_dice_table::Scene,
          gang_of_dice_table::Chronicle, gang_of_dice_table::Standings, GangOfDiceLayout, gang_of_dice_table::Wording) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(GangOfDiceLayout* layout READ layout CONSTANT)
    Q_PROPERTY(ItemList* dice READ dice CONSTANT)
    Q_PROPERTY(ItemList* tokens READ tokens CONSTANT)
    Q_PROPERTY(ItemList* plates READ plates CONSTANT)
    Q_PROPERTY(ItemList* standings READ standings CONSTANT)
    Q_PROPERTY(gang_of_dice_table::Result result READ result NOTIFY resultChanged)
    Q_PROPERTY(GangOfDiceTable::Moment phase READ phase NOTIFY changed)
    Q_PROPERTY(GangOfDiceTable::Effect effect READ effect NOTIFY changed)
    Q_PROPERTY(Spectacle spectacle READ spectacle NOTIFY spectacleChanged)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds CONSTANT)
    Q_PROPERTY(QString roundText READ roundText NOTIFY changed)
    /// True if the round in progress is the last one, or if one more elimination ends the game; in a game of two, where
    /// it always would, only in the last round.
    Q_PROPERTY(bool endNear READ endNear NOTIFY changed)
    /// True if only computer players are left, so that no person will decide any more.
    Q_PROPERTY(bool personsOut READ personsOut NOTIFY changed)
    Q_PROPERTY(GangOfDiceTable::Holding holding READ holding NOTIFY changed)
    Q_PROPERTY(bool aimed READ aimed NOTIFY changed)
    /// The point from which dice are thrown: where they were dropped, or below the tray.
    Q_PROPERTY(QPointF throwFrom READ throwFrom NOTIFY changed)
    Q_PROPERTY(gang_of_dice_table::DiceWarning card READ card NOTIFY cardChanged)
    Q_PROPERTY(gang_of_dice_table::DiceTray tray READ tray NOTIFY trayChanged)
    Q_PROPERTY(gang_of_dice_table::DiceMiddle middle READ middle NOTIFY middleChanged)
    Q_PROPERTY(gang_of_dice_table::DiceTurn turn READ turn NOTIFY turnChanged)
    Q_PROPERTY(gang_of_dice_table::DiceScreen screen READ screen NOTIFY screenChanged)

public:
    enum Moment { Curtain, Taking, Rolling, Watching, Over };
    Q_ENUM(Moment)
    enum Effect {
        NoEffect = static_cast<int>(gang_of_dice_table::Effect::none),
        Fuse = static_cast<int>(gang_of_dice_table::Effect::fuse),
        Bang = static_cast<int>(gang_of_dice_table::Effect::bang),
    };
    Q_ENUM(Effect)
    enum Holding { Nothing, KeptDie, RerolledDie, Handful };
    Q_ENUM(Holding)

    enum Explained { DieFace, WealthToken, MiddlePrize, ScreenWealth, TurnResult, StockDie, WarningOnTable };
    Q_ENUM(Explained)

    GangOfDiceTable(const TableSetting& setting, std::unique_ptr<TableMatchOf<Game>> match);

    ItemListOf<gang_of_dice_table::DieItem>* dice() { return &dice_; }
    ItemListOf<gang_of_dice_table::TokenItem>* tokens() { return &tokens_; }
    ItemListOf<gang_of_dice_table::SeatPlate>* plates() { return &plates_; }
    QAbstractItemModel* seats() override { return &plates_; }
    Moment phase() const;
    Effect effect() const { return static_cast<Effect>(scene_.effect); }
    const Spectacle& spectacle() const { return spectacle_; }
    int round() const { return scene_.open.round; }
    int rounds() const { return backroom::gang_of_dice::round_count; }
    QString roundText() const;
    bool endNear() const;
    bool personsOut() const;
    QString progress() const override;
    QString panelTitle() const override { return gang_of_dice_table::Wording::panelTitle(); }
    QString rulePage() const override;
    Detail detailOf(int kind, int id) const override;
    Holding holding() const;
    QPointF throwFrom() const
    {
        return scene_.landing && scene_.open.roll <= 1 ? layout_.landed(*scene_.landing) : layout_.throwFrom();
    }
    bool aimed() const { return scene_.aim != gang_of_dice_table::Aim::nowhere; }
    const gang_of_dice_table::DiceWarning& card() const { return card_; }
    const gang_of_dice_table::DiceTray& tray() const { return tray_; }
    const gang_of_dice_table::DiceMiddle& middle() const { return middle_; }
    const gang_of_dice_table::DiceTurn& turn() const { return turn_; }
    const gang_of_dice_table::DiceScreen& screen() const { return screen_; }

    /// Picks up a die of the tray, or a handful of dice from behind the screen, up to this one.
    Q_INVOKABLE void hold(int die);
    void hover(QPointF point) override;
    /// Drops the held piece. A handful dropped in the tray is rolled; a die of the tray is kept if dropped in the tray
    /// and marked to be rerolled if dropped below it. Dropped anywhere else, the piece goes back.
    void release() override;
    /// Handles a click: keeps or rerolls a die of the tray, or takes the dice behind the screen up to this one.
    Q_INVOKABLE void tap(int die, QPointF point);
    void tapAt(QPointF point) override;
    Q_INVOKABLE void activate(int die);
    /// Keeps or rerolls the die of the tray with this number, from 1; returns false if there is none.
    Q_INVOKABLE bool activateNumber(int number);
    /// Takes three more dice.
    Q_INVOKABLE void takeToken() { setTake(scene_.take + backroom::gang_of_dice::dice_of_token); }
    /// Clamps the number to between 1 and the most dice that can be taken.
    Q_INVOKABLE void setTake(int dice);
    Q_INVOKABLE void roll() { performIf(gang_of_dice_table::gestures::roll(scene_)); }
    Q_INVOKABLE void reroll() { performIf(gang_of_dice_table::gestures::reroll(scene_)); }
    Q_INVOKABLE void stop() { performIf(gang_of_dice_table::gestures::stop(scene_)); }
    /// Puts down what is held; if nothing is, keeps all dice of the tray again.
    void cancel() override;
    /// Shows its owner what is behind the screen, while the button is pressed.
    Q_INVOKABLE void look(bool open);

signals:
    void cardChanged();
    void trayChanged();
    void middleChanged();
    void turnChanged();
    void screenChanged();
    void spectacleChanged();

protected:
    QVariantMap options() const override { return {}; }
    QString openRule() const override { return gang_of_dice_table::open_screens_rule; }
    bool asksInSecret() const override { return scene_.open.phase == backroom::gang_of_dice::Phase::taking; }
    gang_of_dice_table::Scene publicScene() override;
    void viewAdded(gang_of_dice_table::Scene& scene) override;
    QString prepare(gang_of_dice_table::Scene& scene, const Advice& advice) override;
    void lay(gang_of_dice_table::Scene& scene, const Action& action) override;
    void sceneRebuilt(gang_of_dice_table::Scene& scene, const gang_of_dice_table::Scene& before) override
    {
        scene.dice = before.dice;
    }
    /// Requests the odds for the current position, unless they have been requested already.
    void complete(gang_of_dice_table::Scene& scene) override;
    void showScene() override;
    std::vector<Beat> beats(const std::vector<Event>& events) const override;
    std::optional<Action> laidOut() const override
    {
        return scene_.chosen.empty() ? gang_of_dice_table::gestures::roll(scene_)
                                     : gang_of_dice_table::gestures::reroll(scene_);
    }
    /// The marked dice; before the throw, the number of dice to take, if the player has changed it.
    std::vector<int> laidThings() const override;
    void layThings(const std::vector<int>& things) override;
    bool drafted() const override { return gang_of_dice_table::gestures::drafted(scene_); }
    bool putAway(gang_of_dice_table::Scene& scene) override;

private:
    struct Question {
        backroom::gang_of_dice::View view;
        backroom::gang_of_dice::DiceSet chosen;
        bool operator==(const Question&) const = default;
    };

    Spectacle spectacleOf(const gang_of_dice_table::Sweep& sweep) const;
    Spectacle spectacleOf(const gang_of_dice_table::Fall& fall) const;

    Thinker calculator_{this};
    QPointF hovered_;
    std::optional<Question> question_;
    ItemListOf<gang_of_dice_table::DieItem> dice_;
    ItemListOf<gang_of_dice_table::TokenItem> tokens_;
    ItemListOf<gang_of_dice_table::SeatPlate> plates_;
    gang_of_dice_table::DiceWarning card_;
    gang_of_dice_table::DiceTray tray_;
    gang_of_dice_table::DiceMiddle middle_;
    gang_of_dice_table::DiceTurn turn_;
    gang_of_dice_table::DiceScreen screen_;
    Spectacle spectacle_;
};
