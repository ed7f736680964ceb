// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_progress.hpp"
#include "app/table/game_table.hpp"

#include <memory>

/// Drives the plate of a lesson at its table: what it says and what it points at.
class LessonGuide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    /// The lesson's own id, see `Lesson`.
    Q_PROPERTY(QString lessonId READ lessonId CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Such as "Step 3 of 12".
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    /// The text of the step: `sentence` is StyledText, `spoken` is for screen readers.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed)
    Q_PROPERTY(QStringList points READ points NOTIFY changed)
    /// Items that the plate must not cover although they are not highlighted.
    Q_PROPERTY(QStringList free READ free NOTIFY changed)
    /// True while the learner is to read or to play; false while the table shows events.
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(bool tells READ tells NOTIFY changed)
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY changed)
    /// True after several wrong actions: the plate offers to show the right one.
    Q_PROPERTY(bool stuck READ stuck NOTIFY changed)
    /// True while a resumed lesson is still at the step at which it was left.
    Q_PROPERTY(bool resumed READ resumed NOTIFY changed)
    /// True while the plate asks whether to leave the lesson.
    Q_PROPERTY(bool leaving READ leaving NOTIFY leavingChanged)

public:
    using Play = std::function<void(GameTable& table, const QJsonObject& action)>;

    /// `from` is the place to resume at. The course must stand there already, but without its last action.
    LessonGuide(std::shared_ptr<LessonProgress> course, GameTable& table, Play play, LessonPlace from);

    LessonPlace place() const;
    const LessonProgress& course() const { return *course_; }
    QString lessonId() const { return course_->lesson().id; }
    QString title() const { return course_->lesson().title; }
    QString progress() const { return tr("Step %1 of %2").arg(QString::number(step() + 1), QString::number(steps())); }
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
    void translate(Lesson lesson);

    /// Called once the table is visible. In a resumed lesson, plays its last action again.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void restart() { emit beginningAsked(); }
    /// Goes on from a step that is only read; after the last one, asks for a whole game.
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void playShortGame() { emit gameAsked(true); }
    void play(const QJsonObject& action) { play_(table_, action); }
    /// Plays an action that completes the step.
    Q_INVOKABLE void showMe();
    Q_INVOKABLE void askToLeave() { setLeaving(true); }
    Q_INVOKABLE void stay() { setLeaving(false); }

signals:
    void changed();
    void leavingChanged();
    /// Emitted when a whole game is asked for after the lesson, a short one if `brief`.
    void gameAsked(bool brief);
    void beginningAsked();

private:
    static constexpr int patience = 2;

    void follow();
    void hasten();
    void readOn();
    /// Returns whether the learner may act: for a step that is only read (`tells`), also while a reveal waits at its
    /// end.
    bool asked(bool tells) const;
    void setLeaving(bool leaving);

    std::shared_ptr<LessonProgress> course_;
    GameTable& table_;
    Play play_;
    const LessonPlace from_;
    /// True until the last action of a resumed lesson has been played again.
    bool catching_up_;
    /// True until what follows from that action, which was seen before, has been shown again in a moment.
    bool hastening_ = false;
    bool leaving_ = false;
};
