#pragma once

#include "game_table.hpp"
#include "gang_of_dice/chronicle.hpp"
#include "gang_of_dice/dice_model.hpp"
#include "gang_of_dice/game.hpp"
#include "gang_of_dice/layout.hpp"
#include "gang_of_dice/scene.hpp"
#include "gang_of_dice/seat_plates.hpp"
#include "gang_of_dice/standings.hpp"

/// Gang of Dice as the window plays it: takes gestures, gives actions to the match, and lets the director show
/// what happened.
class GangOfDiceTable : public GameTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(GangOfDiceLayout* layout READ layout CONSTANT)
    Q_PROPERTY(DiceModel* dice READ dice CONSTANT)
    Q_PROPERTY(TokenModel* tokens READ tokens CONSTANT)
    Q_PROPERTY(DiceSeatPlates* plates READ plates CONSTANT)
    Q_PROPERTY(DiceStandings* standings READ standings CONSTANT)
    Q_PROPERTY(Moment phase READ phase NOTIFY changed)
    Q_PROPERTY(Effect effect READ effect NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds CONSTANT)
    Q_PROPERTY(int cardsLeft READ cardsLeft NOTIFY changed)
    Q_PROPERTY(bool bomb READ bomb NOTIFY changed)
    Q_PROPERTY(QString cardKind READ cardKind NOTIFY changed)
    /// What stands on the card: a figure, or faces of dice; and a word.
    Q_PROPERTY(QString cardFigure READ cardFigure NOTIFY changed)
    Q_PROPERTY(QList<int> cardFaces READ cardFaces NOTIFY changed)
    Q_PROPERTY(QString cardWord READ cardWord NOTIFY changed)
    Q_PROPERTY(QString cardSentence READ cardSentence NOTIFY changed)
    Q_PROPERTY(QString trayTitle READ trayTitle NOTIFY changed)
    /// What the dice in the tray add up to; −1 without dice.
    Q_PROPERTY(int sum READ sum NOTIFY changed)
    /// In a figure, what those of the turn that ended last add up to; −1 without one.
    Q_PROPERTY(int endedSum READ endedSum NOTIFY changed)
    Q_PROPERTY(bool endedBusted READ endedBusted NOTIFY changed)
    /// How near the dice are to the card's trigger.
    Q_PROPERTY(QString help READ help NOTIFY changed)
    /// The dice trigger a bomb that has not gone off yet.
    Q_PROPERTY(bool alarming READ alarming NOTIFY changed)
    /// Dice are flying.
    Q_PROPERTY(bool inTheAir READ inTheAir NOTIFY changed)
    Q_PROPERTY(QString toBeat READ toBeat NOTIFY changed)
    Q_PROPERTY(int prize READ prize NOTIFY changed)
    Q_PROPERTY(QString middleText READ middleText NOTIFY changed)
    Q_PROPERTY(QString railText READ railText NOTIFY changed)
    /// How many dice are to be taken, and can be at most; 0 while that is not asked.
    Q_PROPERTY(int take READ take NOTIFY changed)
    Q_PROPERTY(int mostToTake READ mostToTake NOTIFY changed)
    Q_PROPERTY(QString takeText READ takeText NOTIFY changed)
    Q_PROPERTY(int toReroll READ toReroll NOTIFY changed)
    Q_PROPERTY(QString rerollText READ rerollText NOTIFY changed)
    Q_PROPERTY(QString stopText READ stopText NOTIFY changed)
    /// The screen is open, and its wealth may be seen: in dice, and what of it is tokens; 0 while it is closed.
    Q_PROPERTY(bool screenOpen READ screenOpen NOTIFY changed)
    Q_PROPERTY(int ownWealth READ ownWealth NOTIFY changed)
    Q_PROPERTY(QString ownText READ ownText NOTIFY changed)
    Q_PROPERTY(bool canLook READ canLook NOTIFY changed)
    Q_PROPERTY(Holding holding READ holding NOTIFY changed)
    Q_PROPERTY(bool aimed READ aimed NOTIFY changed)
    Q_PROPERTY(QString dropText READ dropText NOTIFY changed)

