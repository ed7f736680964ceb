// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/alarm.hpp"
#include "app/supergang/compose.hpp"
#include "app/supergang/duel/duel_show.hpp"
#include "app/supergang/hand_sheet.hpp"
#include "app/supergang/layout.hpp"
#include "app/supergang/menu/menu_row.hpp"
#include "app/supergang/rail_state.hpp"
#include "app/supergang/script.hpp"
#include "app/supergang/seat_plate.hpp"
#include "app/supergang/shown_moment.hpp"
#include "app/supergang/standings.hpp"
#include "app/supergang/town/town_name.hpp"
#include "app/supergang/town/town_state.hpp"
#include "app/supergang/trade/trade_sheet.hpp"
#include "app/supergang/words/chronicle.hpp"
#include "app/supergang/words/details.hpp"
#include "app/supergang/words/heard.hpp"
#include "app/supergang/words/wording.hpp"
#include "app/table/table_of.hpp"
#include "engine/supergang/game.hpp"

namespace supergang_table {

/// The house rule by which the sight of a duel sways less.
inline const QString steady_hands_rule = QStringLiteral("steadyHands");

}

/// The table of SuperGang: turns gestures into actions of the match and lets the director show the events. Nothing is
/// hidden, so there is no curtain.
class SuperGangTable
    : public BACKROOM_TABLE_OF(backroom::supergang::SuperGang, supergang_table::Scene, supergang_table::Chronicle,
          supergang_table::Standings, SuperGangLayout, supergang_table::Wording) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(SuperGangLayout* layout READ layout CONSTANT)
    Q_PROPERTY(ItemList* figures READ figures CONSTANT)
    Q_PROPERTY(ItemList* wards READ wards CONSTANT)
    Q_PROPERTY(ItemList* shops READ shops CONSTANT)
    Q_PROPERTY(ItemList* pawns READ pawns CONSTANT)
    Q_PROPERTY(ItemList* manholes READ manholes CONSTANT)
    Q_PROPERTY(ItemList* dice READ dice CONSTANT)
    Q_PROPERTY(ItemList* plates READ plates CONSTANT)
    Q_PROPERTY(ItemList* standings READ standings CONSTANT)
    Q_PROPERTY(supergang_table::Result result READ result NOTIFY resultChanged)
    Q_PROPERTY(supergang_table::QuestionSheet* question READ question CONSTANT)
    Q_PROPERTY(supergang_table::TradeSheet* trade READ trade CONSTANT)
    /// Lists of `TownName`.
    Q_PROPERTY(QVariantList districtNames READ districtNames NOTIFY namesChanged)
    Q_PROPERTY(QVariantList streetNames READ streetNames NOTIFY namesChanged)
    Q_PROPERTY(supergang_table::ActionMenu menu READ menu NOTIFY menuChanged)
    Q_PROPERTY(supergang_table::RailState rail READ rail NOTIFY railChanged)
    Q_PROPERTY(supergang_table::SuperGangTown town READ town NOTIFY townChanged)
    Q_PROPERTY(supergang_table::DuelShow duel READ duel NOTIFY duelChanged)
    /// The control that performs what the hint advises (`hinted`); for a question, such as "choice-1".
    Q_PROPERTY(QString hinted READ hinted NOTIFY hintChanged)
    Q_PROPERTY(SuperGangTable::Moment phase READ phase NOTIFY changed)
    Q_PROPERTY(QString roundText READ roundText NOTIFY changed)
    /// True if only computer players are left, so that no person will decide any more.
    Q_PROPERTY(bool personsOut READ personsOut NOTIFY changed)
    /// Whether a figure is chosen, and an end of its moves is aimed at, to which `wayCount` paths lead.
    Q_PROPERTY(bool choosing READ choosing NOTIFY changed)
    Q_PROPERTY(bool aimed READ aimed NOTIFY changed)
    /// True while the lit ends belong to a move that is only proposed, and no figure is lifted.
    Q_PROPERTY(bool proposing READ proposing NOTIFY changed)
    Q_PROPERTY(int wayCount READ wayCount NOTIFY changed)
    Q_PROPERTY(bool placing READ placing NOTIFY changed)
    /// The point of the board that the turn is about: the figure that moves, acts or can be moved next; (−1, −1) for
    /// none.
    Q_PROPERTY(QPointF focusPoint READ focusPoint NOTIFY changed)
    /// The end aimed at, as a point of the board; (−1, −1) for none.
    Q_PROPERTY(QPointF aimPoint READ aimPoint NOTIFY changed)
    /// The part of the board with all ends of the chosen figure's moves, unless the pointer holds it; empty for none.
    Q_PROPERTY(QRectF reach READ reach NOTIFY changed)
    /// The lit places where the move of the chosen figure can end, in units of the board.
    Q_PROPERTY(QList<QRectF> lit READ lit NOTIFY changed)
    Q_PROPERTY(bool witnessing READ witnessing NOTIFY changed)
    Q_PROPERTY(QPointF witnessFrom READ witnessFrom NOTIFY changed)
    Q_PROPERTY(QPointF witnessTo READ witnessTo NOTIFY changed)
    Q_PROPERTY(QString witnessYears READ witnessYears NOTIFY changed)
    /// The picture of the district being won; empty for none.
    Q_PROPERTY(QString celebrated READ celebrated NOTIFY changed)
    Q_PROPERTY(supergang_table::ShownMoment moment READ moment NOTIFY momentChanged)
    /// A list of `Alarm`, the urgent ones first.
    Q_PROPERTY(QVariantList alarms READ alarms NOTIFY alarmsChanged)
    /// A list of `NewsRow`: what has happened since the last turn of the player in turn; empty before the first.
    Q_PROPERTY(QVariantList news READ news NOTIFY newsChanged)
    Q_PROPERTY(QString newsTitle READ newsTitle NOTIFY newsChanged)
    Q_PROPERTY(bool newsShown READ newsShown NOTIFY newsChanged)
    /// The district being won, or whose counter on a seat's plate is hovered over; −1 for none.
    Q_PROPERTY(int litDistrict READ litDistrict WRITE setLitDistrict NOTIFY litDistrictChanged)
    Q_PROPERTY(bool steady READ steady CONSTANT)
    /// Seconds left for the moves of this turn (SG-3.7); −1 without a clock.
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY secondsLeftChanged)

