// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/item_list.hpp"
#include "app/table/replay_items.hpp"
#include "app/table/review.hpp"
#include "engine/core/seat.hpp"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

class Director;
class GameTable;

/// Controls the replay of a match on its table. A position is before an action or after the last one.
class Replay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(int position READ position NOTIFY moved)
    Q_PROPERTY(int length READ length CONSTANT)
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
    Q_PROPERTY(qreal speed READ speed NOTIFY speedChanged)
    /// Such as "×2".
    Q_PROPERTY(QString speedText READ speedText NOTIFY speedChanged)
    /// Lists of `ReplayMark`, `ReplayChapter` and `ReplayViewer`, in order.
    Q_PROPERTY(ItemList* marks READ marks CONSTANT)
    Q_PROPERTY(ItemList* chapters READ chapters CONSTANT)
    Q_PROPERTY(ItemList* viewers READ viewers CONSTANT)
    Q_PROPERTY(bool choosesViewer READ choosesViewer CONSTANT)
    /// The chosen viewer, as `viewer` in the list.
    Q_PROPERTY(int seenBy READ seenBy NOTIFY viewerChanged)
    Q_PROPERTY(QString seenByName READ seenByName NOTIFY viewerChanged)
    Q_PROPERTY(int seenByMark READ seenByMark NOTIFY viewerChanged)
    /// True if the match can be continued from here as a new match.
    Q_PROPERTY(bool canPlayOn READ canPlayOn NOTIFY moved)
    /// Null if the match cannot be reviewed because it is not over.
    Q_PROPERTY(Review* review READ review CONSTANT)

public:
    enum Viewer { Everyone = -2, Table = -1 };
    Q_ENUM(Viewer)

    /// In milliseconds: the longest pause between two actions at speed 1, in addition to what is shown.
    static constexpr int longest_pause = 1200;

    /// What a viewer may see.
    struct Secrets {
        /// True if nothing is hidden, because the match is over or was played openly.
        bool none = false;
        /// True if the game has no secrets at all.
        bool unknown = false;
        backroom::SeatSet persons;
    };

    Replay(GameTable& table, const Secrets& secrets);

    int position() const;
    int length() const;
    bool playing() const { return playing_; }
    qreal speed() const;
    QString speedText() const;
    ItemListOf<ReplayMark>* marks() { return &marks_; }
    ItemListOf<ReplayChapter>* chapters() { return &chapters_; }
    ItemListOf<ReplayViewer>* viewers() { return &viewers_; }
    bool choosesViewer() const { return !secrets_.unknown; }
    int seenBy() const { return seen_by_; }
    QString seenByName() const;
    int seenByMark() const;
    bool canPlayOn() const { return position() < length(); }
    Review* review() const { return review_.get(); }
    /// Returns the action that the review lays out on the table at this position; empty if none.
    std::any advised() const { return review_ ? review_->advised(position()) : std::any(); }
    /// Must be called before QML sees the replay.
    void setReview(ReviewWork work, ReviewKeeper keeper);

    /// Returns the seat, among those that must decide, whose private information the viewer sees; `nobody` for none.
    backroom::Seat seen(backroom::SeatSet pending, backroom::Seat next) const;
    bool everyone() const { return seen_by_ == Everyone; }
    /// True while the curtain waits for the player who may see the seat's information.
    bool curtained() const { return curtained_; }
    void openCurtain() { curtained_ = false; }
    /// Sets the timeline once the match has been read through; `log` returns the log's text for an action.
    using LogOf = std::function<QString(int action)>;
    void assign(std::vector<ReplayChapter> chapters, const std::vector<ReplayMark>& marks, LogOf log = {});
    QString logOf(int action) const { return log_ ? log_(action) : QString(); }
    /// Joins sentences of the log into one line, without their formatting.
    static QString plainWords(const QStringList& lines);
    /// Called when the position has changed, or when the animation there has ended.
    void follow() { emit moved(); }
    void retranslate();

    Q_INVOKABLE void toggle() { setPlaying(!playing_); }
    Q_INVOKABLE void setPlaying(bool playing);
    Q_INVOKABLE void stepOn();
    Q_INVOKABLE void stepBack();
    Q_INVOKABLE void chapterOn();
    Q_INVOKABLE void chapterBack();
    Q_INVOKABLE void seek(int position);
    Q_INVOKABLE void faster();
    Q_INVOKABLE void slower();
    Q_INVOKABLE void turnSpeed();
    Q_INVOKABLE void setViewer(int viewer);
    /// Handles a key; returns false if it has no meaning here.
    Q_INVOKABLE bool press(int key);
    Q_INVOKABLE void playOn();
    Q_INVOKABLE void leave() { emit left(); }

signals:
    void moved();
    void playingChanged();
    void speedChanged();
    void viewerChanged();
    void playOnAsked();
    void left();

private:
    void listViewers();
    void show(int position, bool gliding);
    void setSpeed(std::size_t index);
    void wait();
    void next();
    /// Lays out what the review now says, or clears it.
    void followReview();

    GameTable& table_;
    Director& director_;
    Secrets secrets_;
    ItemListOf<ReplayMark> marks_;
    ItemListOf<ReplayChapter> chapters_;
    ItemListOf<ReplayViewer> viewers_;
    LogOf log_;
    std::unique_ptr<Review> review_;
    bool lays_advised_ = false;
    QTimer timer_{this};
    bool playing_ = false;
    std::size_t speed_;
    int seen_by_ = Table;
    bool curtained_ = false;
};
