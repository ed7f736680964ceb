// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/library.hpp"
#include "app/friends/friend_item.hpp"
#include "app/friends/kept_file.hpp"
#include "app/storage/game_store.hpp"
#include "app/table/game_table.hpp"

#include <QPointer>

class GameList;
class Preferences;

/// A table with friends in other houses that is in use, whatever the screen shows: one of this house (`HostedTable`),
/// or one of another house at which the person at this screen has a seat (`JoinedTable`).
class FriendTable {
public:
    struct Callbacks {
        std::function<void()> changed;
        /// Whether the person waits for the match to begin, and does nothing else.
        std::function<bool(const FriendTable& of)> waits;
        /// Shows the table of a match in the place of whatever is shown.
        std::function<void(std::unique_ptr<GameTable> table)> show;
        /// A sentence about what has just happened.
        std::function<void(const QString& sentence)> news;
        /// It is the move of the person at this screen, who looks elsewhere.
        std::function<void(const FriendTable& at)> asked;
        /// A match that was judged elsewhere is over, and all that was told of it was true. Returns its number.
        std::function<qint64(const GameStore::KeptMatch& match)> take = {};
        /// Somebody says one of the sentences (`FriendWords::sentences`), in the lobby or during the match.
        std::function<void(const FriendTable& at, int seat, int sentence)> said = [](const FriendTable&, int, int) {};
    };

    virtual ~FriendTable();
    FriendTable(const FriendTable&) = delete;
    FriendTable& operator=(const FriendTable&) = delete;

    const QString& file() const { return file_.name(); }
    /// Goes on at a table that is kept. False if there is nothing of the kind in the file, or another window has it.
    virtual bool reopen(const QString& file) = 0;

    virtual bool hosted() const = 0;
    virtual QString gameId() const = 0;
    QString gameName() const;
    virtual std::vector<FriendItem> seats() const = 0;
    /// What the lobby waits for, or why that is in vain.
    virtual QString status() const = 0;
    /// True if `status` says why this table is lost for good.
    virtual bool ended() const { return false; }
    /// Why friends cannot be reached; empty if they can.
    virtual QString problem() const = 0;
    virtual bool isOver() const = 0;
    /// For the list of tables.
    JoinedItem listed() const;
    /// The person at this screen is to decide, as far as is known here.
    virtual bool yourMove() const = 0;
    /// Says so, wherever that person looks.
    virtual QString yourMoveText() const = 0;

    /// The table of the match, shown or not; null if there is none.
    GameTable* table() const { return table_; }
    /// Shows what has come of it while the person waits for it.
    virtual void show() { }
    /// Whether the screen shows it.
    bool isShown() const { return shown_; }
    virtual void setShown(bool shown);
    /// The screen has left the table for good. What goes on with it takes it.
    virtual void rest(std::unique_ptr<GameTable>& table) = 0;

    /// True if somebody in another house can hear what is said here.
    virtual bool hasCompany() const = 0;
    /// Says one of the sentences in the name of the person at this screen. Returns false if that is too much at once.
    virtual bool say(int sentence) = 0;

    bool askedAgain() const { return asked_again_; }
    /// The person would like another game.
    virtual void askAgain() { asked_again_ = true; }
    /// What was asked for has begun, or need not any more.
    void forgetAgain() { asked_again_ = false; }
    /// True once all is done: the match is over, the person has left it, and nobody needs the table any more.
    virtual bool isDone() const = 0;
    /// The table is no more, or the seat is given up. Nothing can be asked of it afterwards.
    virtual void leave() = 0;
    /// Each second.
    virtual void tick();

    /// In the lobby of a table of this house (`Friends`).
    virtual QString code() const { return {}; }
    virtual QString spoken() const { return {}; }
    virtual QString link() const { return {}; }
    virtual bool inviting() const { return false; }
    virtual bool canDeal() const { return false; }
    virtual void deal() { }
    virtual void giveToComputer(int /*seat*/, int /*level*/) { }
    virtual void inviteAnew(int /*seat*/) { }
    /// Says who may watch: nobody, or friends, at once or later. This cannot change after the first deal.
    enum Watching { not_watched, watched_at_once, watched_later };
    virtual Watching watching() const { return not_watched; }
    virtual bool mayChangeWatching() const { return false; }
    virtual void setWatching(Watching /*watching*/) { }
    /// Says who watches; empty if nobody does.
    virtual QString watchers() const = 0;
    /// True if the person at this screen has no seat, and only watches.
    virtual bool onlyWatches() const { return false; }
    /// The number in the store of its last match that was judged elsewhere; 0 before it is over.
    virtual qint64 taken() const { return 0; }

protected:
    FriendTable(const apart::Library& library, const GameList& games, const Preferences& preferences,
        const QString& folder, Callbacks callbacks);

    /// What the list says beside the title; `yourMove` is said without it.
    virtual QString note() const = 0;
    virtual QString title() const = 0;
    /// Whose move it is now is known to the person, or will be seen.
    void noteMove() { your_move_ = yourMove(); }

    const apart::Library& library_;
    const GameList& games_;
    const Preferences& preferences_;
    QString folder_;
    Callbacks callbacks_;
    KeptFile file_;
    QPointer<GameTable> table_;
    bool shown_ = false;
    bool kept_on_disk_ = true;

private:
    bool asked_again_ = false;
    bool your_move_ = false;
};