public:
    enum Moment { Curtain, Starting, MovingPolice, Moving, Acting, Asked, Dueling, Watching, Over };
    Q_ENUM(Moment)
    /// Mirrors `supergang_table::Subject`.
    enum Explained {
        FigureSubject = static_cast<int>(supergang_table::Subject::figure),
        ShopSubject = static_cast<int>(supergang_table::Subject::shop),
        PlaceSubject = static_cast<int>(supergang_table::Subject::place),
        SectionSubject = static_cast<int>(supergang_table::Subject::section),
        DieSubject = static_cast<int>(supergang_table::Subject::die),
        BankSubject = static_cast<int>(supergang_table::Subject::bank),
        PoliceSubject = static_cast<int>(supergang_table::Subject::police),
        TokensSubject = static_cast<int>(supergang_table::Subject::tokens),
        DistrictSubject = static_cast<int>(supergang_table::Subject::district),
        MoneySubject = static_cast<int>(supergang_table::Subject::money),
    };
    Q_ENUM(Explained)

    SuperGangTable(const TableSetting& setting, std::unique_ptr<TableMatchOf<Game>> match);

    ItemListOf<supergang_table::FigureItem>* figures() { return &figures_; }
    ItemListOf<supergang_table::WardItem>* wards() { return &wards_; }
    ItemListOf<supergang_table::ShopItem>* shops() { return &shops_; }
    ItemListOf<supergang_table::PawnItem>* pawns() { return &pawns_; }
    ItemListOf<supergang_table::ManholeItem>* manholes() { return &manholes_; }
    ItemListOf<supergang_table::TurnDie>* dice() { return &dice_; }
    ItemListOf<supergang_table::SeatPlate>* plates() { return &plates_; }
    QAbstractItemModel* seats() override { return &plates_; }
    supergang_table::QuestionSheet* question() { return &question_; }
    supergang_table::TradeSheet* trade() { return &trade_; }
    QVariantList districtNames() const { return supergang_table::district_names(); }
    QVariantList streetNames() const { return supergang_table::street_names(); }
    const supergang_table::ActionMenu& menu() const { return menu_; }
    const supergang_table::RailState& rail() const { return rail_; }
    const supergang_table::SuperGangTown& town() const { return town_; }
    const supergang_table::DuelShow& duel() const { return duel_; }
    const supergang_table::Overlay& overlay() const { return overlay_; }
    QString hinted() const { return hinted_; }
    Moment phase() const;
    QString progress() const override;
    QString panelTitle() const override { return supergang_table::Wording::panelTitle(); }
    QString rulePage() const override;
    QString roundText() const { return progress(); }
    bool personsOut() const;
    bool choosing() const { return scene_.chosen.has_value(); }
    bool aimed() const { return scene_.aim != backroom::supergang::no_place; }
    bool proposing() const { return shows_proposal_; }
    int wayCount() const;
    bool placing() const { return std::ranges::any_of(pawns_.items(), &supergang_table::PawnItem::usable); }
    QPointF focusPoint() const;
    QPointF aimPoint() const;
    QRectF reach() const;
    QList<QRectF> lit() const;
    bool witnessing() const { return scene_.witnessing.has_value(); }
    QPointF witnessFrom() const;
    QPointF witnessTo() const;
    QString witnessYears() const;
    QString celebrated() const;
    const supergang_table::ShownMoment& moment() const { return moment_; }
    const QVariantList& alarms() const { return alarms_; }
    const QVariantList& news() const { return news_; }
    QString newsTitle() const;
    bool newsShown() const { return news_shown_; }
    Q_INVOKABLE void showNews(bool shown);
    bool closeDetails() override;
    int litDistrict() const { return scene_.celebrated ? int{*scene_.celebrated} : lit_district_; }
    void setLitDistrict(int district)
    {
        lit_district_ = district;
        tellDistrict();
    }
    bool steady() const { return houseRule(supergang_table::steady_hands_rule); }
    int secondsLeft() const { return seconds_left_; }
    Q_INVOKABLE int markOf(int figure) const { return marks().value(figure / backroom::supergang::character_count); }
    Detail detailOf(int kind, int id) const override;
    /// Shows the part of the town around these places, and further parts as the rulebook's figure demands. Shops have
    /// their names in the given language.
    void showAsFigure(const QStringList& parts, const QString& language);

    /// Picks up a figure of the board with the pointer.
    Q_INVOKABLE void hold(int mover);
    /// Chooses the figure that this die moves, for the keyboard and clicks.
    Q_INVOKABLE void lift(int mover);
    Q_INVOKABLE void overFigure(int key, bool over);
    /// Returns kind and id, as for `detailOf`, of the thing drawn at this point of the board; (−1, −1) for nothing.
    Q_INVOKABLE static QPointF subjectAt(QPointF there);
    void hover(QPointF point) override;
    void release() override;
    /// Handles a click on a figure: chooses it, or aims at the end on which it stands.
    Q_INVOKABLE void tapFigure(int key, QPointF point);
    Q_INVOKABLE void tapShop(int shop, QPointF point);
    Q_INVOKABLE void tapSection(int section);
    void tapAt(QPointF point) override;
    void cancel() override;
    /// For the keyboard: aims at the nearest end in a direction, draws the next path or end, draws another path to the
    /// same end, makes the move.
    Q_INVOKABLE void aimTowards(QPointF way);
    Q_INVOKABLE void aimNext(int by);
    Q_INVOKABLE void turnWay(int by);
    Q_INVOKABLE void drop();
    /// Makes the move proposed for a patrol.
    Q_INVOKABLE void propose(int mover);
    /// Draws the proposed move without making it.
    Q_INVOKABLE void showProposal(int mover);
    Q_INVOKABLE void hideProposal();

    Q_INVOKABLE void roll() { tryAction(backroom::supergang::Roll()); }
    Q_INVOKABLE void collect() { tryAction(backroom::supergang::Collect()); }
    Q_INVOKABLE void buyPolice() { tryAction(backroom::supergang::BuyPolice()); }
    Q_INVOKABLE void endTurn() { tryAction(backroom::supergang::EndTurn()); }
    Q_INVOKABLE void giveUp() { tryAction(backroom::supergang::GiveUp()); }

    /// Runs the row of the menu with this number, from 1.
    Q_INVOKABLE void act(int number);
    /// Opens the plate for composing an offer, unless a lesson waits for something else.
    Q_INVOKABLE void offerTrade();
    Q_INVOKABLE void toggleMember(int index);
    Q_INVOKABLE void toggleTarget(int index);
    Q_INVOKABLE void nameDefender(int index);
    Q_INVOKABLE void go();
    Q_INVOKABLE void done();
    /// Handles a click on the stall while nobody aims: skips to the next step.
    Q_INVOKABLE void goOn();
    /// The coordinates are in widths of a target (SG-8.4). Returns false if the dart was not thrown.
    Q_INVOKABLE bool shoot(qreal x, qreal y);

