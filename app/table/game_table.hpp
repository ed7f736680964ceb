#pragma once

#include "models/seat_list.hpp"
#include "sound/sounds.hpp"
#include "storage/match_keeper.hpp"
#include "table/announcement.hpp"
#include "table/detail.hpp"
#include "table/director.hpp"
#include "table/log_model.hpp"
#include "table/replay.hpp"
#include "table/table_layout.hpp"
#include "table/table_match.hpp"
#include "table/thinker.hpp"

#include <QObject>
#include <QPointF>
#include <QTimer>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>

class Preferences;

/// What a table is given beside its match.
struct TableSetting {
    const Preferences& preferences;
    QList<int> marks;
    MatchKeeper keeper;
    /// Rules of the house that it is played by; a figure of the rulebook knows none.
    QStringList house_rules = {};
    /// A kept game goes on: nobody knows who sits at the screen now.
    bool continued = false;
    /// As `SeatList::levels`.
    QList<int> levels = {};
    /// The match is looked at again, and nobody plays it.
    bool replayed = false;
};

/// A table, whatever its game: who is asked and sits at the screen, curtain, undo and redo, the journal on disk, what
/// happened, refusals. A game's own table adds its models, gestures and scripts, and knows only what the one at the
/// screen may see.
class GameTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(TableLayout* frame READ frame CONSTANT)
    Q_PROPERTY(Director* director READ director CONSTANT)
    Q_PROPERTY(ItemList* log READ log CONSTANT)
    /// A row a seat, in the order of the side panel; with the roles name, mark, note, done and active.
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT)
    /// "Round 1, job 2"
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    /// While it is not over.
    Q_PROPERTY(QString panelTitle READ panelTitle NOTIFY changed)
    /// Everything is hidden until the one whose turn it is comes to the screen.
    Q_PROPERTY(bool curtainClosed READ curtainClosed NOTIFY changed)
    /// The one at the screen is to decide.
    Q_PROPERTY(bool deciding READ deciding NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    /// Of a game that has ended: why it has, and the number of the rule; empty before.
    Q_PROPERTY(QString endReason READ endReason NOTIFY changed)
    Q_PROPERTY(QString endRule READ endRule NOTIFY changed)
    /// A computer player is asked, and thinks; it is the one whom `seatName` tells.
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    Q_PROPERTY(QString thinkingText READ thinkingText NOTIFY changed)
    /// What a computer has decided waits until somebody looks again.
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)
    /// Who is at the screen: behind the curtain, or whose turn is being played; empty for nobody.
    Q_PROPERTY(QString seatName READ seatName NOTIFY changed)
    Q_PROPERTY(int seatMark READ seatMark NOTIFY changed)
    /// Of a computer player, as `SeatPlateOfAll::face`.
    Q_PROPERTY(int seatFace READ seatFace NOTIFY changed)
    /// Whose things lie in the rail: always the only person's, at any other table those of `seatName`; empty for
    /// nobody.
    Q_PROPERTY(QString personName READ personName NOTIFY changed)
    Q_PROPERTY(int personMark READ personMark NOTIFY changed)
    Q_PROPERTY(int personFace READ personFace NOTIFY changed)
    /// To the others, while the curtain is open to one.
    Q_PROPERTY(QString lookAwayText READ lookAwayText NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// Things glide to their places, and what is shown for a while goes on: false while the window is resized, and as
    /// soon as a moment is cut short.
    Q_PROPERTY(bool animated READ animated NOTIFY animatedChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
    Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged)
    Q_PROPERTY(QPointF refusalPoint READ refusalPoint NOTIFY refusalChanged)
    Q_PROPERTY(bool givesHints READ givesHints CONSTANT)
    Q_PROPERTY(QString noHint READ noHint NOTIFY changed)
    /// Of a match that is looked at again; null at any other table.
    Q_PROPERTY(Replay* replay READ replay CONSTANT)
    /// The last job, round or turn can be shown once more.
    Q_PROPERTY(bool canShowAgain READ canShowAgain NOTIFY changed)
    /// What the boss would do, and why, in a sentence; empty while nobody has asked.
    Q_PROPERTY(QString hint READ hint NOTIFY hintChanged)
    /// Of what is looked at by itself; with no title when nothing is.
    Q_PROPERTY(Detail detail READ detail NOTIFY detailChanged)
    /// What a line of the log points at, as `LogItem::about`; −1 and −1 for nothing.
    Q_PROPERTY(QPointF pointedAt READ pointedAt NOTIFY pointedAtChanged)
    Q_PROPERTY(Announcement announcement READ announcement NOTIFY announcementChanged)
    /// The part of the rules that fits what is going on: a rule's number.
    Q_PROPERTY(QString rulePage READ rulePage NOTIFY changed)

public:
    virtual QString title() const = 0;
    virtual TableLayout* frame() = 0;
    Director* director() { return &director_; }
    LogModel* log() { return &log_; }
    virtual QAbstractItemModel* seats() = 0;
    virtual QString progress() const = 0;
    virtual QString panelTitle() const = 0;
    bool curtainClosed() const { return stage_ == Stage::closed; }
    bool deciding() const { return stage_ == Stage::deciding; }
    bool over() const { return stage_ == Stage::over; }
    /// It is over, or looked at again and at its end.
    bool ended() const { return over() || (replay_ && !director_.busy() && match_->pending().empty()); }
    virtual QString endReason() const = 0;
    virtual QString endRule() const = 0;
    bool thinking() const { return stage_ == Stage::thinking; }
    bool paused() const { return paused_; }
    void setPaused(bool paused);
    /// "Sal, computer, is thinking"; empty while nobody is.
    QString thinkingText() const;
    QString seatName() const { return names_.value(seat_); }
    int seatMark() const { return marks_.value(seat_); }
    int seatFace() const { return faces_.value(seat_); }
    QString personName() const { return names_.value(railSeat()); }
    int personMark() const { return marks_.value(railSeat()); }
    int personFace() const { return faces_.value(railSeat()); }
    virtual QString lookAwayText() const = 0;
    bool canUndo() const { return replay_ == nullptr && (drafted() || !match_->checkUndo(undoSteps())); }
    bool canRedo() const { return replay_ == nullptr && !match_->checkRedo(); }
    bool animated() const { return animated_; }
    QString refusal() const { return refusal_; }
    QString refusalRule() const { return refusal_rule_; }
    bool givesHints() const { return replay_ == nullptr && match_->givesHints(); }
    Replay* replay() const { return replay_.get(); }
    bool canShowAgain() const { return again_from_ && (curtainClosed() || (deciding() && !drafted())); }
    QString hint() const { return hint_; }
    /// Why there is none now, where one would spoil the game; else empty.
    virtual QString noHint() const { return {}; }
    QPointF refusalPoint() const { return refusal_point_; }
    const Detail& detail() const { return detail_; }
    QPointF pointedAt() const { return pointed_at_; }
    const Announcement& announcement() const { return announcement_; }
    virtual QString rulePage() const = 0;
    virtual QString gameId() const = 0;
    /// Who plays, and the options: what another game of the same kind begins from.
    SeatList seatList() const { return {match_->names(), marks_, levels_}; }
    QVariantMap matchOptions() const;
    /// Whether this match is played by a rule of the house (`Preferences::houseRules`).
    bool houseRule(const QString& name) const { return house_rules_.contains(name); }
    const QStringList& houseRules() const { return house_rules_; }
    const TableMatch& match() const { return *match_; }
    /// Somebody is asked who did not do what led to it: a key may be on its way that was meant for something else.
    bool asksAnew() const { return deciding() && seat_ != acted_; }
    /// What is heard at a cue of the director, once it has begun.
    virtual Noises noises(const QString& cue) const = 0;
    const MatchKeeper& keeper() const { return keeper_; }
    /// Nothing is shown any more but what lies in the open, as anybody may see it: the table is being left.
    void showOnlyOpen();
    /// It was left: the match is free, and nothing goes on by itself.
    void close();

    Q_INVOKABLE void openCurtain();
    /// A click on nothing in particular.
    Q_INVOKABLE virtual void tapAt(QPointF point) = 0;
    /// The pointer is over this point of the table, with something in hand or without.
    Q_INVOKABLE virtual void hover(QPointF point) = 0;
    /// What is in hand is let go of where the pointer is.
    Q_INVOKABLE virtual void release() = 0;
    /// Escape.
    Q_INVOKABLE virtual void cancel() = 0;
    /// What is prepared goes back first, then the newest move is taken back.
    Q_INVOKABLE void undo();
    /// What is being shown ends at once; what computer players do is not waited for, up to the next person's move.
    Q_INVOKABLE void skipAhead();
    Q_INVOKABLE void redo();
    /// Shows the last job, round or turn once more, as everybody saw it; then all is as before.
    Q_INVOKABLE void showAgain();
    Q_INVOKABLE void clearRefusal();
    /// Somebody tries what comes to nothing: a lesson answers.
    Q_INVOKABLE void stray(QPointF point);
    /// Asks what the boss would do; asked again, it is taken away.
    Q_INVOKABLE void askHint();
    Q_INVOKABLE void clearHint() { showHint({}); }
    /// What something on the table is, by kind and id as the game counts them.
    Q_INVOKABLE virtual Detail detailOf(int kind, int id) const = 0;
    Q_INVOKABLE void lookAt(int kind, int id);
    Q_INVOKABLE void lookAway();
    Q_INVOKABLE void pointAt(QPointF subject);
    Q_INVOKABLE void pointAway() { pointAt({-1, -1}); }
    /// The end has been told at this table, and is not told again to who comes back to it.
    Q_INVOKABLE bool endSeen() const { return end_seen_; }
    Q_INVOKABLE void seeEnd() { end_seen_ = true; }
    Q_INVOKABLE void dismissAnnouncement() { announce({}); }
    /// Asks for another game of the same kind.
    Q_INVOKABLE void playAgain() { emit playAgainAsked(); }
    /// Asks to look at the match again.
    Q_INVOKABLE void replayMatch() { emit replayAsked(); }

signals:
    void changed();
    void animatedChanged();
    void refusalChanged();
    void hintChanged();
    void pausedChanged();
    void announcementChanged();
    void detailChanged();
    void pointedAtChanged();
    void playAgainAsked();
    void replayAsked();
    /// The curtain opens or closes, somebody else is asked, what happened begins or ends to be shown, the end.
    void stageChanged();

protected:
    static constexpr int nobody = -1;

    enum class Stage {
        /// The curtain waits for the one who is asked.
        closed,
        deciding,
        /// A computer player is asked.
        thinking,
        /// What happened is shown.
        watching,
        over,
    };

    GameTable(const TableSetting& setting, std::unique_ptr<TableMatch> match);

    /// Once everything is made: follows layout, language and speed, and shows the present state.
    void begin();
    /// Shows the match's present state, with no motion of its own, and asks who is next.
    void settle();
    Stage stage() const { return stage_; }
    /// Something is shown, or thought: a click only makes it faster.
    bool goesOn() const { return director_.busy() || thinking() || replay_ != nullptr; }

    /// The game's own options, as its entry takes them.
    virtual QVariantMap options() const = 0;
    virtual QString sentenceOf(const backroom::Refusal& refusal) const = 0;
    /// The rule of the house (`houseRule`) by which nothing is hidden from those at the table.
    virtual QString openRule() const = 0;
    /// The game has no secrets at all.
    virtual bool hidesNothing() const { return false; }
    bool playsOpenly() const { return plays_openly_; }
    /// The only person at a table where computers sit in the other seats: from whom nothing of this seat's own is ever
    /// hidden, since nobody else looks on. In a replay it is chosen whose eyes see it.
    std::optional<backroom::Seat> alone() const
    {
        return persons_.size() == 1 && !replayed_ ? std::optional(*persons_.begin()) : std::nullopt;
    }
    /// Several persons share the screen, and take turns behind the curtain.
    bool curtained() const { return persons_.size() > 1 && !plays_openly_; }
    /// Whose eyes follow what is shown.
    backroom::Seat eyes() const { return alone().value_or(backroom::nobody); }
    /// Whether what is to be decided now is decided behind the curtain, unless all play openly.
    virtual bool asksInSecret() const = 0;
    /// Nobody but the one at the screen has seen anything since, and decides on: the curtain stays open.
    virtual bool staysAtScreen() const { return false; }
    /// Lets the scene be what lies in the open now, and nothing else.
    virtual void clearScene() = 0;
    /// It is known who is asked, if anybody is.
    virtual void asked() { }
    /// Shows to the one who decides what is for these eyes.
    virtual void sitDown() = 0;
    /// In a replay: what the one who sits there decided next lies prepared, and nothing can be picked up.
    virtual void watch() = 0;
    /// Where the last job, round or turn begins of which all could see something; nothing where none is.
    virtual std::optional<int> lastChapter() const = 0;
    /// Lets the scene be what everybody saw at the match's position.
    virtual void rewind() = 0;
    /// What the boss thinks for the one who decides, and how it is shown.
    virtual Thought hintThought() = 0;
    void showHint(const QString& hint);
    /// Writes the log anew.
    virtual void retell() = 0;
    /// All words anew, in another language.
    virtual void retranslate() = 0;
    /// Brings models and properties to what is to be shown.
    virtual void refresh() = 0;
    /// Of the newest events; empty when they show nothing.
    virtual Script newestScript() = 0;
    /// At a cue that waits: plays these before what comes after it.
    void insert(Script script);
    /// The log was written anew while something was shown: all of it is told already.
    bool toldAll() const { return told_all_; }
    /// Something is prepared that is no move yet: cards that are picked, dice that are marked.
    virtual bool drafted() const { return false; }
    /// Puts that back; false when there is none.
    virtual bool putBack() { return false; }
    /// Who has won, why it is over, and what everybody has: at the end of a match that is looked at again.
    virtual Announcement outcome() const = 0;
    /// So many actions are taken back together.
    virtual int undoSteps() const;
    /// Forgets what was picked up and what was seen behind the curtain.
    virtual void letGo() = 0;

    template <backroom::Game G>
    TableMatchOf<G>& matchOf()
    {
        return static_cast<TableMatchOf<G>&>(*match_);
    }
    const Preferences& preferences() const { return preferences_; }
    /// As they stand in sentences, and everywhere at the table (`PlayerNames::shown`).
    const QStringList& names() const { return names_; }
    const QList<int>& marks() const { return marks_; }
    /// The plates of the seats, each with its face.
    template <class Plate>
    std::vector<Plate> faced(std::vector<Plate> plates) const
    {
        for (Plate& plate : plates)
            plate.face = faces_.value(plate.key);
        return plates;
    }
    backroom::Seat seat() const { return static_cast<backroom::Seat>(seat_); }
    void setSeat(int seat) { seat_ = seat; }
    void point(QPointF pointer) { pointer_ = pointer; }
    /// The match has gone on by an action: writes it down and shows it; or says why it has not.
    bool performed(const std::optional<backroom::Refusal>& refusal);
    void setAnimated(bool animated);
    void announce(const Announcement& announcement);
    void refuse(const backroom::Refusal& refusal);
    /// The same, at the pointer.
    void strayed();

private:
    friend class Replay;

    /// In a game that hides nothing the rail is of the turn.
    int railSeat() const { return alone() && !hidesNothing() && !over() ? int{*alone()} : seat_; }
    void ask();
    void beginReplay();
    void askInReplay();
    /// The replay goes to a position, or shows what its next action brings.
    void showPosition(int position, bool gliding);
    void showNext();
    /// What one of the seats is to decide there lies open.
    bool seesDecision() const { return sees_decision_; }
    void showAgainOn();
    void think();
    void stopThinking();
    void setHurries(bool hurries);
    void doWhatWasThought();
    Announcement yourMove() const;
    void keep();
    void showNewest();
    Cue shown(Cue cue);

    const Preferences& preferences_;
    std::unique_ptr<TableMatch> match_;
    MatchKeeper keeper_;
    QStringList names_;
    QList<int> marks_;
    QList<int> faces_;
    Director director_;
    LogModel log_;
    QList<int> levels_;
    /// The seats that no computer plays.
    backroom::SeatSet persons_;
    Thinker thinker_{this};
    /// The beat before a computer player does what it came to.
    QTimer beat_;
    Deed deed_;
    bool paused_ = false;
    /// Until a person is asked, what computers do is shown without delay.
    bool hurries_ = false;
    Stage stage_ = Stage::closed;
    int seat_ = 0;
    /// Who came to the screen last, by the curtain or when the mouse changed hands in the open.
    int sitting_ = nobody;
    /// Who acted last, or opened the curtain.
    int acted_ = nobody;
    bool told_all_ = false;
    /// By undo or redo, or into a game that goes on.
    bool stepped_;
    const QStringList house_rules_;
    bool plays_openly_ = false;
    bool animated_ = false;
    bool end_seen_ = false;
    QPointF pointer_;
    QString hint_;
    QString refusal_;
    QString refusal_rule_;
    QPointF refusal_point_;
    Announcement announcement_;
    Detail detail_;
    QPointF pointed_at_{-1, -1};
    std::unique_ptr<Replay> replay_;
    bool replayed_ = false;
    bool sees_decision_ = false;
    std::optional<int> again_from_;
};
