// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gangz/card_item.hpp"
#include "app/gangz/gestures.hpp"
#include "app/gangz/hand_sheet.hpp"
#include "app/gangz/parts.hpp"
#include "app/gangz/pawn_item.hpp"
#include "app/gangz/seat_plate.hpp"
#include "app/gangz/standings.hpp"
#include "app/gangz/words/chronicle.hpp"
#include "app/gangz/words/heard.hpp"
#include "app/gangz/words/wording.hpp"
#include "app/table/refusal_wording.hpp"
#include "app/table/table_of.hpp"
#include "engine/gangz/game.hpp"

namespace gangz_table {

/// The house rule that shows the pictures' names.
inline const QString tattoo_names_rule = QStringLiteral("tattooNames");

}

/// The table of Gangz: turns gestures into actions of the match and lets the director show the events.
class GangzTable : public BACKROOM_TABLE_OF(backroom::gangz::Gangz, gangz_table::Scene, gangz_table::Chronicle,
                       gangz_table::Standings, GangzLayout, gangz_table::Wording) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(GangzLayout* layout READ layout CONSTANT)
    Q_PROPERTY(ItemList* cards READ cards CONSTANT)
    Q_PROPERTY(ItemList* pawns READ pawns CONSTANT)
    Q_PROPERTY(ItemList* pointMarks READ pointMarks CONSTANT)
    Q_PROPERTY(ItemList* plates READ plates CONSTANT)
    Q_PROPERTY(ItemList* standings READ standings CONSTANT)
    Q_PROPERTY(gangz_table::Result result READ result NOTIFY resultChanged)
    Q_PROPERTY(GangzTable::Moment phase READ phase NOTIFY changed)
    Q_PROPERTY(Spectacle spectacle READ spectacle NOTIFY spectacleChanged)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(int deck READ deck NOTIFY changed)
    /// Says that this round may be the last one; empty if it may not.
    Q_PROPERTY(QString warning READ warning NOTIFY changed)
    Q_PROPERTY(int onWall READ onWall NOTIFY changed)
    Q_PROPERTY(bool holding READ holding NOTIFY changed)
    /// True while a round is revealed, and as long as the reveal stays on the table.
    Q_PROPERTY(bool revealing READ revealing NOTIFY changed)
    /// True once the reveal is complete and waits for a player to continue.
    Q_PROPERTY(bool roundShown READ roundShown NOTIFY changed)
    /// True while the only human player waits, with the own cards still visible.
    Q_PROPERTY(bool waitingOpenly READ waitingOpenly NOTIFY changed)
    Q_PROPERTY(gangz_table::GangzWords words READ words NOTIFY wordsChanged)
    Q_PROPERTY(gangz_table::GangzRail rail READ rail NOTIFY railChanged)

