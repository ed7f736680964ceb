// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/refusal_wording.hpp"
#include "app/table/table_of.hpp"
#include "app/the_gang/card_item.hpp"
#include "app/the_gang/gestures.hpp"
#include "app/the_gang/hand_sheet.hpp"
#include "app/the_gang/layout.hpp"
#include "app/the_gang/script.hpp"
#include "app/the_gang/seat_plate.hpp"
#include "app/the_gang/standings.hpp"
#include "app/the_gang/words/chronicle.hpp"
#include "app/the_gang/words/heard.hpp"
#include "app/the_gang/words/wording.hpp"
#include "engine/the_gang/game.hpp"

namespace the_gang_table {

/// The house rule by which everybody chooses openly.
inline const QString open_hands_rule = QStringLiteral("openHands");

}

/// The table of The Gang: turns gestures into actions of the match and lets the director show the events.
class TheGangTable : public BACKROOM_TABLE_OF(backroom::the_gang::TheGang, the_gang_table::Scene,
                         the_gang_table::Chronicle, the_gang_table::Standings, TheGangLayout, the_gang_table::Wording) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(TheGangLayout* layout READ layout CONSTANT)
    Q_PROPERTY(ItemList* gangsters READ gangsters CONSTANT)
    Q_PROPERTY(ItemList* specials READ specials CONSTANT)
    Q_PROPERTY(ItemList* tickets READ tickets CONSTANT)
    Q_PROPERTY(ItemList* openPlaces READ openPlaces CONSTANT)
    Q_PROPERTY(ItemList* gangs READ gangs CONSTANT)
    /// The gangs that could be captured later; only while somebody decides.
    Q_PROPERTY(ItemList* standingGangs READ standingGangs CONSTANT)
    Q_PROPERTY(ItemList* targets READ targets CONSTANT)
    Q_PROPERTY(ItemList* plates READ plates CONSTANT)
    Q_PROPERTY(ItemList* standings READ standings CONSTANT)
    Q_PROPERTY(the_gang_table::Result result READ result NOTIFY resultChanged)
    Q_PROPERTY(TheGangTable::Moment phase READ phase NOTIFY changed)
    Q_PROPERTY(Spectacle spectacle READ spectacle NOTIFY spectacleChanged)
    Q_PROPERTY(QString roundText READ roundText NOTIFY changed)
    Q_PROPERTY(int job READ job NOTIFY changed)
    Q_PROPERTY(int jobs READ jobs CONSTANT)
    Q_PROPERTY(QString deckText READ deckText NOTIFY changed)
    /// True if the size of the deck may soon end the game.
    Q_PROPERTY(bool deckLow READ deckLow NOTIFY changed)
    /// True while the choice of the only human player lies sealed in its place.
    Q_PROPERTY(bool waitingOpenly READ waitingOpenly NOTIFY changed)
    /// True while the hand of the only human player lies beside the cards being played.
    Q_PROPERTY(bool handAside READ handAside NOTIFY changed)
    Q_PROPERTY(QString railTitle READ railTitle NOTIFY changed)
    Q_PROPERTY(QString railText READ railText NOTIFY changed)
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY changed)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
    Q_PROPERTY(bool canLook READ canLook NOTIFY changed)
    Q_PROPERTY(bool looking READ looking NOTIFY changed)
    /// `rows` lists the gangsters of each city for screen readers, such as "17, 24, 36". The other three are what the
    /// seat at the screen has captured (TG-4.6); empty for other players.
    Q_PROPERTY(QStringList rows READ rows NOTIFY changed)
    Q_PROPERTY(QList<int> ownPile READ ownPile NOTIFY changed)
    Q_PROPERTY(QList<int> ownRevolvers READ ownRevolvers NOTIFY changed)
    Q_PROPERTY(int ownScore READ ownScore NOTIFY changed)
    Q_PROPERTY(bool holding READ holding NOTIFY holdingChanged)
    /// True while The Boss Calls waits for a gangster.
    Q_PROPERTY(bool calling READ calling NOTIFY changed)
    /// True while the held card is over a gangster, which must stay visible below it.
    Q_PROPERTY(bool overGangster READ overGangster NOTIFY changed)
    Q_PROPERTY(bool somebodyWaits READ somebodyWaits NOTIFY changed)