signals:
    void namesChanged();
    void menuChanged();
    void railChanged();
    void townChanged();
    void duelChanged();
    void overlayChanged();
    void litDistrictChanged();
    void momentChanged();
    void alarmsChanged();
    void newsChanged();
    void secondsLeftChanged();

protected:
    QVariantMap options() const override;
    QString openRule() const override { return {}; }
    bool hidesNothing() const override { return true; }
    bool asksInSecret() const override { return false; }
    supergang_table::Scene publicScene() override;
    std::function<std::optional<Advice>(const std::stop_token&)> considered() const override;
    QString prepare(supergang_table::Scene& scene, const Advice& advice) override;
    void lay(supergang_table::Scene& scene, const Action& action) override;
    void seatAsked(supergang_table::Scene& scene) override;
    /// Lays out the next step of a hint whose first step has been taken.
    void viewAdded(supergang_table::Scene& scene) override;
    void retranslate() override;
    void sceneRebuilt(supergang_table::Scene& /*scene*/, const supergang_table::Scene& before) override
    {
        faces_ = before.faces;
    }
    void showScene() override;
    std::vector<Beat> beats(const std::vector<Event>& events) const override;
    int pauseBeforeActing() const override
    {
        const bool begins = scene_.open.turn.phase == backroom::supergang::Phase::start && scene_.open.frames.empty();
        return begins ? supergang_table::pause_before_turn : supergang_table::pause_within_turn;
    }
    bool drafted() const override
    {
        return scene_.party || scene_.removing || trade_.composing() || (scene_.chosen && !shows_proposal_);
    }
    bool putAway(supergang_table::Scene& scene) override;
    int undoSteps() const override;
    Remarks remarks(const Event& event, const PublicState& before) const override;
    void sceneChanged(supergang_table::Scene& scene) override;

