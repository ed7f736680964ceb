#pragma once

#include <QDateTime>
#include <QSqlDatabase>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

/// All matches in one SQLite file of the data folder. Every line of a journal is on disk when `append`
/// returns. A file that is damaged, foreign or newer is never written to.
class GameStore {
public:
    enum class Trouble { none, cannot_write, damaged, foreign, newer };

    struct KeptMatch {
        qint64 id = 0;
        QString game;
        /// Marks of the seats, 0 to 5.
        QList<int> marks;
        QDateTime changed;
        /// The journal: the header first.
        QStringList lines;
    };

    /// `troubled` is called when what was well until now can be kept no more.
    explicit GameStore(const QString& folder, std::function<void()> troubled = {});
    ~GameStore();
    GameStore(const GameStore&) = delete;
    GameStore& operator=(const GameStore&) = delete;

    Trouble trouble() const { return trouble_; }
    QString file() const { return file_; }

    /// 0 when nothing can be kept.
    qint64 begin(const QString& game, const QList<int>& marks, const QString& header);
    bool append(qint64 match, const QString& line);
    void finish(qint64 match);
    /// So that a redo or undo after the end counts as being played again.
    void reopen(qint64 match);
    std::optional<KeptMatch> newestUnfinished();

private:
    void open();
    /// What is wrong with a file that is there; `blank`: nothing is in it yet.
    Trouble inspect(bool& blank) const;
    /// Whether what is ours can be written to.
    bool claim();
    bool prepare();
    bool run(const QString& statement, const QVariantList& values = {});
    void fail(Trouble trouble);

    QString folder_;
    QString file_;
    QString connection_;
    Trouble trouble_ = Trouble::none;
    std::function<void()> troubled_;
};
