#pragma once

#include "models/item_list.hpp"
#include "models/lent.hpp"
#include "shell/match_item.hpp"
#include "storage/game_store.hpp"

#include <QHash>
#include <QImage>
#include <QTimer>

#include <vector>

class GameList;
class Preferences;
struct MatchStanding;

/// Every match that is kept: those that can be continued, and those that are over, the newest first. What is asked of
/// a row is looked up when a view asks for it, its journal is read a moment later.
class MatchList : public ItemList, public Lent<MatchList> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int unfinished READ unfinished NOTIFY changed)
    /// What was done last, in a sentence; empty for nothing.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// It can be taken back: a match was deleted.
    Q_PROPERTY(bool canBringBack READ canBringBack NOTIFY noticeChanged)
    Q_PROPERTY(int nameLength READ nameLength CONSTANT)
    /// The match that a view should show; 0 for none in particular.
    Q_PROPERTY(int wanted READ wanted NOTIFY wantedChanged)

public:
    static constexpr int name_length = 60;
    static int nameLength() { return name_length; }

    MatchList(GameStore& store, const GameList& games, const Preferences& preferences);
    ~MatchList() override;

    int rowCount(const QModelIndex& parent = {}) const override;
    int count() const { return static_cast<int>(rows_.size()); }
    int unfinished() const { return unfinished_; }
    QString notice() const { return notice_; }
    bool canBringBack() const { return put_away_ != 0; }
    int wanted() const { return wanted_; }

    /// Where exported matches are written to; the documents of whoever plays, unless it is set.
    void setExportFolder(const QString& folder) { export_folder_ = folder; }

    /// Looks again what is kept.
    void refresh();
    /// All words anew, in another language.
    void retranslate();
    /// Looks whether another program has begun, left or played on something.
    Q_INVOKABLE void lookAround();
    /// −1 when it is not listed.
    Q_INVOKABLE int rowOf(int match) const;
    Q_INVOKABLE QImage picture(int match) const;
    /// A name without letters is the game's again.
    Q_INVOKABLE void rename(int match, const QString& name);
    Q_INVOKABLE void putAway(int match);
    Q_INVOKABLE void bringBack();
    Q_INVOKABLE void duplicate(int match);
    Q_INVOKABLE void exportMatch(int match);
    Q_INVOKABLE void forgetNotice() { say({}); }
    /// Says what was done, and which match it was done to.
    void say(const QString& notice, qint64 wanted = 0, qint64 put_away = 0);

signals:
    void changed();
    void noticeChanged();
    void wantedChanged();

protected:
    const void* itemAt(int row) const override;

private:
    struct Row {
        qint64 id = 0;
        bool over = false;
        /// The item is as the store has it, but for what its journal tells.
        bool looked = false;
        bool read = false;
        QDateTime changed = {};
        MatchItem item = {};
    };

    void look(Row& row) const;
    void readNext();
    void tell(Row& row, const MatchStanding& standing, const QList<int>& marks, const QList<int>& levels) const;
    void rowChanged(int row);
    Row* find(qint64 match);

    GameStore& store_;
    const GameList& games_;
    const Preferences& preferences_;
    /// A row is looked up when it is asked for.
    mutable std::vector<Row> rows_;
    /// Those whose journals are to be read, the one that was asked for last at the end.
    mutable std::vector<qint64> unread_;
    mutable QTimer reading_;
    QSet<qint64> elsewhere_;
    int unfinished_ = 0;
    qint64 seen_ = 0;
    QString notice_;
    qint64 put_away_ = 0;
    int wanted_ = 0;
    QString export_folder_;
};
