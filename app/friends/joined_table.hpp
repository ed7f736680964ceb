// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/friends/friend_table.hpp"
#include "app/games/game_entry.hpp"
#include "app/match/thinker.hpp"

/// A table of another house at which the person at this screen has a seat. What is told is followed whatever the screen
/// shows; the table itself is made of it when it is to be seen.
class JoinedTable final : public FriendTable {
public:
    JoinedTable(const apart::Library& library, const GameList& games, const Preferences& preferences,
        const QString& folder, Callbacks callbacks);
    ~JoinedTable() override;

    /// Knocks with a new invitation, for a seat or to watch. False if nothing can be saved.
    bool knock(const apart::Invitation& to, const apart::Carrier::Address& at, const QString& name, int mark,
        bool watch = false);
    bool reopen(const QString& file) override;
    /// For the list of tables, while it is not in use.
    static JoinedItem listed(const QJsonObject& content, const GameList& games);
    using FriendTable::listed;

    bool hosted() const override { return false; }
    QString gameId() const override;
    std::vector<FriendItem> seats() const override;
    QString status() const override;
    bool isOver() const override { return seat_->kept().over; }
    bool isDone() const override;
    bool ended() const override { return seat_->state() == apart::GuestSeat::State::broken; }
    QString problem() const override;
    bool yourMove() const override;
    QString yourMoveText() const override;
    void show() override;

    void setShown(bool shown) override;
    void rest(std::unique_ptr<GameTable>& table) override;
    void askAgain() override;
    qint64 taken() const override { return taken_; }
    void leave() override;
    QString watchers() const override;
    bool onlyWatches() const override { return seat_->kept().watch; }
    bool hasCompany() const override { return seat_->kept().seated && !ended() && !onlyWatches(); }
    bool say(int sentence) override { return seat_->say(sentence); }
    void tick() override;

private:
    void begin(const apart::KeptSeat& kept);
    void keep(const apart::KeptSeat& kept);
    bool received(int number, const QJsonValue& item);
    void ask(const std::string& action);
    void answered(const std::optional<QJsonObject>& refusal);
    bool follows(int number, const QJsonObject& item);
    const GameEntry* gameOf(const QJsonObject& first) const;
    /// What the match begins with, if it can be.
    std::optional<KnownMatch> beginning(const QJsonObject& first) const;
    /// The same with everything that was told since. Requires that there is something.
    std::optional<KnownMatch> soFar() const;
    void reveal(const std::vector<std::string>& journal);
    bool isSealed(const std::vector<std::string>& journal, const QList<QByteArray>& lots) const;
    void judged(const std::optional<int>& flaw, const GameStore::KeptMatch& match, int number);
    void tellTable();
    void said(int speaker, int sentence);
    QString host() const;
    QString note() const override;
    QString title() const override;
    /// Whose move it is.
    backroom::SeatSet pending() const;
    int ownSeat() const;
    /// Another one than was wished for, which somebody else has.
    bool hasOtherMark() const;

    apart::Carrier::Address address_;
    std::unique_ptr<apart::Carrier> carrier_;
    std::unique_ptr<apart::GuestSeat> seat_;
    /// What lies in the open about the table, and what each match began with.
    QJsonObject open_;
    /// Of the match that the table shows.
    int shown_match_ = 0;
    RemoteFeed* feed_ = nullptr;
    /// Follows the stream of the match, whether its table is shown or not.
    std::unique_ptr<SeatFollower> follower_;
    Thinker thinker_;
    qint64 taken_ = 0;
    /// The match of the table that was checked last.
    int judged_match_ = 0;
    bool end_announced_ = false;
    /// For so many seconds what was decided has no answer.
    int unanswered_ = 0;
};