public:
    enum Moment { Curtain, Choosing, Revealing, Placing, Over };
    Q_ENUM(Moment)
    enum PieceKind {
        NoPiece = the_gang_table::Piece::None,
        GangsterPiece = the_gang_table::Piece::Gangster,
        SpecialPiece = the_gang_table::Piece::Special,
        TicketPiece = the_gang_table::Piece::Ticket,
        CalledPiece = the_gang_table::Piece::Called,
        // These pieces can be explained but not picked up.
        HandOfSeat,
        PileOfSeat,
        OwnPile,
        Deck,
        // The chip on a gang that is or would be captured.
        CaptureChip,
    };
    Q_ENUM(PieceKind)

    TheGangTable(const TableSetting& setting, std::unique_ptr<TableMatchOf<Game>> match);

    ItemListOf<the_gang_table::CardItem>* gangsters() { return &gangsters_; }
    ItemListOf<the_gang_table::CardItem>* specials() { return &specials_; }
    ItemListOf<the_gang_table::CardItem>* tickets() { return &tickets_; }
    ItemListOf<the_gang_table::SlotItem>* openPlaces() { return &slots_; }
    ItemListOf<the_gang_table::GangItem>* gangs() { return &gangs_; }
    ItemListOf<the_gang_table::GangItem>* standingGangs() { return &standing_gangs_; }
    ItemListOf<the_gang_table::TargetItem>* targets() { return &targets_; }
    ItemListOf<the_gang_table::SeatPlate>* plates() { return &plates_; }
    QAbstractItemModel* seats() override { return &plates_; }
    Moment phase() const;
    const Spectacle& spectacle() const { return spectacle_; }
    QString progress() const override { return the_gang_table::Wording::progress(round(), job()); }
    QString panelTitle() const override;
    QString rulePage() const override;
    Detail detailOf(int kind, int id) const override;
    int round() const { return scene_.shownJob().round; }
    QString roundText() const;
    int job() const { return scene_.shownJob().job; }
    int jobs() const { return backroom::the_gang::jobs_a_round; }
    QString deckText() const;
    bool deckLow() const;
    QString railTitle() const;
    QString railText() const;
    bool canConfirm() const { return scene_.choosing() && scene_.picked.complete(); }
    bool canTakeBack() const;
    bool waitingOpenly() const { return scene_.waitingOpenly(); }
    bool looking() const { return scene_.looking; }
    bool canLook() const
    {
        return scene_.placing() && !scene_.watched && !scene_.own && !scene_.view->hand.gangsters.empty();
    }
    bool handAside() const { return scene_.handAside(); }
    QStringList rows() const;
    QList<int> ownPile() const;
    QList<int> ownRevolvers() const;
    int ownScore() const;
    bool holding() const { return scene_.held.kind != the_gang_table::Piece::None; }
    bool calling() const { return scene_.callsTo().has_value(); }
    bool overGangster() const { return scene_.spiedAt() != 0; }
    bool somebodyWaits() const { return !scene_.waiting().empty(); }

    Q_INVOKABLE void hold(PieceKind kind, int id);
    /// Shows what the held card would do there.
    void hover(QPointF point) override;
    /// Drops the held card; outside of all targets it goes back.
    void release() override;
    /// Handles a click: picks a card up, or drops the held one.
    Q_INVOKABLE void tap(PieceKind kind, int id, QPointF point);
    void tapAt(QPointF point) override;
    /// Aim and drop by keyboard; `target` is the key of a target.
    Q_INVOKABLE void aimAt(int target);
    Q_INVOKABLE void dropOn(int target);
    Q_INVOKABLE void activate(PieceKind kind, int id);
    /// While a choice is made, clicks a card by its number, from 1: the gangsters in hand, the special card, the
    /// tickets. Returns false if there is none.
    Q_INVOKABLE bool tapNumber(int number);
    /// Shows what calling this gangster would do, while it is considered.
    Q_INVOKABLE void consider(int gangster, bool considered);
    void cancel() override;
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void takeBack();
    /// Shows the closed hand to its owner while the button is pressed.
    Q_INVOKABLE void look(bool open);

signals:
    /// Emitted after all models have been updated.
    void holdingChanged();
    void spectacleChanged();

protected:
    QVariantMap options() const override { return {{QStringLiteral("rounds"), scene_.open.options.rounds}}; }
    QString openRule() const override { return the_gang_table::open_hands_rule; }
    QString sentenceOf(const backroom::Refusal& refusal) const override
    {
        return refusal.code == draft_incomplete ? railText() : TableOf::sentenceOf(refusal);
    }
    bool asksInSecret() const override { return scene_.open.phase == backroom::the_gang::Phase::choosing; }
    the_gang_table::Scene publicScene() override;
    void seatAsked(the_gang_table::Scene& scene) override;
    QString prepare(the_gang_table::Scene& scene, const Advice& advice) override;
    void lay(the_gang_table::Scene& scene, const Action& action) override;
    std::optional<Action> laidOut() const override { return the_gang_table::gestures::confirm(scene_); }
    void showScene() override;
    std::vector<Beat> beats(const std::vector<Event>& events) const override;
    void sceneChanged(the_gang_table::Scene& scene) override { setSeat(scene.active ? int{*scene.active} : nobody); }
    bool drafted() const override { return holding() || the_gang_table::gestures::can_take_back(scene_); }
    bool putAway(the_gang_table::Scene& scene) override;

private:
    /// Returns what each seat has gained in the same job by the actions before this one.
    the_gang_table::announcements::Taken takenBefore(int action) const;

    using Piece = the_gang_table::Piece;
    using Aim = the_gang_table::Aim;

    static Piece::Kind kindOf(PieceKind kind) { return static_cast<Piece::Kind>(kind); }
    void countRounds();
    Spectacle spectacleOf(const the_gang_table::Feat& feat) const;
    void setAim(const std::optional<Aim>& aim);
    void drop();
    /// Sends the chosen gangster by ticket to the city whose row is at the point; returns false if that is impossible.
    bool sendTo(QPointF point);

    ItemListOf<the_gang_table::CardItem> gangsters_;
    ItemListOf<the_gang_table::CardItem> specials_;
    ItemListOf<the_gang_table::CardItem> tickets_;
    ItemListOf<the_gang_table::SlotItem> slots_;
    ItemListOf<the_gang_table::GangItem> gangs_;
    ItemListOf<the_gang_table::GangItem> standing_gangs_;
    ItemListOf<the_gang_table::TargetItem> targets_;
    ItemListOf<the_gang_table::SeatPlate> plates_;
    bool reported_holding_ = false;
    Spectacle spectacle_;
    struct Rounds {
        int in = 0;
        /// The maximum, as counted at the beginning of this round.
        int most = 0;
    } rounds_;
};
