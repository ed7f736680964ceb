#pragma once

#include "storage/database.hpp"
#include "storage/match_locks.hpp"
#include "storage/schema.hpp"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

/// All matches in one SQLite file of the data folder. Every line of a journal is on disk when `append`
/// returns true; what a full disk has no room for waits here until there is some. A file that is damaged, foreign or
/// newer is never written to. Several programs may use one folder: a match is written to only by the one that holds it.
class GameStore {
public:
    using Trouble = StoreTrouble;

    /// What is known of a match without reading its journal.
    struct Listed {
        qint64 id = 0;
        QString game;
        /// Marks of the seats, 0 to 5.
        QList<int> marks;
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

    Trouble trouble() const { return trouble_; }
    QString file() const { return database_.file(); }

    /// A new match, which is held from now on; 0 when nothing can be kept. A number below 0 is that of one which waits
    /// to be kept, good for `append`, `keepPicture` and `release`. `as.id` and `as.changed` do not count.
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
    /// unfinished again after a line that is not its last.
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
    /// A match that nobody holds, beside the one that it is a copy of; 0 when it cannot be kept.
    qint64 duplicate(qint64 match, const QString& name);
    /// A match from elsewhere, which nobody holds. `as.id` and `as.changed` do not count.
    qint64 add(const Listed& as, const QStringList& lines);
    /// A match with this very journal, one that was put away as well; 0 for none.
    qint64 find(const QString& game, const QStringList& lines) const;
    /// Of the table as it was left, as a file of a picture. Nothing else goes wrong when it cannot be kept.
    bool keepPicture(qint64 match, const QByteArray& picture);
    /// Empty when there is none.
    QByteArray picture(qint64 match) const;

    /// The newest first; no more than that many, of these games, if any are named.
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
    struct Hold {
        int holders = 0;
        /// The journal's length, as far as this program wrote or read it.
        qint64 lines = 0;
        bool overtaken = false;
        /// These follow as soon as they can be written.
        std::vector<Line> waiting = {};
        /// The match itself waits.
        std::optional<Listed> unbegun = {};
    };
    /// What came of those that waited.
    struct Caught {
        qint64 match = 0;
        qint64 number = 0;
        bool overtaken = false;
    };

    void open();
    /// The file can be read.
    bool readable() const { return trouble_ == Trouble::none || trouble_ == Trouble::stuck; }
    /// Does it, and all that waited before, or nothing; a file that cannot be written is told.
    bool write(const std::function<bool()>& work);
    bool catchUp(std::vector<Caught>& caught);
    void settle(const std::vector<Caught>& caught);
    bool insert(const Listed& as, qint64& id);
    bool insertLines(qint64 match, qint64 from, const QStringList& lines);
    void fail(Trouble trouble);
    void become(Trouble trouble);
    /// Of one that had waited to be kept.
    qint64 numberOf(qint64 match) const { return numbers_.value(match, match); }

    QString folder_;
    Database database_;
    Trouble trouble_ = Trouble::none;
    std::function<void()> troubled_;
    std::function<void(qint64)> overtaken_;
    MatchLocks locks_;
    QHash<qint64, Hold> holds_;
    /// Of those that had waited.
    QHash<qint64, qint64> numbers_;
    qint64 newest_waiting_ = 0;
};
