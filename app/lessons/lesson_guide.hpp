#pragma once

#include "lessons/lesson_course.hpp"
#include "table/game_table.hpp"

#include <memory>

/// What the plate of a lesson says and points at, at the table where it is played.
class LessonGuide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// "Step 3 of 12"
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    /// As StyledText, and to be heard.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed)
    Q_PROPERTY(QStringList points READ points NOTIFY changed)
    /// What the plate leaves free, though it is not lit.
    Q_PROPERTY(QStringList free READ free NOTIFY changed)
    /// It is the learner's turn to read or to play; otherwise the table shows what happens.
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    /// The step is only read.
    Q_PROPERTY(bool tells READ tells NOTIFY changed)
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY changed)
    /// Several tries were refused: what the step waits for can be shown.
    Q_PROPERTY(bool stuck READ stuck NOTIFY changed)
    /// It goes on where it was left, and stands there still.
    Q_PROPERTY(bool resumed READ resumed NOTIFY changed)
    /// Somebody asked to leave.
    Q_PROPERTY(bool leaving READ leaving NOTIFY leavingChanged)

public:
    using Play = std::function<void(GameTable& table, const QJsonObject& action)>;

    /// `from` is where it goes on: the course is there already, but for the last move.
    LessonGuide(std::shared_ptr<LessonCourse> course, GameTable& table, Play play, LessonPlace from);

    /// To go on from later.
    LessonPlace place() const;
    const LessonCourse& course() const { return *course_; }
    QString title() const { return course_->lesson().title; }
    QString progress() const;
    int step() const { return course_->step(); }
    int steps() const { return course_->steps(); }
    QString sentence() const { return lessons::styled(course_->present().text); }
    QString spoken() const { return lessons::plain(course_->present().text); }
    QStringList points() const { return course_->present().point; }
    QStringList free() const { return course_->present().free; }
    bool shown() const;
    bool tells() const { return course_->tells(); }
    bool atEnd() const { return course_->atEnd(); }
    bool stuck() const { return course_->tries() >= patience && !tells(); }
    bool resumed() const { return !from_.atBeginning() && step() <= from_.step; }
    bool leaving() const { return leaving_; }
    /// The same lesson in another language.
    void translate(Lesson lesson);

    /// Once the table can be seen: where the lesson goes on, its last move is played once more.
    Q_INVOKABLE void begin();
    /// Asks for the same lesson from its first step.
    Q_INVOKABLE void beginAnew() { emit beginningAsked(); }
    /// From a step that is only read to the next one; from the last one to a whole game.
    Q_INVOKABLE void goOn();
    /// Plays for the learner.
    void play(const QJsonObject& action) { play_(table_, action); }
    /// Plays what the step waits for.
    Q_INVOKABLE void showMe();
    Q_INVOKABLE void askToLeave() { setLeaving(true); }
    Q_INVOKABLE void stay() { setLeaving(false); }

signals:
    void changed();
    void leavingChanged();
    void wholeGameAsked();
    void beginningAsked();

private:
    static constexpr int patience = 2;

    void follow();
    void readOn();
    /// It is the learner's turn, or, for what is only read, a round was told to its end.
    bool asked(bool tells) const;
    void setLeaving(bool leaving);

    std::shared_ptr<LessonCourse> course_;
    GameTable& table_;
    Play play_;
    const LessonPlace from_;
    /// The last move is still to be played.
    bool catching_up_;
    bool leaving_ = false;
};
