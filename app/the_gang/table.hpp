#pragma once

#include "card_model.hpp"
#include "game_table.hpp"
#include "the_gang/chronicle.hpp"
#include "the_gang/game.hpp"
#include "the_gang/layout.hpp"
#include "the_gang/scene.hpp"
#include "the_gang/seat_plates.hpp"
#include "the_gang/spots.hpp"
#include "the_gang/standings.hpp"

/// The Gang as the window plays it: takes gestures, gives actions to the match, and lets the director show what
/// happened.
class TheGangTable : public GameTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(TheGangLayout* layout READ layout CONSTANT)
    Q_PROPERTY(CardModel* gangsters READ gangsters CONSTANT)
    Q_PROPERTY(CardModel* specials READ specials CONSTANT)
    Q_PROPERTY(CardModel* tickets READ tickets CONSTANT)
    Q_PROPERTY(SlotModel* openPlaces READ openPlaces CONSTANT)
    Q_PROPERTY(GangModel* gangs READ gangs CONSTANT)
    Q_PROPERTY(TargetModel* targets READ targets CONSTANT)
    Q_PROPERTY(SeatPlates* plates READ plates CONSTANT)
    Q_PROPERTY(Standings* standings READ standings CONSTANT)
    Q_PROPERTY(Moment phase READ phase NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    /// 0: until the deck ends.
    Q_PROPERTY(int rounds READ rounds CONSTANT)
    Q_PROPERTY(int job READ job NOTIFY changed)
    Q_PROPERTY(int deck READ deck NOTIFY changed)
    Q_PROPERTY(QString railTitle READ railTitle NOTIFY changed)
    Q_PROPERTY(QString railText READ railText NOTIFY changed)
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY changed)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
    Q_PROPERTY(bool canLook READ canLook NOTIFY changed)
    /// What the one behind the open curtain has captured (TG-4.6), and the revolvers of each; empty at any other time.
    Q_PROPERTY(QList<int> ownPile READ ownPile NOTIFY changed)
    Q_PROPERTY(QList<int> ownRevolvers READ ownRevolvers NOTIFY changed)
    Q_PROPERTY(int ownScore READ ownScore NOTIFY changed)
    Q_PROPERTY(bool holding READ holding NOTIFY holdingChanged)
    Q_PROPERTY(bool somebodyWaits READ somebodyWaits NOTIFY changed)

public:
    enum Moment { Curtain, Choosing, Revealing, Placing, Over };
    Q_ENUM(Moment)
    enum PieceKind { NoPiece, GangsterPiece, SpecialPiece, TicketPiece, CalledPiece };
    Q_ENUM(PieceKind)

    using Match = backroom::Match<backroom::the_gang::TheGang>;

    /// `kept` is the match's number in the store; 0 when it is not kept.
    TheGangTable(House& house, Match match, const QList<int>& marks, qint64 kept);

    QString title() const override;
    TableLayout* frame() override { return &layout_; }
    TheGangLayout* layout() { return &layout_; }
    CardModel* gangsters() { return &gangsters_; }
    CardModel* specials() { return &specials_; }
    CardModel* tickets() { return &tickets_; }
    SlotModel* openPlaces() { return &slots_; }
    GangModel* gangs() { return &gangs_; }
    TargetModel* targets() { return &targets_; }
    SeatPlates* plates() { return &plates_; }
    QAbstractItemModel* seats() override { return &plates_; }
    Standings* standings() { return &standings_; }
    Moment phase() const { return phase_; }
    bool curtainClosed() const override { return phase_ == Curtain; }
    bool deciding() const override { return phase_ == Choosing || phase_ == Placing; }
    bool over() const override { return phase_ == Over; }
    QString progress() const override;
    QString panelTitle() const override;
    QString rulePage() const override;
    int round() const { return round_; }
    int rounds() const { return match_.setup().options.rounds; }
    int job() const { return job_; }
    int deck() const { return deck_; }
    QString railTitle() const;
    QString railText() const;
    bool canConfirm() const;
    bool canTakeBack() const;
    bool canLook() const { return phase_ == Placing && scene_.closed_hand > 0; }
    QList<int> ownPile() const;
    QList<int> ownRevolvers() const;
    int ownScore() const;
    bool holding() const { return scene_.held.kind != the_gang_table::Piece::None; }
    bool somebodyWaits() const { return !scene_.waiting.empty(); }
    const Match& match() const { return match_; }

    /// Picks a card up.
    Q_INVOKABLE void hold(PieceKind kind, int id);
    /// The picked-up card is over this point of the window.
    Q_INVOKABLE void hover(QPointF point);
    /// Drops the picked-up card where it is; outside every target it goes back.
    Q_INVOKABLE void release();
    /// A click: picks up, or drops what is picked up.
    Q_INVOKABLE void tap(PieceKind kind, int id, QPointF point);
    void tapAt(QPointF point) override;
    /// The keyboard's way to point and drop: by the key of a target.
    Q_INVOKABLE void aimAt(int target);
    Q_INVOKABLE void dropOn(int target);
    /// Enter on a card.
    Q_INVOKABLE void activate(PieceKind kind, int id);
    void cancel() override;
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void takeBack();
    /// Shows the closed hand to its owner, as long as it is pressed.
    Q_INVOKABLE void look(bool open);

    /// What a figure of the rulebook plays, for whoever it names.
    void play(backroom::Seat seat, const backroom::the_gang::Action& action);