public:
    enum Moment { Curtain, Choosing, Voting, Watching, Over };
    Q_ENUM(Moment)
    enum Piece {
        HandCard = gangz_table::Held::HandCard,
        Pawn = gangz_table::Held::Pawn,
        // These pieces can be explained but not picked up.
        WallCard,
        LeaderCard,
        NextLeaderCard,
        HandOfSeat,
        PointsOfSeat,
        Deck,
        // The chips on a card: that it is the player's own, who owns it, and what it scores.
        OwnChip,
        OwnerChip,
        PointsChip,
    };
    Q_ENUM(Piece)

    GangzTable(const TableSetting& setting, std::unique_ptr<TableMatchOf<Game>> match);

    ItemListOf<gangz_table::CardItem>* cards() { return &cards_; }
    ItemListOf<gangz_table::PawnItem>* pawns() { return &pawns_; }
    ItemListOf<gangz_table::MarkItem>* pointMarks() { return &point_marks_; }
    ItemListOf<gangz_table::SeatPlate>* plates() { return &plates_; }
    QAbstractItemModel* seats() override { return &plates_; }
    Moment phase() const;
    const Spectacle& spectacle() const { return spectacle_; }
    int round() const { return scene_.reveal ? scene_.reveal->round.round : scene_.open.round; }
    int deck() const { return scene_.open.deck; }
    QString warning() const;
    int onWall() const;
    bool holding() const { return scene_.held.kind != gangz_table::Held::None; }
    bool revealing() const { return scene_.reveal.has_value(); }
    bool roundShown() const
    {
        return scene_.reveal && scene_.reveal->walked && !scene_.reveal->feat && !scene_.leaving;
    }
    bool waitingOpenly() const { return scene_.waitingOpenly(); }
    const gangz_table::GangzWords& words() const { return words_; }
    const gangz_table::GangzRail& rail() const { return rail_; }
    QString progress() const override { return gangz_table::Wording::progress(round()); }
    QString panelTitle() const override;
    QString rulePage() const override;
    QString noHint() const override;
    Detail detailOf(int kind, int id) const override;

    Q_INVOKABLE void hold(Piece kind, int id);
    void hover(QPointF point) override;
    void release() override;
    /// Handles a click or Enter on a card of the hand or the wall, or on a pawn.
    Q_INVOKABLE void tap(Piece kind, int id, QPointF point);
    /// Handles a double click on a card of the hand: confirms the choice of this card and the others chosen.
    Q_INVOKABLE void sendIn(int card, QPointF point);
    /// Handles a digit: a click on the card of the hand or of the wall with this number, from 1; returns false if there
    /// is none.
    Q_INVOKABLE bool tapNumber(int number);
    void tapAt(QPointF point) override;
    void cancel() override;
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void takeBack();
    /// The first call says what swapping costs and asks for confirmation; the second one swaps.
    Q_INVOKABLE void swapHand();
    /// Turns the table into a figure of the rulebook, with the first seat as the viewer.
    void showAsFigure(const QStringList& parts);

    Q_INVOKABLE void goOn();
    /// Returns the name of a picture, for whoever asks for it: on the cards themselves it is shown by a house rule
    /// only.
    Q_INVOKABLE QString pictureName(int card) const;
    Q_INVOKABLE void tellAgain() override;
    /// True if the last round has been scored and no person has done anything since. A seat without a level is a
    /// person.
    static bool lastRoundIsNews(const PublicState& open, const QList<int>& levels);

signals:
    void wordsChanged();
    void railChanged();
    void spectacleChanged();

protected:
    QString sentenceOf(const backroom::Refusal& refusal) const override;
    QVariantMap options() const override { return {{QStringLiteral("target"), scene_.open.options.target}}; }
    /// The game cannot be played without secrets.
    QString openRule() const override { return {}; }
    bool asksInSecret() const override { return true; }
    /// True after a hand has just been swapped.
    bool staysAtScreen() const override;
    gangz_table::Scene publicScene() override;
    QString prepare(gangz_table::Scene& scene, const Advice& advice) override;
    void lay(gangz_table::Scene& scene, const Action& action) override;
    std::optional<Action> laidOut() const override { return gangz_table::gestures::confirm(scene_); }
    void showScene() override;
    std::vector<Beat> beats(const std::vector<Event>& events) const override;
    Script reminder() override;
    Remarks remarks(const Event& event, const PublicState& before) const override;
    bool remarksStay() const override { return true; }
    void sceneChanged(gangz_table::Scene& scene) override;
    bool drafted() const override { return holding() || gangz_table::gestures::can_take_back(scene_); }
    bool putAway(gangz_table::Scene& scene) override;
    bool canTellAgain() const override { return scene_.reveal && replay() == nullptr; }

private:
    void tried(const std::optional<backroom::Refusal>& refusal);
    Spectacle spectacleOf(const gangz_table::RoundReveal& reveal) const;

    ItemListOf<gangz_table::CardItem> cards_;
    ItemListOf<gangz_table::PawnItem> pawns_;
    ItemListOf<gangz_table::MarkItem> point_marks_;
    ItemListOf<gangz_table::SeatPlate> plates_;
    gangz_table::GangzWords words_;
    gangz_table::GangzRail rail_;
    Spectacle spectacle_;
};
