// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/database.hpp"
#include "app/storage/match_locks.hpp"
#include "app/storage/open_files.hpp"
#include "app/storage/schema.hpp"

#include <QDateTime>
#include <QHash>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

/// Stores all matches in one SQLite file of the data folder. When `append` returns true, the line is on disk. Lines
/// that cannot be written are kept in memory until they can be, for example when there is space again. A file that is
/// damaged, foreign or of a newer version is never written to; a file that has disappeared is created again. Several
/// programs may use the same folder; only the one that holds a match (`hold`) may write to it.
class GameStore {
public:
    using Trouble = StoreTrouble;

    /// What is known of a match without reading its journal.
    struct Listed {
        /// Negative while nothing of the match is on disk. Such a number stays valid later for every function that
        /// takes a match.
        qint64 id = 0;
        QString game;
        /// The marks of the seats, 0 to 5.
        QList<int> marks;
        /// The time when the last line was written, by the system clock, which may be wrong.
        QDateTime changed;
        QStringList house_rules;
        /// As `SeatList::levels`.
        QList<int> levels = {};
        bool over = false;
        /// The name given by the player; usually empty.
        QString name = {};
    };
    struct KeptMatch : Listed {
        /// The journal, header first. A missing line is empty.
        QStringList lines;
    };
    struct Entry {
        qint64 id = 0;
        bool over = false;

        bool operator==(const Entry&) const = default;
    };

    /// `troubled` is called when saving begins to fail, and when it works again.
    explicit GameStore(const QString& folder, std::function<void()> troubled = {});
    ~GameStore();
    GameStore(const GameStore&) = delete;
    GameStore& operator=(const GameStore&) = delete;

    /// `overtaken` is called when another program has written to a match that this one holds. The match is then no
    /// longer saved.
    void onOvertaken(std::function<void(qint64 match)> overtaken) { overtaken_ = std::move(overtaken); }
    /// `rewritten` is called after a missing file was created again; `whole` says whether it got all its content back.
    void onRewritten(std::function<void(bool whole)> rewritten) { rewritten_ = std::move(rewritten); }

    Trouble trouble() const { return trouble_; }
    QString file() const { return file_; }
    /// Returns the matches that are not completely on disk. What is missing is lost if the store is destroyed before it
    /// can be written.
    QList<Listed> unsaved() const { return waiting({}); }
    /// True if the file has disappeared and could not be created again.
    bool gone() const { return gone_; }

    /// Creates a match, which the caller holds. Returns its number.
    qint64 begin(const Listed& as, const QStringList& lines);
    qint64 begin(const QString& game, const QList<int>& marks, const QString& header,
        const QStringList& house_rules = {}, const QList<int>& levels = {});
    /// Returns a match's number in the file, given its temporary one from before it was written.
    qint64 numberOf(qint64 match) const { return numbers_.value(match, match); }
    /// Returns false if another program holds the match. Every successful call needs a `release`.
    bool hold(qint64 match);
    void release(qint64 match);
    bool heldElsewhere(qint64 match) const;
    QSet<qint64> allHeldElsewhere() const { return readable() ? locks_.allTakenElsewhere() : QSet<qint64>(); }

    /// Appends a line to a match that is held; refused if its journal was changed by another program. `over` says
    /// whether the line ends the game. Returns false if the line is not on disk, because it waits or was refused.
    bool append(qint64 match, const QString& line, bool over = false) { return append(match, QStringList{line}, over); }
    /// The same with several lines, of which all are written or none.
    bool append(qint64 match, const QStringList& lines, bool over);
    /// Retries failed writes; returns whether everything is on disk.
    bool retry();
    /// Moves the lines from this index on, counted from 0, out of the journal of a match that is held, into a separate
    /// table of the file.
    bool setAside(qint64 match, qsizetype from);

    /// Hides the match from all lists, or lists it again; it always stays in the file. Returns false, and changes
    /// nothing, if another program holds a match to be hidden, or if nothing can be written.
    bool hide(qint64 match) { return setHidden(match, true); }
    bool bringBack(qint64 match) { return setHidden(match, false); }
    bool rename(qint64 match, const QString& name);
    /// Copies a match. Returns the number of the copy, which nobody holds; 0 if the match does not exist.
    qint64 duplicate(qint64 match, const QString& name);
    /// Adds an imported match, which nobody holds. `as.id` is ignored.
    qint64 add(const Listed& as, const QStringList& lines);
    /// Returns a match with exactly this journal, even one that was hidden by `hide`; 0 if there is none.
    qint64 find(const QString& game, const QStringList& lines) const;
    /// Saves an image file of the table as it was left. A failure does not count as trouble.
    bool keepPicture(qint64 match, const QByteArray& picture);
    QByteArray picture(qint64 match) const;
    /// Saves the review of a finished match, in the engine's format. A failure does not count as trouble, since the
    /// review can be made again.
    bool keepReview(qint64 match, const QString& review);
    /// Returns the saved review; empty if there is none. It may be damaged, or belong to a shorter journal.
    QString review(qint64 match) const;

