// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/friends/friend_table.hpp"
#include "app/games/game_entry.hpp"
#include "app/match/thinker.hpp"

/// A seat at a table of another house. Its stream is followed whatever is shown; its `GameTable` is made from the
/// stream when it is shown.
class JoinedTable final : public FriendTable {
public:
    JoinedTable(const remote::Library& library, const GameList& games, const Preferences& preferences,
        const QString& folder, Callbacks callbacks);
    ~JoinedTable() override;

    /// Knocks with a new invitation, for a seat or to watch. Returns false if nothing can be saved.
    bool knock(const remote::Invitation& to, const remote::Carrier::Address& at, const QString& name, int mark,
        bool watch = false);
    bool reopen(const QString& file) override;
    /// Returns the row for the list of tables while the table is not in use.
    static JoinedItem listed(const QJsonObject& content, const GameList& games);
    using FriendTable::listed;

    bool hosted() const override { return false; }
    QString gameId() const override;
    std::vector<FriendItem> seats() const override;
    QString status() const override;
    bool isOver() const override { return seat_->kept().over; }
    bool isDone() const override;
    bool ended() const override { return seat_->state() == remote::GuestSeat::State::broken; }
    QString problem() const override;
    bool yourMove() const override;
    QString yourMoveText() const override;
    void show() override;

    void setShown(bool shown) override;
    void leftScreen(std::unique_ptr<GameTable>& table) override;
    void askAgain() override;
    qint64 taken() const override { return taken_; }
    void leave() override;
    QString watchers() const override;
    bool onlyWatches() const override { return seat_->kept().watch; }
    bool hasCompany() const override { return seat_->kept().seated && !ended() && !onlyWatches(); }
    bool say(int sentence) override { return seat_->say(sentence); }
    void tick() override;

private:
    void begin(const remote::KeptSeat& kept);
    void keep(const remote::KeptSeat& kept);
    bool received(int number, const QJsonValue& item);
    void ask(const std::string& action);
    void answered(const std::optional<QJsonObject>& refusal);
    bool follows(int number, const QJsonObject& item);
    const GameEntry* gameOf(const QJsonObject& first) const;
    /// Reads the first item of the stream; nothing if it is impossible.
    std::optional<KnownMatch> beginning(const QJsonObject& first) const;
    /// Returns the match as far as it was received. Requires at least one item.
    std::optional<KnownMatch> soFar() const;
    void checkJournal(const std::vector<std::string>& journal);
    bool isAsCommitted(const std::vector<std::string>& journal, const QList<QByteArray>& lots) const;
    void finishCheck(const std::optional<int>& flaw, const GameStore::KeptMatch& match, int number);
    void updatePresences();
    void said(int speaker, int sentence);
    QString host() const;
    QString note() const override;
    QString title() const override;
    /// Returns the seats that have to decide.
    backroom::SeatSet pending() const;
    int ownSeat() const;
    /// True if somebody else has the mark that this person wanted.
    bool hasOtherMark() const;

    remote::Carrier::Address address_;
    std::unique_ptr<remote::Carrier> carrier_;
    std::unique_ptr<remote::GuestSeat> seat_;
    /// The public information about the table (`remote::DownLetter::open`).
    QJsonObject open_;
    /// The number of the match whose `GameTable` is shown.
    int shown_match_ = 0;
    RemoteFeed* feed_ = nullptr;
    /// Follows the stream of the match, whether or not its `GameTable` exists.
    std::unique_ptr<SeatFollower> follower_;
    Thinker thinker_;
    qint64 taken_ = 0;
    /// The number of the match that was checked last.
    int checked_match_ = 0;
    bool end_announced_ = false;
    /// The number of seconds since the unanswered request was sent.
    int unanswered_ = 0;
};