private:
    void showPieces(const Seated& seated);
    supergang_table::Haste hasteOf(const std::vector<Event>& events) const;
    /// Returns whether the consequences of a duel stay until a player continues.
    bool waitsAfterDuel(const std::vector<Event>& events) const;
    bool personsDuel(const backroom::supergang::Duel& duel) const;
    bool beforeFirstTurn() const;
    std::vector<Event> sinceDuelBegan() const;
    /// Called when the chosen figure was dropped or sent where it cannot go.
    void missed(QPointF at);
    void actIf(const std::optional<Action>& action);
    /// Makes the move of the chosen figure to this end.
    void sendTo(backroom::supergang::Place end);
    /// Performs the action, and keeps the next step of a hint that it follows.
    void carryOut(const Action& action);
    void tryAction(const Action& action);
    /// Returns whether the figure that has moved can only end its actions. False in a lesson, which teaches that step.
    bool nothingIsLeft() const;
    /// Ends the figure's actions without being asked if the match has gone on to where nothing else can be done.
    void closeIfNothingIsLeft();
    void showRail();
    void explain(QPointF there);
    backroom::supergang::Place placeOf(int figure) const;
    void tick();
    void gatherNews(bool again = false);
    void tellDistrict()
    {
        const int now = litDistrict();
        if (std::exchange(reported_district_, now) != now)
            emit litDistrictChanged();
    }
    /// Returns the face of a seat, with this mood unless its plate shows another one.
    SeatSign faceFrom(backroom::Seat seat, const char* usual_mood) const;
    supergang_table::ShownMoment momentNow() const;
    supergang_table::DuelShow duelNow(const Seated& seated) const;

    ItemListOf<supergang_table::FigureItem> figures_;
    ItemListOf<supergang_table::WardItem> wards_;
    /// The language of the book, if this is a figure of a rulebook.
    QString language_;
    ItemListOf<supergang_table::ShopItem> shops_;
    ItemListOf<supergang_table::PawnItem> pawns_;
    ItemListOf<supergang_table::ManholeItem> manholes_;
    ItemListOf<supergang_table::TurnDie> dice_;
    ItemListOf<supergang_table::SeatPlate> plates_;
    supergang_table::QuestionSheet question_;
    supergang_table::TradeSheet trade_;
    supergang_table::ActionMenu menu_;
    supergang_table::RailState rail_;
    supergang_table::SuperGangTown town_;
    supergang_table::DuelShow duel_;
    supergang_table::Overlay overlay_;
    supergang_table::ShownMoment moment_;
    QVariantList alarms_;
    QVariantList news_;
    bool news_shown_ = false;
    /// The turn for which the news were gathered.
    int news_turn_ = -1;
    int lit_district_ = -1;
    /// The value of `litDistrict` that was last announced.
    int reported_district_ = -1;
    bool shows_proposal_ = false;
    QString hinted_;
    /// The advice of the current hint, or of the last one.
    Advice advice_;
    /// The next step of a hint whose first step has been taken, and the length of the match at that time.
    std::optional<std::pair<Action, int>> next_;
    /// The text of a hint that has been laid out but is not shown yet.
    QString next_hint_;
    /// The position of the match when a seat was asked last, and whether the match went on to it: false after an undo,
    /// which stays where it leads, and in a match that was continued.
    int asked_at_ = 0;
    bool went_on_ = false;
    /// The figure under the pointer, or −1, and the last position of the pointer.
    int over_figure_ = -1;
    QPointF hovered_;
    /// The faces of the turn's dice as thrown, which are not part of the game's state.
    backroom::supergang::Dice faces_{};
    QTimer clock_{this};
    int seconds_left_ = -1;
    /// The turn whose time the clock measures.
    int clock_turn_ = -1;
};
