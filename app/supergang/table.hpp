#pragma once

#include "models/item_list.hpp"
#include "supergang/chronicle.hpp"
#include "supergang/compose.hpp"
#include "supergang/details.hpp"
#include "supergang/duel_show.hpp"
#include "supergang/game.hpp"
#include "supergang/heard.hpp"
#include "supergang/layout.hpp"
#include "supergang/menu_row.hpp"
#include "supergang/question.hpp"
#include "supergang/rail_state.hpp"
#include "supergang/scene.hpp"
#include "supergang/seat_plate.hpp"
#include "supergang/standings.hpp"
#include "supergang/town_name.hpp"
#include "supergang/town_state.hpp"
#include "supergang/trade_sheet.hpp"
#include "table/table_of.hpp"

#include <QTimer>

namespace supergang_table {

/// The rule of the house by which the sight sways less.
inline const QString steady_hands_rule = QStringLiteral("steadyHands");

}

/// SuperGang as the window plays it: takes gestures, gives actions to the match, and lets the director show what
/// happened. Nothing is hidden, so there is no curtain.
class SuperGangTable : public BACKROOM_TABLE_OF(backroom::supergang::SuperGang, supergang_table::Scene,
                           supergang_table::Chronicle, supergang_table::Standings) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(SuperGangLayout* layout READ layout CONSTANT)
    Q_PROPERTY(ItemList* figures READ figures CONSTANT)
    Q_PROPERTY(ItemList* shops READ shops CONSTANT)
    Q_PROPERTY(ItemList* pawns READ pawns CONSTANT)
    Q_PROPERTY(ItemList* manholes READ manholes CONSTANT)
    Q_PROPERTY(ItemList* dice READ dice CONSTANT)
    Q_PROPERTY(ItemList* plates READ plates CONSTANT)
    Q_PROPERTY(supergang_table::Standings* standings READ standings CONSTANT)
    Q_PROPERTY(supergang_table::QuestionSheet* question READ question CONSTANT)
    Q_PROPERTY(supergang_table::TradeSheet* trade READ trade CONSTANT)
    /// `TownName`s.
    Q_PROPERTY(QVariantList districtNames READ districtNames NOTIFY namesChanged)
    Q_PROPERTY(QVariantList streetNames READ streetNames NOTIFY namesChanged)
    Q_PROPERTY(supergang_table::ActionMenu menu READ menu NOTIFY menuChanged)
    Q_PROPERTY(supergang_table::RailState rail READ rail NOTIFY railChanged)
    Q_PROPERTY(supergang_table::SuperGangTown town READ town NOTIFY townChanged)
    Q_PROPERTY(supergang_table::DuelShow duel READ duel NOTIFY duelChanged)
    Q_PROPERTY(SuperGangTable::Moment phase READ phase NOTIFY changed)
    Q_PROPERTY(QString roundText READ roundText NOTIFY changed)
    /// Somebody's ends are lit; an end is aimed at, and so many ways lead there.
    Q_PROPERTY(bool choosing READ choosing NOTIFY changed)
    Q_PROPERTY(bool aimed READ aimed NOTIFY changed)
    /// They are those of a move that is only proposed: nobody is lifted.
    Q_PROPERTY(bool proposing READ proposing NOTIFY changed)
    Q_PROPERTY(int wayCount READ wayCount NOTIFY changed)
    /// Some piece of pavement can take a pawn now.
    Q_PROPERTY(bool placing READ placing NOTIFY changed)
    /// The board's point that the turn is about: the one who moves or acts, or could be moved next; (−1, −1) for none.
    Q_PROPERTY(QPointF focusPoint READ focusPoint NOTIFY changed)
    /// Of the board: the end that is aimed at; (−1, −1) for none.
    Q_PROPERTY(QPointF aimPoint READ aimPoint NOTIFY changed)
    /// The part of the board with the one who is lifted without a hand on it and all ends of its moves; empty for none.
    Q_PROPERTY(QRectF reach READ reach NOTIFY changed)
    /// An eye is on its way from a point of the board to another.
    Q_PROPERTY(bool witnessing READ witnessing NOTIFY changed)
    Q_PROPERTY(QPointF witnessFrom READ witnessFrom NOTIFY changed)
    Q_PROPERTY(QPointF witnessTo READ witnessTo NOTIFY changed)
    Q_PROPERTY(QString witnessYears READ witnessYears NOTIFY changed)
    /// The picture of the district that is being won; empty for none.
    Q_PROPERTY(QString celebrated READ celebrated NOTIFY changed)
    Q_PROPERTY(bool steady READ steady CONSTANT)
    /// Seconds left for the moves of this turn (SG-3.7); −1 without a clock.
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY secondsLeftChanged)

