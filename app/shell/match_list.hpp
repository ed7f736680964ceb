// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/item_list.hpp"
#include "app/models/qml_singleton.hpp"
#include "app/shell/match_item.hpp"
#include "app/storage/game_store.hpp"

#include <QImage>
#include <QTimer>

#include <vector>

class GameList;
class Preferences;
struct MatchStanding;

/// All saved matches, the unfinished and then the finished ones, the newest first. Rows are looked up when a view asks
/// for them; their journals are read a moment later.
class MatchList : public ItemList, public QmlSingleton<MatchList> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int unfinished READ unfinished NOTIFY changed)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// True while the notice is about a deletion, which can be undone, and then the one before it.
    Q_PROPERTY(bool canBringBack READ canBringBack NOTIFY noticeChanged)
    Q_PROPERTY(int nameLength READ nameLength CONSTANT)
    /// The match that the view should scroll to; 0 for none.
    Q_PROPERTY(int wanted READ wanted NOTIFY wantedChanged)

public:
    static constexpr int name_length = 60;
    static int nameLength() { return name_length; }

    MatchList(GameStore& store, const GameList& games, const Preferences& preferences);
    ~MatchList() override;

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    /// Says who has won a match.
    static QString won(const QStringList& winners);
    int count() const { return static_cast<int>(rows_.size()); }
    int unfinished() const { return unfinished_; }
    QString notice() const { return notice_; }
    bool canBringBack() const { return deletion_shown_; }
    int wanted() const { return wanted_; }

    /// Sets the folder for exported matches; the user's documents by default.
    void setExportFolder(const QString& folder) { export_folder_ = folder; }

    void refresh();
    void retranslate();
    /// As `Shelf::setNotes`.
    void setNotes(std::function<QString(qint64 match)> note_of) { note_of_ = std::move(note_of); }
    /// Updates the list if another program has begun, left or continued a match.
    Q_INVOKABLE void lookAround();
    /// Returns −1 if the match is not listed.
    Q_INVOKABLE int rowOf(int match) const;
    Q_INVOKABLE QImage picture(int match) const { return QImage::fromData(store_.picture(match)); }
    /// A name without letters restores the game's name.
    Q_INVOKABLE void rename(int match, const QString& name);
    Q_INVOKABLE void hide(int match);
    Q_INVOKABLE void bringBack();
    Q_INVOKABLE void duplicate(int match);
    Q_INVOKABLE void exportMatch(int match);
    Q_INVOKABLE void forgetNotice();
    /// Shows a message about an operation and its match; an empty one shows the last deletion that can be undone.
    void say(const QString& notice, qint64 wanted = 0);

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
        /// True if everything but the journal has been read into the item.
        bool looked = false;
        bool read = false;
        QDateTime changed = {};
        MatchItem item = {};
    };

    void look(Row& row) const;
    void readNext();
    void describe(Row& row, const MatchStanding& standing, const QList<int>& marks, const QList<int>& levels) const;
    void rowChanged(int row) { emit dataChanged(index(row), index(row)); }
    Row* find(qint64 match);
    void tell(const QString& notice, qint64 wanted, bool deletion);

    GameStore& store_;
    const GameList& games_;
    const Preferences& preferences_;
    /// Rows are filled in when they are first asked for.
    mutable std::vector<Row> rows_;
    /// The matches whose journals are still to be read, the one asked for last at the end.
    mutable std::vector<qint64> unread_;
    mutable QTimer reading_;
    QSet<qint64> elsewhere_;
    std::function<QString(qint64)> note_of_ = [](qint64) { return QString(); };
    int unfinished_ = 0;
    qint64 seen_ = 0;
    QString notice_;
    struct Deletion {
        qint64 match;
        QString title;
    };
    /// The latest deletion is at the end.
    std::vector<Deletion> deletions_;
    bool deletion_shown_ = false;
    int wanted_ = 0;
    QString export_folder_;
};
