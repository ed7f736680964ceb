// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/friends/friend_item.hpp"
#include "app/friends/kept_file.hpp"
#include "app/remote/library.hpp"
#include "app/storage/game_store.hpp"
#include "app/table/game_table.hpp"

#include <QPointer>

class GameList;
class Preferences;

/// A table with friends in other houses that is in use, whether or not it is shown: a table of this house
/// (`HostedTable`), or one of another house at which the person at this screen has a seat (`JoinedTable`).
class FriendTable {
public:
    struct Callbacks {
        std::function<void()> changed;
        /// Returns whether the person is in the lobby of this table and waits for the match.
        std::function<bool(const FriendTable& of)> waits;
        /// Shows the table of a match in place of whatever is shown.
        std::function<void(std::unique_ptr<GameTable> table)> show;
        /// Shows a sentence about what has just happened.
        std::function<void(const QString& sentence)> news;
        /// Called when it is the move of the person at this screen and something else is shown.
        std::function<void(const FriendTable& at)> asked;
        /// Saves a match that was judged elsewhere, once it is over and has passed the check. Returns its number in the
        /// store.
        std::function<qint64(const GameStore::KeptMatch& match)> take = {};
        /// Called when somebody says a sentence (`FriendWords::sentences`), in the lobby or during the match.
        std::function<void(const FriendTable& at, int seat, int sentence)> said = [](const FriendTable&, int, int) {};
    };

    virtual ~FriendTable();
    FriendTable(const FriendTable&) = delete;
    FriendTable& operator=(const FriendTable&) = delete;

    const QString& file() const { return file_.name(); }
    /// Resumes a saved table. Returns false if the file is invalid or another window has it.
    virtual bool reopen(const QString& file) = 0;

    virtual bool hosted() const = 0;
    virtual QString gameId() const = 0;
    QString gameName() const;
    virtual std::vector<FriendItem> seats() const = 0;
    /// Returns a sentence that says what the lobby waits for, or why the table is lost.
    virtual QString status() const = 0;
    /// True if the table is lost for good; `status` says why.
    virtual bool ended() const { return false; }
    /// A sentence that says why friends cannot be reached; empty if they can.
    virtual QString problem() const = 0;
    virtual bool isOver() const = 0;
    /// Returns the row for the list of tables.
    JoinedItem listed() const;
    /// True if the person at this screen has to decide, as far as is known here.
    virtual bool yourMove() const = 0;
    /// The sentence that says so while something else is shown.
    virtual QString yourMoveText() const = 0;

    /// The table of the match, shown or not; null if there is none.
    GameTable* table() const { return table_; }
    /// Shows the match, if it has begun and the person waits for it.
    virtual void show() { }
    /// True if the screen shows the table.
    bool isShown() const { return shown_; }
    virtual void setShown(bool shown);
    /// Called when the screen has left the table. Takes the table over if the match goes on.
    virtual void leftScreen(std::unique_ptr<GameTable>& table) = 0;

    /// True if somebody in another house can hear what is said here.
    virtual bool hasCompany() const = 0;
    /// Says a sentence for the person at this screen. Returns false if that person says too much at once.
    virtual bool say(int sentence) = 0;

    bool askedAgain() const { return asked_again_; }
    /// Called when the person wants another game.
    virtual void askAgain() { asked_again_ = true; }
    /// Called when the other game has begun or is no longer wanted.
    void forgetAgain() { asked_again_ = false; }
    /// True once the match is over, the person has left, and nobody else needs the table.
    virtual bool isDone() const = 0;
    /// Closes the table, or gives the seat up. The table must not be used afterwards.
    virtual void leave() = 0;
    /// Must be called once a second.
    virtual void tick();

    /// These functions are for the lobby of a table of this house; see the properties of `Friends`.
    virtual QString code() const { return {}; }
    virtual QString spoken() const { return {}; }
    virtual QString link() const { return {}; }
    virtual bool inviting() const { return false; }
    virtual bool canDeal() const { return false; }
    virtual void deal() { }
    virtual void giveToComputer(int /*seat*/, int /*level*/) { }
    virtual void inviteAnew(int /*seat*/) { }
    /// Friends may watch at once, later, or not at all. This cannot change after the first deal.
    enum Watching { not_watched, watched_at_once, watched_later };
    virtual Watching watching() const { return not_watched; }
    virtual bool mayChangeWatching() const { return false; }
    virtual void setWatching(Watching /*watching*/) { }
    /// A sentence that says who is watching; empty if nobody is.
    virtual QString watchers() const = 0;
    /// True if the person at this screen has no seat and only watches.
    virtual bool onlyWatches() const { return false; }
    /// The number in the store of the table's last match that was judged elsewhere; 0 if it is not over.
    virtual qint64 taken() const { return 0; }

protected:
    FriendTable(const remote::Library& library, const GameList& games, const Preferences& preferences,
        const QString& folder, Callbacks callbacks);

    /// Returns the note beside the title in the list while it is not this person's move.
    virtual QString note() const = 0;
    virtual QString title() const = 0;
    /// Called when the person knows, or is about to see, whose move it is.
    void noteMove() { your_move_ = yourMove(); }

    const remote::Library& library_;
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