public:
    enum Moment { Curtain, Taking, Rolling, Watching, Over };
    Q_ENUM(Moment)
    enum Effect { NoEffect, Fuse, Bang };
    Q_ENUM(Effect)
    enum Holding { Nothing, KeptDie, RerolledDie, Handful };
    Q_ENUM(Holding)

    using Match = backroom::Match<backroom::gang_of_dice::GangOfDice>;

    /// `kept` is the match's number in the store; 0 when it is not kept.
    GangOfDiceTable(House& house, Match match, const QList<int>& marks, qint64 kept);

    QString title() const override;
    TableLayout* frame() override { return &layout_; }
    GangOfDiceLayout* layout() { return &layout_; }
    DiceModel* dice() { return &dice_; }
    TokenModel* tokens() { return &tokens_; }
    DiceSeatPlates* plates() { return &plates_; }
    QAbstractItemModel* seats() override { return &plates_; }
    DiceStandings* standings() { return &standings_; }
    Moment phase() const { return phase_; }
    Effect effect() const { return static_cast<Effect>(scene_.effect); }
    bool curtainClosed() const override { return phase_ == Curtain; }
    bool deciding() const override { return phase_ == Taking || phase_ == Rolling; }
    bool over() const override { return phase_ == Over; }
    int round() const { return scene_.open.round(); }
    int rounds() const { return backroom::gang_of_dice::round_count; }
    int cardsLeft() const { return rounds() - round(); }
    QString progress() const override;
    QString panelTitle() const override;
    QString rulePage() const override;
    bool bomb() const;
    QString cardKind() const;
    QString cardFigure() const;
    QList<int> cardFaces() const;
    QString cardWord() const;
    QString cardSentence() const;
    QString trayTitle() const;
    int sum() const;
    int endedSum() const;
    bool endedBusted() const;
    /// Somebody has ended a turn of this round.
    bool hasResults() const { return scene_.open.ended().has_value(); }
    QString help() const;
    bool alarming() const;
    bool inTheAir() const { return scene_.in_the_air; }
    QString toBeat() const;
    int prize() const { return scene_.open.prize(); }
    QString middleText() const;
    QString railText() const;
    int take() const { return phase_ == Taking ? scene_.take : 0; }
    int mostToTake() const;
    QString takeText() const;
    int toReroll() const { return phase_ == Rolling ? scene_.chosen.size() : 0; }
    QString rerollText() const;
    QString stopText() const;
    bool screenOpen() const { return scene_.own.has_value(); }
    int ownWealth() const { return scene_.own ? scene_.own->wealth : 0; }
    QString ownText() const;
    bool canLook() const { return phase_ == Rolling && !open_screens_; }
    Holding holding() const;
    bool aimed() const { return scene_.aim != gang_of_dice_table::Aim::nowhere; }
    QString dropText() const;
    const Match& match() const { return match_; }

    /// Picks up a die of the tray, or a handful of dice from behind the screen up to this one.
    Q_INVOKABLE void hold(int die);
    /// What is picked up is over this point of the window.
    Q_INVOKABLE void hover(QPointF point);
    /// Drops what is picked up where it is: a handful in the tray is rolled, a die of the tray below it is to be
    /// rerolled, in the tray it is kept; anywhere else it goes back.
    Q_INVOKABLE void release();
    /// A click: on a die of the tray keeps or rerolls it, on one behind the screen takes dice up to it.
    Q_INVOKABLE void tap(int die, QPointF point);
    void tapAt(QPointF point) override;
    /// Enter on a die.
    Q_INVOKABLE void activate(int die);
    /// Takes three dice more.
    Q_INVOKABLE void takeToken();
    /// Brought between 1 and the most that can be taken.
    Q_INVOKABLE void setTake(int dice);
    Q_INVOKABLE void roll();
    Q_INVOKABLE void reroll();
    Q_INVOKABLE void stop();
    /// All dice in the tray are to be kept again, or what is picked up goes back.
    void cancel() override;
    /// Opens the screen to its owner, as long as it is pressed.
    Q_INVOKABLE void look(bool open);

    /// What a figure of the rulebook plays, for whoever it names.
    void play(backroom::Seat seat, const backroom::gang_of_dice::Action& action);

protected:
    QString gameId() const override;
    QVariantMap options() const override { return {}; }
    QString sentenceOf(const backroom::Refusal& refusal) const override;
    void retell() override;
    void settle() override;
    void retranslate() override;
    void refresh() override;
    void stageNewest() override { stage(match_.events()); }
    void drawCurtain() override;

private:
    static constexpr int usual_take = 3;

    // table.cpp
    const backroom::gang_of_dice::State& state() const { return match_.state(); }
    const backroom::gang_of_dice::Warning& warning() const { return scene_.open.warning(); }
    const std::optional<gang_of_dice_table::OpenTable::Turn>& turn() const { return scene_.open.turn(); }
    /// There are dice in the tray, and everyone can read them.
    bool resting() const { return turn() && !scene_.in_the_air; }
    QString playerName() const;
    int rollsLeft() const;
    void tell(const backroom::gang_of_dice::Event& event);
    void settleStandings();
    void showOwn();
    bool perform(const backroom::gang_of_dice::Action& action) { return performed(match_.act(seat(), action)); }

    // table_gestures.cpp
    int indexInTray(int die) const;
    void toggle(int index);

    // table_script.cpp
    void stage(const backroom::gang_of_dice::Events& events);
    void stage(const backroom::gang_of_dice::Rolled& rolled);
    void stage(const backroom::gang_of_dice::Busted& busted);
    void stage(const backroom::gang_of_dice::RoundWon& won);
    void stage(const backroom::gang_of_dice::WarningRevealed& revealed);

    Match& match_;
    GangOfDiceLayout layout_;
    DiceModel dice_;
    TokenModel tokens_;
    DiceSeatPlates plates_;
    DiceStandings standings_;
    gang_of_dice_table::Chronicle chronicle_;

    gang_of_dice_table::Scene scene_;
    Moment phase_ = Curtain;
    bool open_screens_ = false;
    /// Over the tray while something is shown that no player does.
    QString announcement_;
    /// What each seat took last.
    std::array<int, backroom::gang_of_dice::max_seats> last_take_{};
};