public:
    enum Moment { Curtain, Starting, MovingPolice, Moving, Acting, Asked, Dueling, Watching, Over };
    Q_ENUM(Moment)
    /// As `supergang_table::Subject`.
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
    };
    Q_ENUM(Explained)

    SuperGangTable(const TableSetting& setting, std::unique_ptr<TableMatchOf<Game>> match);

    QString title() const override;
    TableLayout* frame() override { return &layout_; }
    SuperGangLayout* layout() { return &layout_; }
    ItemListOf<supergang_table::FigureItem>* figures() { return &figures_; }
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
    Moment phase() const;
    QString progress() const override;
    QString panelTitle() const override;
    QString lookAwayText() const override;
    QString rulePage() const override;
    QString roundText() const;
    bool choosing() const { return scene_.chosen.has_value(); }
    bool aimed() const { return scene_.aim != backroom::supergang::no_place; }
    bool proposing() const { return shows_proposal_; }
    int wayCount() const;
    bool placing() const { return std::ranges::any_of(pawns_.items(), &supergang_table::PawnItem::usable); }
    QPointF focusPoint() const;
    QPointF aimPoint() const;
    QRectF reach() const;
    bool witnessing() const { return scene_.witnessing.has_value(); }
    QPointF witnessFrom() const;
    QPointF witnessTo() const;
    QString witnessYears() const;
    QString celebrated() const;
    bool steady() const { return houseRule(supergang_table::steady_hands_rule); }
    int secondsLeft() const { return seconds_left_; }
    /// Of the gang of a figure of the board.
    Q_INVOKABLE int markOf(int figure) const { return marks().value(figure / backroom::supergang::character_count); }
    Detail detailOf(int kind, int id) const override;
    /// Shows the part of the town round these places, and more as the rulebook's figures say it.
    /// Shops have their names in that language.
    void beFigureOf(const QStringList& parts, const QString& language);

    /// Of a figure of the board that is lifted.
    Q_INVOKABLE void hold(int mover);
    /// Lifts whom that die moves, without a hand on it.
    Q_INVOKABLE void lift(int mover);
    /// The pointer is over a figure of the board, or has left it.
    Q_INVOKABLE void overFigure(int key, bool over);
    /// What is drawn at this point of the board, as `detailOf` counts it; (−1, −1) for nothing.
    Q_INVOKABLE static QPointF subjectAt(QPointF there);
    void hover(QPointF point) override;
    void release() override;
    /// A click on a figure: it is chosen, or, as somebody who stands where a move could end, aimed at.
    Q_INVOKABLE void tapFigure(int key, QPointF point);
    Q_INVOKABLE void tapShop(int shop, QPointF point);
    /// A free piece of pavement.
    Q_INVOKABLE void tapSection(int section);
    void tapAt(QPointF point) override;
    void cancel() override;
    /// Keys: aims at the nearest end that lies this way, or takes the next way and then the next end, takes another way
    /// there, drops.
    Q_INVOKABLE void aimTowards(QPointF way);
    Q_INVOKABLE void aimNext(int by);
    Q_INVOKABLE void turnWay(int by);
    Q_INVOKABLE void drop();
    /// The move that is proposed for a patrol.
    Q_INVOKABLE void propose(int mover);
    /// Draws it before it is taken, and no more.
    Q_INVOKABLE void showProposal(int mover);
    Q_INVOKABLE void hideProposal();

    Q_INVOKABLE void roll();
    Q_INVOKABLE void collect();
    Q_INVOKABLE void buyPolice();
    Q_INVOKABLE void endTurn();
    Q_INVOKABLE void giveUp();

    /// The row of the menu with this number, from 1.
    Q_INVOKABLE void act(int number);
    Q_INVOKABLE void toggleMember(int index);
    Q_INVOKABLE void toggleTarget(int index);
    Q_INVOKABLE void nameDefender(int index);
    /// The attack that is prepared.
    Q_INVOKABLE void go();
    Q_INVOKABLE void done();
    /// A click on the stall while nobody aims: to what is next.
    Q_INVOKABLE void goOn();
    /// In target widths (SG-8.4).
    Q_INVOKABLE void shoot(qreal x, qreal y);

signals:
    void namesChanged();
    void menuChanged();
    void railChanged();
    void townChanged();
    void duelChanged();
    void overlayChanged();
    void secondsLeftChanged();

protected:
    QVariantMap options() const override;
    QString sentenceOf(const backroom::Refusal& refusal) const override;
    QString openRule() const override { return {}; }
    bool hidesNothing() const override { return true; }
    bool asksInSecret() const override { return false; }
    void clearScene() override;
    void sitDown() override;
    QString prepare(const Advice& advice) override;
    void asked() override;
    void retranslate() override;
    void retold(const supergang_table::Scene& told) override { faces_ = told.faces; }
    void refresh() override;
    std::vector<Beat> beats(const std::vector<Event>& events) const override;
    bool drafted() const override
    {
        return scene_.party || scene_.removing || trade_.composing() || (scene_.chosen && !shows_proposal_);
    }
    bool putBack() override;
    int undoSteps() const override;
    void letGo() override { scene_.letGo(); }
    void sceneChanged() override;

private:
    Seated seated() const { return {names(), marks()}; }
    void showPieces(const Seated& seated);
    /// What comes of a duel is read until somebody goes on.
    bool waitsAfterDuel(const std::vector<Event>& events) const;
    std::vector<Event> sinceDuelBegan() const;
    void performIf(const std::optional<Action>& action);
    /// Does it; where nothing is left to do in that place then, the figure is done.
    void actAndClose(const Action& action);
    void tryAction(const Action& action);
    /// Whoever has moved can do nothing there but be done. In a lesson that is taught.
    bool nothingIsLeft() const;
    /// Shows what lies at that point of the board by itself.
    void explain(QPointF there);
    void hurry();
    backroom::supergang::Place placeOf(int figure) const;
    void tick();
    template <class Part>
    void show(Part& shown, Part now, void (SuperGangTable::*told)());

    SuperGangLayout layout_;
    ItemListOf<supergang_table::FigureItem> figures_;
    /// Of a figure in the rulebook.
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
    bool shows_proposal_ = false;
    /// What was done last was done here, and neither taken back nor done again.
    bool acted_ = false;
    /// The figure under the pointer, or −1, and where that was last.
    int over_figure_ = -1;
    QPointF hovered_;
    /// What the dice of the turn showed: no part of the game's state.
    backroom::supergang::Dice faces_{};
    QTimer clock_{this};
    int seconds_left_ = -1;
    /// Whose moves the clock counts.
    int clock_turn_ = -1;
};
