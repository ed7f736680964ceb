// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/friends/friend_table.hpp"
#include "app/friends/match_judge.hpp"
#include "app/models/seat_list.hpp"
#include "app/table/presence.hpp"

#include <QVariantMap>

/// A table of this house with friends in other houses. Everything needed to go on is saved before anybody is told. The
/// match goes on while something else is shown; its `GameTable` is then kept here.
class HostedTable final : public FriendTable {
public:
    struct Setting {
        QString game;
        /// The names of friends who have not come yet are empty.
        SeatList seats;
        QVariantMap options;
        QStringList house_rules;
    };

    HostedTable(const remote::Library& library, const GameList& games, GameStore& store, const Preferences& preferences,
        const QString& folder, Callbacks callbacks);
    ~HostedTable() override;

    /// Opens a new table. Returns a sentence that says why that is impossible; empty if it succeeded.
    QString open(const Setting& setting);
    bool reopen(const QString& file) override;
    /// Starts the broker and connects to it.
    void begin();

    /// Serves the match of this `GameTable`: a new one, or the one with the number `match()`.
    void serve(GameTable* table);
    void setShown(bool shown) override;
    void leftScreen(std::unique_ptr<GameTable>& table) override;
    /// Hands over the `GameTable` that is kept here; null if there is none.
    std::unique_ptr<GameTable> takeTable();

    /// The number of the current match in the store; 0 before the first.
    qint64 match() const { return match_; }
    bool hosted() const override { return true; }
    bool isOver() const override { return judge_ && judge_->isOver(); }
    bool isDone() const override;
    bool yourMove() const override;
    QString yourMoveText() const override;
    const Setting& setting() const { return setting_; }
    QString gameId() const override { return setting_.game; }
    std::vector<FriendItem> seats() const override;
    QString status() const override;
    QString problem() const override;
    QString code() const override;
    QString spoken() const override;
    QString link() const override;
    bool inviting() const override;
    /// True if friends have seats, taken or free.
    bool hasFriends() const { return !friendSeats().isEmpty(); }
    bool canDeal() const override;
    /// True if all friends want another game.
    bool allAskAgain() const;

    /// Requires `hasFriends`.
    void deal() override;
    void giveToComputer(int seat, int level) override;
    void inviteAnew(int seat) override;
    Watching watching() const override { return watching_; }
    bool mayChangeWatching() const override { return host_->kept().match == 0; }
    void setWatching(Watching watching) override;
    QString watchers() const override;
    void leave() override;
    bool hasCompany() const override;
    bool say(int sentence) override;
    void tick() override;

private:
    QString beginBroker();
    QString brokerFolder() const;
    /// Returns whether anything has not been saved yet.
    bool hasUnsaved() const;
    bool keep();
    void admit();
    void makeHost();
    void publish();
    /// Tells friends what the match has grown by.
    void followMatch();
    QJsonObject objection(const remote::Knock& knock) const;
    std::unique_ptr<GameTable> resumed();
    void dealt(const remote::Chance& chance);
    void updateOpen();
    void updatePresences();
    void announceWatchers();
    void said(int speaker, int sentence);
    Presence presenceOf(int guest) const;
    /// Returns the seats of friends, in order.
    QList<int> friendSeats() const;
    /// Returns the seats with the names and marks of the friends who have come.
    SeatList seated() const;
    QString note() const override;
    QString title() const override;

    GameStore& store_;
    Setting setting_;
    Watching watching_ = not_watched;
    /// The names of those who watch that have been announced.
    QStringList announced_watchers_;
    qint64 match_ = 0;
    /// The credentials that the broker of this house accepts, one for each invitation.
    QList<remote::Credentials> admitted_;
    /// The number of the current match at this table.
    int match_number_ = 0;
    /// What every stream of the current match begins with, without the view.
    QJsonObject beginning_;
    /// The length of the journal that guests have been told.
    int published_length_ = 0;
    /// The address of the broker for friends.
    remote::Carrier::Address guest_address_;
    /// The address of the broker for this house.
    remote::Carrier::Address own_address_;
    /// The port of the broker of this house.
    quint16 port_ = 0;
    std::unique_ptr<remote::Broker> broker_;
    std::unique_ptr<remote::Carrier> carrier_;
    std::optional<remote::KeptTable> kept_;
    std::unique_ptr<remote::HostTable> host_;
    /// The `GameTable` while something else is shown.
    std::unique_ptr<GameTable> unshown_table_;
    /// The time since which something else is shown, in milliseconds since 1970.
    qint64 left_at_ = 0;
    /// True if the person has left after the end of the match.
    bool left_over_ = false;
    std::unique_ptr<MatchJudge> judge_;
    /// Ends the connections to the table that was served before.
    std::unique_ptr<QObject> served_;
    RequestMarks marks_;
    QString trouble_;
};
