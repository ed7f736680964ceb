// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/thinker.hpp"
#include "app/models/item_list.hpp"
#include "app/table/review_items.hpp"
#include "app/table/review_work.hpp"

#include <QObject>

class Replay;

/// The review of a finished match, beside its replay: the chances over time, and a person's best and worst decisions.
/// It is made in the background when it is first shown.
class Review : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a replay")
    Q_PROPERTY(bool shown READ shown WRITE setShown NOTIFY changed)
    /// The progress of making it, from 0 to 1.
    Q_PROPERTY(qreal progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Lists of `ReviewTurn` and `ReviewPerson`, in order.
    Q_PROPERTY(ItemList* turns READ turns CONSTANT)
    Q_PROPERTY(ItemList* persons READ persons CONSTANT)
    /// A list of `ReviewLine`, one for each seat.
    Q_PROPERTY(ItemList* lines READ lines CONSTANT)
    /// Each seat's chances in sentences, for screen readers.
    Q_PROPERTY(QString chancesInWords READ chancesInWords NOTIFY changed)
    /// The following properties are about the chosen person.
    Q_PROPERTY(QString story READ story NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QString luck READ luck NOTIFY changed)
    Q_PROPERTY(ReviewNote best READ best NOTIFY changed)
    Q_PROPERTY(ReviewNote costliest READ costliest NOTIFY changed)

public:
    Review(Replay& replay, const Seated& seated, ReviewWork work, ReviewKeeper keeper);

    bool shown() const { return shown_; }
    /// Showing the review starts making it if necessary; hiding it abandons unfinished work.
    void setShown(bool shown);
    qreal progress() const { return progress_; }
    bool ready() const { return found_.has_value(); }
    ItemListOf<ReviewTurn>* turns() { return &turns_; }
    ItemListOf<ReviewPerson>* persons() { return &persons_; }
    ItemListOf<ReviewLine>* lines() { return &lines_; }
    const QString& chancesInWords() const { return chances_in_words_; }
    /// Says why the chosen person won or lost.
    const QString& story() const { return story_; }
    const QString& summary() const { return summary_; }
    const QString& luck() const { return luck_; }
    const ReviewNote& best() const { return best_; }
    const ReviewNote& costliest() const { return costliest_; }
    const std::optional<FoundReview>& found() const { return found_; }
    int markOf(int seat) const { return seated_.mark(static_cast<backroom::Seat>(seat)); }
    /// Returns the action advised at the position, to be laid out on the table; nothing if the review is hidden or
    /// about other decisions.
    std::any advised(int position) const;
    /// Updates all texts, in the current language.
    void tell();

    Q_INVOKABLE void toggle() { setShown(!shown_); }
    Q_INVOKABLE void choose(int seat);

signals:
    void changed();
    void progressChanged();

private:
    void begin();
    void take(FoundReview found);
    void setProgress(qreal progress);
    void tellTurns();
    void tellPerson();
    QString inWords() const;
    QString storyOf(int seat) const;
    /// Returns the log's text for an action; empty if it is long.
    QString briefly(int action) const;
    ReviewNote note(const std::optional<backroom::JudgedDecision>& decision, bool best) const;

    Replay& replay_;
    Seated seated_;
    ReviewWork work_;
    ReviewKeeper keeper_;
    Thinker thinker_{this};
    std::optional<FoundReview> found_;
    bool shown_ = false;
    qreal progress_ = 0;
    int person_ = -1;
    ItemListOf<ReviewTurn> turns_;
    ItemListOf<ReviewPerson> persons_;
    ItemListOf<ReviewLine> lines_;
    QString chances_in_words_;
    QString story_;
    QString summary_;
    QString luck_;
    ReviewNote best_;
    ReviewNote costliest_;
};
