// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/library.hpp"
#include "app/friends/friend_item.hpp"
#include "app/friends/kept_file.hpp"
#include "app/games/game_entry.hpp"
#include "app/match/thinker.hpp"

#include <QPointer>

class GameList;
class Preferences;

/// A table of another house at which the person at this screen has a seat.
class JoinedTable {
public:
    struct Callbacks {
        std::function<void()> changed;
        /// The table of the seat, as it is now.
        std::function<void(std::unique_ptr<GameTable> table)> visit;
        /// Whether the person waits for the table, and does nothing else.
        std::function<bool()> waits;
        /// A sentence about what has just happened.
        std::function<void(const QString& sentence)> news;
        /// The match is over, and all that was told of it was true.
        std::function<void(const GameStore::KeptMatch& match)> take;
        /// Somebody says something, at the table of this match or before there is one.
        std::function<void(GameTable* table, int seat, int sentence)> said = [](GameTable*, int, int) {};
    };

    JoinedTable(const apart::Library& library, const GameList& games, const Preferences& preferences,
        const QString& folder, Callbacks callbacks);
    ~JoinedTable();

    /// Knocks with a new invitation. False if nothing can be saved.
    bool knock(const apart::Invitation& to, const apart::Carrier::Address& at, const QString& name, int mark);
    /// Goes on at a seat that is kept. False if there is nothing of the kind in the file, or another window has it.
    bool goBack(const QString& file);
    const QString& file() const { return file_.name(); }
    /// For the list of tables.
    static JoinedItem listed(const QJsonObject& content, const GameList& games);

    QString gameId() const;
    QString gameName() const;
    std::vector<FriendItem> seats() const;
    /// What is being waited for, or why that is in vain.
    QString status() const;
    bool isOver() const { return seat_->kept().over; }
    bool ended() const { return seat_->state() == apart::GuestSeat::State::broken; }
    QString problem() const;
    /// Shows the table if the match has begun.
    void show();

    /// The table that is shown; null if it is left.
    void setTable(GameTable* table);
    bool isShown() const { return table_ != nullptr; }
    /// The person would like another game.
    void askAgain() { seat_->setReady(true); }
    void leave();
    bool hasSeat() const { return seat_->kept().seated && !ended(); }
    /// The person says a sentence.
    bool say(int sentence) { return seat_->say(sentence); }
    /// Each second.
    void tick();

private:
    void begin(const apart::KeptSeat& kept);
    void keep(const apart::KeptSeat& kept);
    bool told(int number, const QJsonValue& item);
    void ask(const std::string& action);
    void answered(const std::optional<QJsonObject>& refusal);
    bool follows(int number, const QJsonObject& item);
    const GameEntry* gameOf(const QJsonObject& first) const;
    /// What the match begins with, if it can be.
    std::optional<ToldToSeat> beginning(const QJsonObject& first) const;
    /// The same with everything that was told since. Requires that there is something.
    std::optional<ToldToSeat> soFar() const;
    void reveal(const std::vector<std::string>& journal);
    bool isSealed(const std::vector<std::string>& journal, const QList<QByteArray>& lots) const;
    void judged(const std::optional<int>& flaw, const GameStore::KeptMatch& match, int number);
    void tellTable();
    void said(int speaker, int sentence);
    QString host() const;

    const apart::Library& library_;
    const GameList& games_;
    const Preferences& preferences_;
    QString folder_;
    Callbacks callbacks_;
    KeptFile file_;
    apart::Carrier::Address address_;
    std::unique_ptr<apart::Carrier> carrier_;
    std::unique_ptr<apart::GuestSeat> seat_;
    /// What lies in the open about the table, and what each match began with.
    QJsonObject open_;
    /// Of the match that the table shows.
    int shown_match_ = 0;
    RemoteFeed* feed_ = nullptr;
    /// Follows the stream of the match, whether its table is shown or not.
    std::function<bool(const std::string& line)> follow_;
    QPointer<GameTable> table_;
    Thinker thinker_;
    bool kept_on_disk_ = true;
    /// The match of the table that was checked last.
    int judged_match_ = 0;
    bool told_of_end_ = false;
    /// For so many seconds what was decided has no answer.
    int unanswered_ = 0;
};
