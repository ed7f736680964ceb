// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/thinker.hpp"
#include "app/models/seat_list.hpp"
#include "app/sound/sounds.hpp"
#include "app/table/announcement.hpp"
#include "app/table/detail.hpp"
#include "app/table/director.hpp"
#include "app/table/elsewhere.hpp"
#include "app/table/hand_sheet.hpp"
#include "app/table/log_model.hpp"
#include "app/table/replay.hpp"
#include "app/table/table_draft.hpp"
#include "app/table/table_layout.hpp"
#include "app/table/table_people.hpp"
#include "app/table/table_talk.hpp"

#include <QVariantMap>

#include <memory>

/// The house rule of every game by which several people at one screen get no hints.
inline const QString no_hints_rule = QStringLiteral("noHints");

/// The base of all game tables: turn order, curtain, undo and redo, saving, log and refusals. A game's own table adds
/// models, gestures and scripts. It only knows what the seat at the screen may see.
class GameTable : public QObject, protected TableDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(TableLayout* frame READ frame CONSTANT)
    Q_PROPERTY(Director* director READ director CONSTANT)
    Q_PROPERTY(ItemList* log READ log CONSTANT)
    Q_PROPERTY(TableTalk* talk READ talk CONSTANT)
    /// One row for each seat, in the order of the side panel, with the roles name, mark, note, done and active.
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT)
    /// Such as "Round 1, job 2".
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    /// Shown while the game is not over.
    Q_PROPERTY(QString panelTitle READ panelTitle NOTIFY changed)
    /// True while everything is hidden until the player in turn comes to the screen.
    Q_PROPERTY(bool curtainClosed READ curtainClosed NOTIFY changed)
    /// True while the seat at the screen has to decide.
    Q_PROPERTY(bool deciding READ deciding NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(TableEnding ending READ ending NOTIFY endingChanged)
    /// True while the computer player `inTurn` has to decide.
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    Q_PROPERTY(QString thinkingText READ thinkingText NOTIFY changed)
    Q_PROPERTY(Elsewhere* elsewhere READ elsewhere CONSTANT)
    /// True while the decision of a computer player is held back, because nobody is looking.
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)
    /// The seat at the screen: the one behind the curtain or the one in turn.
    Q_PROPERTY(SeatSign inTurn READ inTurn NOTIFY inTurnChanged)
    /// The owner of the rail: the only human player, or at other tables the seat in turn.
    Q_PROPERTY(SeatSign person READ person NOTIFY personChanged)
    /// The request to the others to look away while the curtain is open.
    Q_PROPERTY(QString lookAwayText READ lookAwayText NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// True while items move smoothly to their places and timed effects run; false while the window is resized and
    /// after a step was cut short.
    Q_PROPERTY(bool animated READ animated NOTIFY animatedChanged)
    Q_PROPERTY(TableRefusal refusal READ refusal NOTIFY refusalChanged)
    Q_PROPERTY(bool givesHints READ givesHints CONSTANT)
    Q_PROPERTY(QString noHint READ noHint NOTIFY changed)
    /// Null unless this is a replay.
    Q_PROPERTY(Replay* replay READ replay CONSTANT)
    /// These say if the last job, round or turn can be shown again, and if that is happening.
    Q_PROPERTY(bool canShowAgain READ canShowAgain NOTIFY changed)
    Q_PROPERTY(bool shownAgain READ shownAgain NOTIFY changed)
    /// What a computer player would do, and why; empty unless asked for.
    Q_PROPERTY(QString hint READ hint NOTIFY hintChanged)
    /// The explanation of the enlarged thing; its title is empty if there is none.
    Q_PROPERTY(Detail detail READ detail NOTIFY detailChanged)
    /// The subject of the log line under the pointer, as `LogItem::about`; (−1, −1) for none.
    Q_PROPERTY(QPointF pointedAt READ pointedAt NOTIFY pointedAtChanged)
    Q_PROPERTY(Announcement announcement READ announcement NOTIFY announcementChanged)
    /// The number of the rule that fits the situation.
    Q_PROPERTY(QString rulePage READ rulePage NOTIFY changed)

public:
    virtual QString title() const = 0;
    virtual TableLayout* frame() = 0;
    Director* director() { return &director_; }
    LogModel* log() { return &log_; }
    TableTalk* talk() { return &talk_; }
    virtual QAbstractItemModel* seats() = 0;
    virtual QString progress() const = 0;
    virtual QString panelTitle() const = 0;
    bool curtainClosed() const { return stage_ == Stage::closed; }
    bool deciding() const { return stage_ == Stage::deciding; }
    bool over() const { return stage_ == Stage::over; }
    bool ended() const { return over() || (replay_ && !director_.busy() && match_->pending().empty()); }
    virtual TableEnding ending() const = 0;
    bool thinking() const { return stage_ == Stage::thinking; }
    bool paused() const { return paused_; }
    void setPaused(bool paused);
    /// True if a draft is ready to be confirmed although the lesson at this table expects something else.
    virtual bool contradictsLesson() const { return false; }
    /// Such as "Sal, computer, is thinking"; empty if nobody is.
    QString thinkingText() const;
    Elsewhere* elsewhere() { return &elsewhere_; }
    SeatSign inTurn() const { return signOf(seat_); }
    SeatSign person() const { return signOf(railSeat()); }
    virtual QString lookAwayText() const = 0;
    bool canUndo() const;
    bool canRedo() const;
    bool animated() const { return animated_; }
    const TableRefusal& refusal() const { return refusal_; }
    /// False in lessons and replays, and where several people play without hints.
    bool givesHints() const;
    Replay* replay() const { return replay_.get(); }
    bool canShowAgain() const;
    bool shownAgain() const { return shown_again_; }
    QString hint() const { return hint_; }
    /// Says why there is no hint now, if it would spoil the game; otherwise empty.
    virtual QString noHint() const { return {}; }
    const Detail& detail() const { return detail_; }
    QPointF pointedAt() const { return pointed_at_; }
    const Announcement& announcement() const { return announcement_; }
    virtual QString rulePage() const = 0;
    virtual QString gameId() const = 0;
    /// The players and the options with which another match of the same kind starts.
    SeatList seatList() const { return {match_->names(), people_.marks(), people_.levels()}; }
    QVariantMap matchOptions() const;
    /// Returns whether the match uses a house rule (`Preferences::houseRule`).
    bool houseRule(const QString& name) const { return house_rules_.contains(name); }
    const QStringList& houseRules() const { return house_rules_; }
    const TableMatch& match() const { return *match_; }
    /// True if a seat other than the last one has to decide: a pending key press may be meant for something else.
    bool asksAnew() const { return deciding() && seat_ != acted_; }
    /// Returns the sounds of a cue that has just begun.
    virtual Noises noises(const QString& cue) const = 0;
    const TablePeople& people() const { return people_; }
    /// Make what the person in this seat sees elsewhere, with its secrets, and handle a tap on an item of it.
    virtual HandSheet handSheet(backroom::Seat seat) = 0;
    virtual void tapHand(backroom::Seat seat, const QString& id) = 0;
    /// The seat at the screen finds what it has laid out when the table is opened again.
    LaidDraft draft() const;
    void takeUp(const LaidDraft& draft);
    /// Hides everything that is not public, because the table is about to be left.
    void showOnlyOpen();
    /// Goes on with the match from whatever is shown, as if it were continued: nobody is at the screen yet.
    void resumeAlone();
    /// Releases the match and stops all activity; called when the table is left.
    void close();

    Q_INVOKABLE void openCurtain();
    /// Handles a click on the empty table.
    Q_INVOKABLE virtual void tapAt(QPointF point) = 0;
    /// Called when the pointer moves to this point, with or without a held piece.
    Q_INVOKABLE virtual void hover(QPointF point) = 0;
    /// Drops the held piece at the pointer.
    Q_INVOKABLE virtual void release() = 0;
    Q_INVOKABLE virtual void cancel() = 0;
    /// Takes back what was prepared last if there is a draft, otherwise undoes the last action.
    Q_INVOKABLE void undo();
    /// Ends the display of one action or the pause before the next; with `to_person`, all until a person decides.
    Q_INVOKABLE void skipAhead(bool to_person = false);
    Q_INVOKABLE void redo();
    /// Shows the last job, round or turn again, as everybody saw it, and then the current state; or ends that at once.
    Q_INVOKABLE void showAgain();
    /// Restores the current state at once. Returns false if nothing is being shown again.
    Q_INVOKABLE bool endShowingAgain();
    Q_INVOKABLE void clearRefusal();
    /// Called when somebody tries something that has no effect: a lesson answers.
    Q_INVOKABLE void missAt(QPointF point);
    /// Requests a hint, for the next decision if there is none yet; hides it if it is shown.
    Q_INVOKABLE void askHint();
    /// Closes the hint; what it has laid out is put back as it lay before, unless the player has changed it.
    Q_INVOKABLE void clearHint();
    /// Explains a thing on the table; `kind` and `id` are the game's own.
    Q_INVOKABLE virtual Detail detailOf(int kind, int id) const = 0;
    Q_INVOKABLE void lookAt(int kind, int id);
    Q_INVOKABLE void lookAway();
    Q_INVOKABLE void pointAt(QPointF subject);
    Q_INVOKABLE void pointAway() { pointAt({-1, -1}); }
    /// True once the end of the match was announced at this table, so that it is not announced again.
    Q_INVOKABLE bool endSeen() const { return end_seen_; }
    /// In a resumed match, shows once more what all must see before anybody decides.
    void remind();
    Q_INVOKABLE void seeEnd() { end_seen_ = true; }
    Q_INVOKABLE void dismissAnnouncement() { announce({}); }
    /// Closes what is only shown beside a decision; returns whether there was something to close.
    Q_INVOKABLE virtual bool closeDetails();

signals:
    void changed();
    void endingChanged();
    void resultChanged();
    void inTurnChanged();
    void personChanged();
    void animatedChanged();
    void refusalChanged();
    void hintChanged();
    void pausedChanged();
    void announcementChanged();
    void detailChanged();
    void pointedAtChanged();
    void playAgain();
    void replayMatch(bool reviewed = false);
    /// Emitted when the curtain moves, another seat is asked, animations begin or end, and at the end of the match.
    void stageChanged();

protected:
    static constexpr int nobody = -1;
    /// `closed`: the curtain waits for the player in turn; `awaiting`: all who still have to decide do so elsewhere.
    enum class Stage { closed, deciding, thinking, awaiting, watching, over };
    GameTable(const TableSetting& setting, std::unique_ptr<TableMatch> match);

    /// Must end a game's constructor: connects layout, language and speed, and shows the current state.
    void begin();
    /// Shows the current state of the match without animation and determines who decides next.
    void showCurrent();
    Stage stage() const { return stage_; }
    /// True while a click only speeds things up.
    bool isBusy() const { return director_.busy() || thinking() || stage_ == Stage::awaiting || replay_ != nullptr; }

    /// Returns the game's own options, as its entry takes them.
    virtual QVariantMap options() const = 0;
    virtual QString sentenceOf(const backroom::Refusal& refusal) const = 0;
    /// Returns the name of the house rule that opens everything to everybody at the table; empty if there is none.
    virtual QString openRule() const = 0;
    virtual bool hidesNothing() const { return false; }
    bool playsOpenly() const { return plays_openly_; }
    /// Returns the only human player, whose private information is always shown because nobody else is at the screen.
    /// Nothing if there are several, or in a replay, where the viewer is chosen.
    std::optional<backroom::Seat> onlyPerson() const { return replayed_ ? std::nullopt : people_.onlyPerson(); }
    /// True if several people share the screen and take turns behind the curtain.
    bool curtained() const { return people_.persons().size() > 1 && !plays_openly_; }
    /// Returns the seat from whose view events are shown.
    backroom::Seat viewer() const { return onlyPerson().value_or(backroom::nobody); }
    /// Returns whether the current decision is made behind the curtain, unless everybody plays openly.
    virtual bool asksInSecret() const = 0;
    /// True if the same player decides again and nobody else has seen anything since, so that the curtain stays open.
    virtual bool staysAtScreen() const { return false; }
    virtual void clearScene() = 0;
    virtual void asked() { }
    /// Adds the private information of the seat that decides.
    virtual void showOwnView() = 0;
    /// Lays out the advised action in a replay, or else the decision that the seat made, without anything to pick up.
    virtual void watch(const std::any& advised) = 0;
    /// Returns the position at which the last job, round or turn with public events begins; nothing if there is none.
    virtual std::optional<int> lastChapter() const = 0;
    /// Sets the scene and the log to what everybody saw at the match's position.
    virtual void rewind() = 0;
    /// True if what waits now for the player is a result that its table can tell from the beginning.
    virtual bool canTellAgain() const { return false; }
    virtual void tellAgain() { }
    /// Returns the computation of a hint for the seat that decides, which also shows it.
    virtual Computation hintThought() = 0;
    void showHint(const QString& hint);
    virtual void rebuildLog() = 0;
    virtual void retranslate() = 0;
    virtual void refresh() = 0;
    /// Returns the script of the latest events; empty if they show nothing.
    virtual Script newestScript() = 0;
    /// Returns the script of what all must see once more before anybody decides; empty if there is nothing.
    virtual Script reminder() { return {}; }
    /// While a cue waits: plays this script before the rest.
    void insert(Script script);
    /// True if the log was rebuilt during an animation and so contains the animation's events already.
    bool logIsComplete() const { return log_complete_; }
    /// Returns the announcement of winner, reason and scores at the end of a replay.
    virtual Announcement outcome() const = 0;
    /// The pause before a computer player acts, in milliseconds at normal speed.
    virtual int pauseBeforeActing() const { return 650; }
    virtual int undoSteps() const;
    /// Shows without a script that others have sealed a choice, or taken it back; a held piece stays in the hand.
    virtual void followNewest() = 0;
    /// A number that changes whenever earlier drafts become invalid: after everything but sealed choices.
    int epoch() const { return epoch_; }
    template <backroom::Game G>
    TableMatchOf<G>& matchOf()
    {
        return static_cast<TableMatchOf<G>&>(*match_);
    }
    const Preferences& preferences() const { return preferences_; }
    const QStringList& names() const { return people_.names(); }
    const QList<int>& marks() const { return people_.marks(); }
    /// Returns the lines of the log for what is said about an event of the action before `position`: these remarks of
    /// computer players, or now and then one about a mood. The line before, `last`, may quote it.
    std::vector<LogItem> tell(const Remarks& remarks, const Moods& moods, int position, const QString& last);
    /// True if they stay until the player goes on.
    virtual bool remarksStay() const { return false; }
    SeatSign signOf(int seat) const { return people_.sign(seat, moodOf(seat)); }
    /// Returns the computer players among these seats as `SeatSign`, with the face of a loser.
    QVariantList losingFaces(backroom::SeatSet seats, Mood mood) const { return people_.faces(seats, mood); }
    /// Sets moods, until something else happens to those seats or another action is shown. Computer players may speak.
    void react(const Moods& moods, const Remarks& remarks, int position);
    /// Adds the data of computer players to the seats' plates.
    template <class Plate>
    std::vector<Plate> faced(std::vector<Plate> plates) const
    {
        for (Plate& plate : plates)
            people_.complete(plate, moodOf(plate.key));
        return plates;
    }
    backroom::Seat seat() const { return static_cast<backroom::Seat>(seat_); }
    void setSeat(int seat) { seat_ = seat; }
    void point(QPointF pointer) { pointer_ = pointer; }
    /// Called after an action was given to the match: saves and shows it, or shows why it was refused. Returns whether
    /// it was accepted.
    bool performed(const std::optional<backroom::Refusal>& refusal);
    void setAnimated(bool animated);
    void announce(const Announcement& announcement);
    void refuse(const backroom::Refusal& refusal);
    void answerMiss();

private:
    friend class Replay;
    friend class Elsewhere;

    /// How long computer players act without delay.
    enum class Hurry { none, until_shown, until_person } hurry_ = Hurry::none;

    Mood moodOf(int seat) const;
    Remarks saidAbout(Remarks remarks, const Moods& moods, int position);
    void calmDown();
    void signalValues();
    int railSeat() const;
    void beginEpoch();
    void ask();
    void askToTakeBack();
    /// False if somebody elsewhere has acted since the last action here, which then cannot be undone.
    bool stepsHere() const;
    void beginReplay();
    void askInReplay();
    /// Called by the replay to show a position, or to animate the next action.
    void showPosition(int position, bool gliding);
    void showNext();
    /// True if the decision of a seat is shown openly in a replay.
    bool seesDecision() const { return sees_decision_; }
    void showAgainOn();
    void layLeftDraft();
    void think();
    void stopThinking();
    void setHurry(Hurry hurry);
    void applyDecision();
    Announcement yourMove() const;
    void showNewest();
    void run(Script script);
    Cue shown(Cue cue);

    const Preferences& preferences_;
    std::unique_ptr<TableMatch> match_;
    TablePeople people_;
    Elsewhere elsewhere_{*this};
    Director director_;
    LogModel log_;
    TableTalk talk_{this, [this](int seat) { return signOf(seat); }};
    /// True while all seats that must decide choose in secret: one choice changes nothing for the others.
    bool together_ = false;
    /// The seats that had to decide before the newest action.
    backroom::SeatSet asked_;
    int epoch_ = 0;
    /// The length of the match at the beginning of the epoch.
    int epoch_from_;
    Thinker thinker_{this};
    /// The pause before a computer player acts.
    QTimer beat_;
    MainThreadAction decision_;
    bool paused_ = false;
    Stage stage_ = Stage::closed;
    int seat_ = 0;
    /// The seat that came to the screen last, through the curtain or by an open change of turns.
    int sitting_ = nobody;
    /// The seat that acted last or opened the curtain.
    int acted_ = nobody;
    bool log_complete_ = false;
    /// True after undo or redo, and in a resumed match.
    bool stepped_;
    bool continued_;
    const QStringList house_rules_;
    bool plays_openly_ = false;
    bool animated_ = false;
    bool end_seen_ = false;
    QPointF pointer_;
    QString hint_;
    bool hint_wanted_ = false;
    TableRefusal refusal_;
    /// The values that were signalled last.
    TableEnding signalled_ending_;
    SeatSign signalled_in_turn_;
    SeatSign signalled_person_;
    Announcement announcement_;
    Detail detail_;
    QPointF pointed_at_{-1, -1};
    std::unique_ptr<Replay> replay_;
    bool replayed_ = false;
    bool sees_decision_ = false;
    std::optional<int> again_from_;
    bool shown_again_ = false;
    /// The draft with which the table was left, until its player sees it again.
    LaidDraft left_draft_;
};
