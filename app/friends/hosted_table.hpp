// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/library.hpp"
#include "app/friends/friend_item.hpp"
#include "app/friends/kept_file.hpp"
#include "app/friends/match_judge.hpp"
#include "app/models/seat_list.hpp"
#include "app/table/phone_sign.hpp"
#include "engine/core/chance.hpp"

#include <QPointer>
#include <QVariantMap>

class GameList;
class GameStore;
class Preferences;

/// A table of this house some of whose seats are those of friends in other houses. What is needed to go on is on disk
/// before anybody is told of it.
class HostedTable {
public:
    struct Setting {
        QString game;
        /// Without names where friends have still to come.
        SeatList seats;
        QVariantMap options;
        QStringList house_rules;
    };
    struct Callbacks {
        std::function<void()> changed;
        /// Whether the table of a new match would disturb nothing.
        std::function<bool()> may_start;
        /// The match can be dealt: its table is to be opened, and given to `serve`.
        std::function<void(const Setting& setting, const std::optional<backroom::Chance>& chance)> start;
        /// Somebody says something, at the table of this match or before there is one.
        std::function<void(GameTable* table, int seat, int sentence)> said = [](GameTable*, int, int) {};
    };

    HostedTable(const apart::Library& library, const GameList& games, const GameStore& store,
        const Preferences& preferences, const QString& folder, Callbacks callbacks);
    ~HostedTable();

    /// A new table. Returns why there can be none; otherwise nothing.
    QString open(const Setting& setting);
    /// A table that is kept. False if there is nothing of the kind in the file, or another window has it.
    bool reopen(const QString& file);
    /// Begins to reach friends; `serve` comes before it if there is a match.
    void begin();

    /// Serves the match at this table, which was started for it or is the one of `match()`; null while it is closed.
    void serve(GameTable* table);
    /// The number of the present match in the store; 0 before the first.
    qint64 match() const { return match_; }
    bool isOver() const { return judge_ && judge_->isOver(); }
    bool isServed() const { return judge_ != nullptr; }
    /// The table of the next match is just being opened.
    bool isDealing() const { return chance_.has_value(); }
    const QString& file() const { return file_.name(); }
    const Setting& setting() const { return setting_; }
    QString gameName() const;
    std::vector<FriendItem> seats() const;
    /// What the lobby waits for.
    QString status() const;
    /// Why friends cannot be reached; empty if they can.
    QString problem() const;
    QString code() const;
    QString spoken() const;
    QString link() const;
    QImage picture() const;
    bool inviting() const;
    bool canDeal() const;

    void deal();
    void giveToComputer(int seat, int level);
    void inviteAnew(int seat);
    void putAway();
    /// Whether somebody in another house has a seat.
    bool hasCompany() const;
    /// Whoever is at this screen says a sentence. Returns false if that is too much at once.
    bool say(int sentence);
    /// Each second.
    void tick();

private:
    QString beginBroker();
    QString brokerFolder() const;
    /// Something is not on disk yet.
    bool waits() const;
    bool keep();
    void admit();
    void makeHost();
    void told();
    QJsonObject objection(const apart::Knock& knock) const;
    void dealt(const apart::Chance& chance);
    void tellOpen();
    void tellTable();
    void said(int speaker, int sentence);
    PhoneSign signOf(int guest) const;
    /// The seats of friends, in order.
    QList<int> friendSeats() const;
    /// Names and marks as they are now that some have come.
    SeatList seated() const;

    const apart::Library& library_;
    const GameList& games_;
    const GameStore& store_;
    const Preferences& preferences_;
    QString folder_;
    Callbacks callbacks_;
    KeptFile file_;
    Setting setting_;
    qint64 match_ = 0;
    /// What the broker of this house lets in: one for each invitation.
    QList<apart::Credentials> admitted_;
    /// Which match of the table it is.
    int dealt_ = 0;
    /// What every stream of the present match begins with, but for the view.
    QJsonObject beginning_;
    bool kept_on_disk_ = true;
    /// Of the journal, as far as guests have been told of it.
    int told_length_ = 0;
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
    std::unique_ptr<MatchJudge> judge_;
    DeedMarks marks_;
    /// While the table is being started for it.
    std::optional<apart::Chance> chance_;
    QPointer<GameTable> table_;
    QString trouble_;
};
