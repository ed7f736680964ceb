#pragma once

#include "director.hpp"
#include "house.hpp"
#include "log_model.hpp"
#include "table_layout.hpp"
#include "table_match.hpp"

#include <QObject>
#include <QPointF>
#include <QtQml/qqmlregistration.h>

/// A table, whatever its game: who is at the screen, curtain, undo and redo, the journal on disk, what happened,
/// refusals. A game's own table adds its models and gestures, and shows only what the one at the screen may see.
class GameTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(TableLayout* frame READ frame CONSTANT)
    Q_PROPERTY(Director* director READ director CONSTANT)
    Q_PROPERTY(LogModel* log READ log CONSTANT)
    /// A row a seat, in the order of the side panel; with the roles name, mark, note, done and active.
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT)
    /// "Round 1, job 2"
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    Q_PROPERTY(QString panelTitle READ panelTitle NOTIFY changed)
    /// Everything is hidden until the one whose turn it is comes to the screen.
    Q_PROPERTY(bool curtainClosed READ curtainClosed NOTIFY changed)
    /// The one at the screen is to decide.
    Q_PROPERTY(bool deciding READ deciding NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    /// Who is at the screen: behind the curtain, or whose turn is being played; empty for nobody.
    Q_PROPERTY(QString seatName READ seatName NOTIFY changed)
    Q_PROPERTY(int seatMark READ seatMark NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// Things glide to their places; false while the window is resized.
    Q_PROPERTY(bool animated READ animated NOTIFY animatedChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
    Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged)
    Q_PROPERTY(QPointF refusalPoint READ refusalPoint NOTIFY refusalChanged)
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
    virtual bool curtainClosed() const = 0;
    virtual bool deciding() const = 0;
    virtual bool over() const = 0;
    QString seatName() const { return names_.value(seat_); }
    int seatMark() const { return marks_.value(seat_); }
    bool canUndo() const { return !kept_match_->checkUndo(); }
    bool canRedo() const { return !kept_match_->checkRedo(); }
    bool animated() const { return animated_; }
    QString refusal() const { return refusal_; }
    QString refusalRule() const { return refusal_rule_; }
    QPointF refusalPoint() const { return refusal_point_; }
    virtual QString rulePage() const = 0;

    Q_INVOKABLE void openCurtain();
    /// A click on nothing in particular.
    Q_INVOKABLE virtual void tapAt(QPointF point) = 0;
    /// Escape.
    Q_INVOKABLE virtual void cancel() = 0;
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void clearRefusal();
    Q_INVOKABLE void playAgain();

signals:
    void changed();
    void animatedChanged();
    void refusalChanged();

protected:
    static constexpr int nobody = -1;

    /// `kept` is the match's number in the store; 0 when it is not kept.
    GameTable(House& house, std::unique_ptr<TableMatch> match, const QList<int>& marks, qint64 kept);

    /// Once everything is made: follows layout, language and speed, and shows the present state.
    void begin();

    virtual QString gameId() const = 0;
    /// As `House::startMatch` takes them, but for what is every game's.
    virtual QVariantMap options() const = 0;
    virtual QString sentenceOf(const backroom::Refusal& refusal) const = 0;
    /// Writes the log anew.
    virtual void retell() = 0;
    /// Shows the match's present state, with no motion of its own.
    virtual void settle() = 0;
    /// All words anew, in another language.
    virtual void retranslate() = 0;
    /// Brings models and properties to what is to be shown.
    virtual void refresh() = 0;
    /// Lets the director show the newest events.
    virtual void stageNewest() = 0;
    virtual void drawCurtain() = 0;

    TableMatch& keptMatch() { return *kept_match_; }
    House& house() { return house_; }
    const QStringList& names() const { return names_; }
    const QList<int>& marks() const { return marks_; }
    backroom::Seat seat() const { return static_cast<backroom::Seat>(seat_); }
    void setSeat(int seat) { seat_ = seat; }
    void point(QPointF pointer) { pointer_ = pointer; }
    /// The match has gone on by an action: writes it down and shows it; or says why it has not.
    bool performed(const std::optional<backroom::Refusal>& refusal);
    void setAnimated(bool animated);
    void refuse(const backroom::Refusal& refusal);
    void refuse(const QString& sentence, const QString& rule);
    /// A change of what is shown, and the time it takes.
    void cue(int duration, std::function<void()> change);

private:
    void keep();

    House& house_;
    std::unique_ptr<TableMatch> kept_match_;
    qint64 kept_;
    QStringList names_;
    QList<int> marks_;
    Director director_;
    LogModel log_;
    int seat_ = 0;
    bool animated_ = false;
    QPointF pointer_;
    QString refusal_;
    QString refusal_rule_;
    QPointF refusal_point_;
};
