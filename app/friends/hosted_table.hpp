// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/friends/friend_table.hpp"
#include "app/friends/match_judge.hpp"
#include "app/models/seat_list.hpp"
#include "app/table/phone_sign.hpp"

#include <QVariantMap>

/// A table of this house some of whose seats are those of friends in other houses. What is needed to go on is on disk
/// before anybody is told of it. It is served whatever the screen shows: where that is something else, its table rests
/// here, and goes on.
class HostedTable final : public FriendTable {
public:
    struct Setting {
        QString game;
        /// Without names where friends have still to come.
        SeatList seats;
        QVariantMap options;
        QStringList house_rules;
    };

    HostedTable(const apart::Library& library, const GameList& games, GameStore& store, const Preferences& preferences,
        const QString& folder, Callbacks callbacks);
    ~HostedTable() override;

    /// A new table. Returns why there can be none; otherwise nothing.
    QString open(const Setting& setting);
    bool reopen(const QString& file) override;
    /// Begins to reach friends.
    void begin();

    /// Serves the match at this table, which was started for it or is the one of `match()`.
    void serve(GameTable* table);
    void setShown(bool shown) override;
    void rest(std::unique_ptr<GameTable>& table) override;
    /// The table that rests here, to be shown; null if none does.
    std::unique_ptr<GameTable> takeTable();

    /// The number of the present match in the store; 0 before the first.
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
    /// A friend has a seat, or may still come.
    bool hasFriends() const { return !friendSeats().isEmpty(); }
    bool canDeal() const override;
    /// All friends would like another game.
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
    /// Something is not on disk yet.
    bool waits() const;
    bool keep();
    void admit();
    void makeHost();
    void publish();
    QJsonObject objection(const apart::Knock& knock) const;
    std::unique_ptr<GameTable> resumed();
    void dealt(const apart::Chance& chance);
    void tellOpen();
    void tellTable();
    void tellWatchers();
    void said(int speaker, int sentence);
    PhoneSign signOf(int guest) const;
    /// The seats of friends, in order.
    QList<int> friendSeats() const;
    /// Names and marks as they are now that some have come.
    SeatList seated() const;
    QString note() const override;
    QString title() const override;

    GameStore& store_;
    Setting setting_;
    Watching watching_ = not_watched;
    /// Those of whom was told that they watch.
    QStringList announced_watchers_;
    qint64 match_ = 0;
    /// What the broker of this house lets in: one for each invitation.
    QList<apart::Credentials> admitted_;
    /// Which match of the table it is.
    int dealt_ = 0;
    /// What every stream of the present match begins with, but for the view.
    QJsonObject beginning_;
    /// Of the journal, as far as guests have been told of it.
    int published_length_ = 0;
    /// Where friends find the broker.
    apart::Carrier::Address address_;
    /// Where this house does.
    apart::Carrier::Address reach_;
    /// Of the broker of this house.
    quint16 port_ = 0;
    std::unique_ptr<apart::Broker> broker_;
    std::unique_ptr<apart::Carrier> carrier_;
    std::optional<apart::KeptTable> kept_;
    std::unique_ptr<apart::HostTable> host_;
    /// While something else is shown.
    std::unique_ptr<GameTable> resting_;
    /// Since when, in milliseconds since 1970.
    qint64 left_at_ = 0;
    /// The person has seen the end, and gone.
    bool left_over_ = false;
    std::unique_ptr<MatchJudge> judge_;
    RequestMarks marks_;
    QString trouble_;
};
