#pragma once

#include "storage/database.hpp"
#include "storage/match_locks.hpp"
#include "storage/open_files.hpp"
#include "storage/schema.hpp"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

/// All matches in one SQLite file of the data folder. Every line of a journal is on disk when `append` returns true;
/// what cannot be written waits here until it can: there is room again, or a file that was no good was moved away. A
/// file that is damaged, foreign or newer is never written to; one that was taken away is written anew. Several
/// programs may use one folder: a match is written to only by the one that holds it.
class GameStore {
public:
    using Trouble = StoreTrouble;

    /// What is known of a match without reading its journal.
    struct Listed {
        /// Below 0: nothing of it is on disk yet. Good for everything that takes a match, also later.
        qint64 id = 0;
        QString game;
        /// Marks of the seats, 0 to 5.
        QList<int> marks;
        /// When its last line was written, by the clock of the wall, which may be wrong.
        QDateTime changed;
        /// Rules of the house that it is played by.
        QStringList house_rules;
        /// As `SeatList::levels`.
        QList<int> levels = {};
        /// Its last line ended the game.
        bool over = false;
        /// Given by the player; mostly none.
        QString name = {};
    };
    struct KeptMatch : Listed {
        /// The journal: the header first. A line that is missing is empty.
        QStringList lines;
    };
    /// In the list of all matches.
    struct Entry {
        qint64 id = 0;
        bool over = false;

        bool operator==(const Entry&) const = default;
    };

    /// `troubled` is called when what was well until now can be kept no more, and when it can be kept again.
    explicit GameStore(const QString& folder, std::function<void()> troubled = {});
    ~GameStore();
    GameStore(const GameStore&) = delete;
    GameStore& operator=(const GameStore&) = delete;

    /// `overtaken` is called when a match that is held has been written to by somebody else; it is not kept any more.
    void onOvertaken(std::function<void(qint64 match)> overtaken) { overtaken_ = std::move(overtaken); }
    /// `rewritten` is called when the file had been taken away and was written anew. `whole`: with all that was in it.
    void onRewritten(std::function<void(bool whole)> rewritten) { rewritten_ = std::move(rewritten); }

    Trouble trouble() const { return trouble_; }
    QString file() const { return file_; }
    /// The matches of which something, or all, is not on disk, and is lost when this store ends before it is.
    QList<Listed> unsaved() const { return waiting({}); }
    /// The file was taken away and could not be written anew.
    bool gone() const { return gone_; }

    /// A new match, which is held from now on.
    qint64 begin(const Listed& as, const QStringList& lines);
    qint64 begin(const QString& game, const QList<int>& marks, const QString& header,
        const QStringList& house_rules = {}, const QList<int>& levels = {});
    /// False when another program holds the match. Every hold is to be released.
    bool hold(qint64 match);
    void release(qint64 match);
    bool heldElsewhere(qint64 match) const;
    /// All that other programs hold.
    QSet<qint64> allHeldElsewhere() const;

    /// Of a match that is held; refused when its journal is not as this program left it. A match that was over is
    /// unfinished again after a line that is not its last. False when the line is not on disk: it waits, or is refused.
    bool append(qint64 match, const QString& line, bool over = false);
    /// Whether everything is on disk, perhaps only now.
    bool retry();
    /// Takes the lines from this one on, counted from 0, out of the journal of a match that is held. They stay in the
    /// file, in a table of their own.
    bool setAside(qint64 match, qsizetype from);

    /// The match is not listed any more; it stays in the file. False when another program holds it.
    bool putAway(qint64 match);
    /// It is listed again.
    bool bringBack(qint64 match);
    bool rename(qint64 match, const QString& name);
    /// A match that nobody holds, beside the one that it is a copy of; 0 when there is none.
    qint64 duplicate(qint64 match, const QString& name);
    /// A match from elsewhere, which nobody holds. `as.id` and `as.changed` do not count.
    qint64 add(const Listed& as, const QStringList& lines);
    /// A match with this very journal, one that was put away as well; 0 for none.
    qint64 find(const QString& game, const QStringList& lines) const;
    /// Of the table as it was left, as a file of a picture. Nothing else goes wrong when it cannot be kept.
    bool keepPicture(qint64 match, const QByteArray& picture);
    /// Empty when there is none.
    QByteArray picture(qint64 match) const;

