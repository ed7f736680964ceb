#pragma once

#include "storage/match_locks.hpp"

#include <QDateTime>
#include <QHash>
#include <QSqlDatabase>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

/// All matches in one SQLite file of the data folder. Every line of a journal is on disk when `append`
/// returns. A file that is damaged, foreign or newer is never written to. Several programs may use one folder: a match
/// is written to only by the one that holds it.
class GameStore {
public:
    enum class Trouble { none, cannot_write, damaged, foreign, newer };

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
    };
    struct KeptMatch : Listed {
        /// The journal: the header first. A line that is missing is empty.
        QStringList lines;
    };

    /// `troubled` is called when what was well until now can be kept no more.
    explicit GameStore(const QString& folder, std::function<void()> troubled = {});
    ~GameStore();
    GameStore(const GameStore&) = delete;
    GameStore& operator=(const GameStore&) = delete;

    /// `overtaken` is called when a match that is held has been written to by somebody else; it is not kept any more.
    void onOvertaken(std::function<void(qint64 match)> overtaken) { overtaken_ = std::move(overtaken); }

    Trouble trouble() const { return trouble_; }
    QString file() const { return file_; }

    /// A new match, which is held from now on; 0 when nothing can be kept.
    qint64 begin(const QString& game, const QList<int>& marks, const QString& header,
        const QStringList& house_rules = {}, const QList<int>& levels = {});
    /// False when another program holds the match. Every hold is to be released.
    bool hold(qint64 match);
    void release(qint64 match);
    bool heldElsewhere(qint64 match) const;

    /// Of a match that is held; refused when its journal is not as this program left it. A match that was over is
    /// unfinished again after a line that is not its last.
    bool append(qint64 match, const QString& line, bool over = false);
    /// Takes the lines from this one on, counted from 0, out of the journal of a match that is held. They stay in the
    /// file, in a table of their own.
    bool setAside(qint64 match, qsizetype from);
    /// The match is not listed any more; it stays in the file.
    void putAway(qint64 match);

    /// The newest first.
    QList<Listed> unfinished() const;
    std::optional<KeptMatch> read(qint64 match) const;
    std::optional<KeptMatch> newestUnfinished() const;
    /// Whether a match of this game was ever begun.
    bool hasPlayed(const QString& game) const;
    /// Another number whenever another program has written something.
    qint64 changesElsewhere() const;

private:
    struct Hold {
        int holders = 0;
        /// The journal's length, as far as this program wrote or read it.
        qint64 lines = 0;
        bool overtaken = false;
    };

    void open();
    /// What is wrong with a file that is there; `blank`: nothing is in it yet.
    Trouble inspect(bool& blank) const;
    /// Whether what is ours can be written to; an older file gets what it lacks.
    bool claim();
    bool prepare();
    bool run(const QString& statement, const QVariantList& values = {}, int* changed = nullptr) const;
    qint64 number(const QString& statement, const QVariantList& values = {}) const;
    /// All of it or nothing.
    bool together(const std::function<bool()>& work) const;
    void fail(Trouble trouble);

    QString folder_;
    QString file_;
    QString connection_;
    Trouble trouble_ = Trouble::none;
    std::function<void()> troubled_;
    std::function<void(qint64)> overtaken_;
    MatchLocks locks_;
    QHash<qint64, Hold> holds_;
};