    /// Returns the unfinished matches of the given games, or of all if none are given, the last played first; at most
    /// `most` if that is not negative.
    QList<Listed> unfinished(int most = -1, const QStringList& games = {}) const;
    /// Returns the unfinished matches of the games, then the finished ones, each from the newest.
    std::vector<Entry> all(const QStringList& games) const;
    std::optional<Listed> look(qint64 match) const;
    std::optional<KeptMatch> read(qint64 match) const;
    std::optional<KeptMatch> newestUnfinished() const;
    bool hasPlayed(const QString& game) const;
    /// Returns a number that changes whenever another program writes to the file.
    qint64 changesElsewhere() const;

private:
    struct Line {
        QString text;
        bool over = false;
    };
    /// A match that is held or has unsaved data.
    struct Hold {
        int holders = 0;
        Listed as = {};
        /// The lines on disk, kept in case the file is lost.
        QStringList lines = {};
        /// The length of the journal when this program last read or wrote it.
        qint64 length = 0;
        bool overtaken = false;
        /// Lines to be written as soon as possible, in order.
        std::vector<Line> waiting = {};
        /// True while the match itself is not in the file.
        bool unbegun = false;
        bool put_away = false;
        QByteArray picture = {};
        /// The position of its last waiting line in the order of all waiting lines.
        qint64 turn = 0;

        Listed listed() const;
        QStringList journal() const;
    };
    /// The result of writing a waiting match.
    struct Written {
        qint64 match = 0;
        qint64 number = 0;
        bool overtaken = false;
    };

    /// Opens the file and returns what is wrong with it; `openInTurn` opens one that cannot be written for reading.
    Trouble openFile(const Database& database) const;
    Trouble openInTurn(const Database& database);
    /// Tries to open the file again if it has changed.
    bool openAgain();
    QString signOfFile() const;
    bool openToRead(const Database& database) const;
    /// Returns whether the user has permission to write to the folder and the file.
    bool mayWrite() const;
    /// Updates the state after `openInTurn`.
    void noteOpened(Trouble found);
    bool readable() const { return open_; }
    bool writable() const { return open_ && !read_only_; }
    /// Makes sure that the open file is the one in the folder; returns whether it is.
    bool secure();
    bool writeAnew();
    /// Writes missing lines of the held matches to the file.
    bool restoreHeld() const;
    void holdAnew();
    /// Does the work and writes all that waits, in one transaction; reports trouble if the file cannot be written.
    bool write(const std::function<bool()>& work);
    bool writeWaiting(std::vector<Written>& written);
    bool writeWaiting(const Hold& held, Written& one);
    void noteWritten(const std::vector<Written>& written);
    qint64 queue(Listed as, const QStringList& lines, int holders);
    /// Returns the waiting matches, the newest first, and only of the given games if any.
    QList<Listed> waiting(const QStringList& games) const;
    Hold* unbegun(qint64 match);
    bool setHidden(qint64 match, bool away);
    bool insert(const Listed& as, qint64& id) const;
    bool insertLines(qint64 match, qint64 from, const QStringList& lines) const;
    qint64 lengthOf(qint64 match) const;
    void setTrouble(Trouble trouble);
    QString folder_;
    QString file_;
    std::unique_ptr<Database> database_;
    OpenFiles files_;
    bool open_ = false;
    bool read_only_ = false;
    bool gone_ = false;
    /// True if a file disappeared whose content was not completely in memory.
    bool unread_ = false;
    /// Identifies a bad file, to detect its replacement.
    QString sign_;
    Trouble trouble_ = Trouble::none;
    std::function<void()> troubled_;
    std::function<void(qint64)> overtaken_;
    std::function<void(bool)> rewritten_;
    MatchLocks locks_;
    QHash<qint64, Hold> holds_;
    /// Maps the temporary numbers of matches to those in the file.
    QHash<qint64, qint64> numbers_;
    qint64 newest_waiting_ = 0;
    qint64 turns_ = 0;
};