    /// Those that were played last first; no more than that many, of these games, if any are named.
    QList<Listed> unfinished(int most = -1, const QStringList& games = {}) const;
    /// All matches of these games: the unfinished ones, and those that are over, the newest first.
    std::vector<Entry> all(const QStringList& games) const;
    /// Without its journal.
    std::optional<Listed> look(qint64 match) const;
    std::optional<KeptMatch> read(qint64 match) const;
    std::optional<KeptMatch> newestUnfinished() const;
    /// Whether a match of this game was ever begun.
    bool hasPlayed(const QString& game) const;
    /// Another number whenever another program has written something.
    qint64 changesElsewhere() const;

private:
    struct Line {
        QString text;
        bool over = false;
    };
    /// A match that is held, or waits.
    struct Hold {
        int holders = 0;
        Listed as = {};
        /// Those on disk, should the file be lost.
        QStringList lines = {};
        /// The journal's length, as far as this program wrote or read it.
        qint64 length = 0;
        bool overtaken = false;
        /// These follow as soon as they can be written.
        std::vector<Line> waiting = {};
        /// The match itself is not in the file yet.
        bool unbegun = false;
        bool put_away = false;
        QByteArray picture = {};
        /// Of the last line that waits, among all that do.
        qint64 turn = 0;

        Listed listed() const;
        QStringList journal() const;
    };
    /// What came of those that waited.
    struct Caught {
        qint64 match = 0;
        qint64 number = 0;
        bool overtaken = false;
    };

    /// What is wrong with the file, which is open when nothing is, or when all that is wrong is that it cannot be
    /// written.
    Trouble openFile(const Database& database) const;
    Trouble openInTurn(const Database& database);
    /// Another try, where something about the file is new.
    bool openAgain();
    QString signOfFile() const;
    /// What is there, where it may only be read.
    bool openToRead(const Database& database) const;
    /// Whether whoever runs this program may write there.
    bool mayWrite() const;
    /// After `openInTurn`.
    void noteOpened(Trouble found);
    bool readable() const { return open_; }
    /// It could be written to last time as well.
    bool writable() const { return open_ && !read_only_; }
    /// What is open is what other programs find, perhaps only now.
    bool secure();
    bool writeAnew();
    /// The lines of the matches that are held, where the file has not all of them.
    bool restoreHeld() const;
    void holdAnew();
    /// Does it, and all that waited before, or nothing; a file that cannot be written is told.
    bool write(const std::function<bool()>& work);
    bool catchUp(std::vector<Caught>& caught);
    bool catchUp(const Hold& held, Caught& one);
    void settle(const std::vector<Caught>& caught);
    qint64 wait(Listed as, const QStringList& lines, int holders);
    /// Of these games, if any are named; the newest first.
    QList<Listed> waiting(const QStringList& games) const;
    Hold* waitingWhole(qint64 match);
    bool insert(const Listed& as, qint64& id) const;
    bool insertLines(qint64 match, qint64 from, const QStringList& lines) const;
    qint64 lengthOf(qint64 match) const;
    void become(Trouble trouble);
    /// Of one that had waited to be kept.
    qint64 numberOf(qint64 match) const { return numbers_.value(match, match); }

    QString folder_;
    QString file_;
    std::unique_ptr<Database> database_;
    OpenFiles files_;
    bool open_ = false;
    bool read_only_ = false;
    bool gone_ = false;
    /// Of a file that is gone: what is not in memory was lost with it.
    bool unread_ = false;
    /// By which a file that is no good is known again.
    QString sign_;
    Trouble trouble_ = Trouble::none;
    std::function<void()> troubled_;
    std::function<void(qint64)> overtaken_;
    std::function<void(bool)> rewritten_;
    MatchLocks locks_;
    QHash<qint64, Hold> holds_;
    /// Of those that had waited.
    QHash<qint64, qint64> numbers_;
    qint64 newest_waiting_ = 0;
    qint64 turns_ = 0;
};