signals:
    /// After all models follow.
    void holdingChanged();

protected:
    QString gameId() const override;
    QVariantMap options() const override;
    QString sentenceOf(const backroom::Refusal& refusal) const override;
    void retell() override;
    void settle() override;
    void retranslate() override;
    void refresh() override;
    void stageNewest() override { stage(match_.events()); }
    void drawCurtain() override;

private:
    using Piece = the_gang_table::Piece;
    using Aim = the_gang_table::Aim;

    // table.cpp
    const backroom::the_gang::State& state() const { return match_.state(); }
    void settlePlates();
    void settleStandings();
    bool perform(const backroom::the_gang::Action& action) { return performed(match_.act(seat(), action)); }

    // table_gestures.cpp
    void setAim(const std::optional<Aim>& aim);
    void drop();
    void dropOnSpot();
    void putBack();
    bool usable(Piece piece) const;
    std::optional<backroom::the_gang::Action> actionFor(const Aim& aim) const;
    std::optional<backroom::Refusal> refusalOf(const Aim& aim) const;
    std::optional<the_gang_table::Preview> previewOf(const Aim& aim) const;
    static Aim aimOf(const TargetItem& target);

    // table_script.cpp
    void stage(const backroom::the_gang::Events& events);
    void stage(const backroom::the_gang::Revealed& revealed);
    void stage(const backroom::the_gang::Placed& placed);
    void stage(const backroom::the_gang::SpecialPlayed& played);
    void stageCaptures(const std::vector<backroom::the_gang::Captured>& captures);
    void stage(const backroom::the_gang::SpecialDiscarded& discarded);
    void stage(const backroom::the_gang::Refilled& refilled);
    void beginTurn(backroom::Seat seat);
    void tell(const backroom::the_gang::Event& event);
    /// Who is still to play after the active seat.
    void setWaiting(std::size_t first);
    SeatPlate& plate(backroom::Seat seat);
    const backroom::the_gang::Choice& openChoice(backroom::Seat seat) const;

    Match& match_;
    TheGangLayout layout_;
    CardModel gangsters_;
    CardModel specials_;
    CardModel tickets_;
    SlotModel slots_;
    GangModel gangs_;
    TargetModel targets_;
    SeatPlates plates_;
    Standings standings_;
    the_gang_table::Chronicle chronicle_;

    the_gang_table::Scene scene_;
    std::vector<SeatPlate> shown_plates_;
    /// The choices of the job that is being played.
    backroom::the_gang::Revealed revealed_;
    Moment phase_ = Curtain;
    int round_ = 1;
    int job_ = 1;
    int deck_ = 0;
    bool told_holding_ = false;
};
