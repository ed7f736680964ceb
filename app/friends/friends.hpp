// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/friends/friend_item.hpp"
#include "app/friends/hosted_table.hpp"
#include "app/friends/joined_table.hpp"
#include "app/models/item_list.hpp"
#include "app/models/qml_singleton.hpp"
#include "app/storage/shared_settings.hpp"
#include "app/table/table_talk.hpp"
#include "app/table/table_values.hpp"

#include <QPointer>
#include <QTimer>
#include <QUrl>

class GameList;

/// The model of all tables with friends in other houses: the lobby of a table opened here, joining one opened
/// elsewhere, and the list of saved tables. All tables in use go on, whatever is shown; the present table is the one
/// that is shown or was shown last.
class Friends : public QObject, public QmlSingleton<Friends> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// A sentence that says why friends cannot be reached and what to do; empty if they can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// True if the present table belongs to this house.
    Q_PROPERTY(bool hosting READ hosting NOTIFY changed)
    /// True if the screen shows the present table.
    Q_PROPERTY(bool atTable READ atTable NOTIFY changed)
    /// True if the person has asked for another game.
    Q_PROPERTY(bool askedAgain READ askedAgain NOTIFY changed)
    /// True if there is a present table, in the lobby or later.
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    /// A sentence that says what the lobby waits for, such as "Two friends are still to come."
    Q_PROPERTY(QString status READ status NOTIFY changed)
    /// True if this table is lost for good, so that one can only leave; `status` says why.
    Q_PROPERTY(bool ended READ ended NOTIFY changed)
    Q_PROPERTY(ItemList* seats READ seats CONSTANT)
    /// The invitation: 20 letters in four groups, two lines to be read aloud, a link, and its QR code as a data URL.
    /// Empty unless the table belongs to this house.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed)
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(QUrl picture READ picture NOTIFY changed)
    /// True if the invitation can be used: a friend's seat is free, or friends may watch.
    Q_PROPERTY(bool inviting READ inviting NOTIFY changed)
    Q_PROPERTY(bool canDeal READ canDeal NOTIFY changed)
    /// Says if friends may watch the table of this house (`FriendTable::Watching`).
    Q_PROPERTY(int watching READ watching WRITE setWatching NOTIFY changed)
    Q_PROPERTY(bool mayChangeWatching READ mayChangeWatching NOTIFY changed)
    /// Such as "Rosa and Max are watching."; empty if nobody is.
    Q_PROPERTY(QString watchers READ watchers NOTIFY changed)
    /// True if the person at this screen has no seat at the present table and only watches.
    Q_PROPERTY(bool onlyWatching READ onlyWatching NOTIFY changed)
    /// True if somebody in another house can hear what is said.
    Q_PROPERTY(bool hasCompany READ hasCompany NOTIFY changed)
    /// False for a moment after the person has said something.
    Q_PROPERTY(bool maySay READ maySay NOTIFY changed)
    /// The sentences that one can say.
    Q_PROPERTY(QStringList sentences READ sentences CONSTANT)
    /// What is said in the lobby.
    Q_PROPERTY(TableTalk* talk READ talk CONSTANT)
    /// A sentence that says why the invitation is invalid or the name cannot be used; empty if nothing is wrong.
    Q_PROPERTY(QString joinProblem READ joinProblem NOTIFY changed)
    /// True if the code is valid but does not say where the broker is.
    Q_PROPERTY(bool needsAddress READ needsAddress NOTIFY changed)
    /// The invitation link that was clicked.
    Q_PROPERTY(QString invitation READ invitation NOTIFY changed)
    /// The name under which the person joined last.
    Q_PROPERTY(QString usualName READ usualName NOTIFY changed)
    /// All saved tables as `JoinedItem`s. Those at which it was this person's move at the last `refresh` come first.
    Q_PROPERTY(ItemList* tables READ tables CONSTANT)
    Q_PROPERTY(int tableCount READ tableCount NOTIFY changed)
    /// True if it is this person's move at a table that is not shown.
    Q_PROPERTY(bool yourMove READ yourMove NOTIFY changed)

public:
    /// What `House` does for tables with friends.
    struct Callbacks {
        std::function<void()> show_lobby;
        std::function<void()> go_home;
        /// Deals a match in which no friend takes part.
        std::function<void(const HostedTable::Setting& setting)> start;
        /// Continues a saved match of a table of this house.
        std::function<void(qint64 match)> go_on;
        /// Shows the table of a match with friends.
        std::function<void(std::unique_ptr<GameTable> table)> show;
        /// Returns from another screen to the table that was shown.
        std::function<void()> go_back;
        /// Returns whether the lobby is shown.
        std::function<bool()> in_lobby;
        /// Saves a finished match that was judged in another house. Returns its number in the store.
        std::function<qint64(const GameStore::KeptMatch& match)> take;
        std::function<void(const QString& sentence)> show_news;
    };
    /// Returns null if the library is not installed.
    using Load = std::function<const remote::Library*()>;

    Friends(const GameList& games, GameStore& store, const Preferences& preferences, const QString& folder,
        Callbacks callbacks);
    ~Friends() override;

    QString problem() const;
    bool hosting() const { return ofPresent(&FriendTable::hosted); }
    bool open() const { return present_ != nullptr; }
    bool atTable() const { return ofPresent(&FriendTable::isShown); }
    bool askedAgain() const { return ofPresent(&FriendTable::askedAgain); }
    QString gameId() const { return ofPresent(&FriendTable::gameId); }
    QString gameName() const { return ofPresent(&FriendTable::gameName); }
    QString status() const { return ofPresent(&FriendTable::status); }
    bool ended() const { return ofPresent(&FriendTable::ended); }
    ItemListOf<FriendItem>* seats() { return &seats_; }
    QString code() const { return ofPresent(&FriendTable::code); }
    QString spoken() const { return ofPresent(&FriendTable::spoken); }
    QString link() const { return ofPresent(&FriendTable::link); }
    QUrl picture() const;
    bool inviting() const { return ofPresent(&FriendTable::inviting); }
    bool canDeal() const { return ofPresent(&FriendTable::canDeal); }
    int watching() const { return ofPresent(&FriendTable::watching); }
    void setWatching(int watching);
    bool mayChangeWatching() const { return ofPresent(&FriendTable::mayChangeWatching); }
    QString watchers() const { return ofPresent(&FriendTable::watchers); }
    bool onlyWatching() const { return ofPresent(&FriendTable::onlyWatches); }
    bool hasCompany() const { return ofPresent(&FriendTable::hasCompany); }
    bool maySay() const;
    QStringList sentences() const;
    TableTalk* talk() { return &talk_; }
    QString joinProblem() const { return join_problem_; }
    bool needsAddress() const { return needs_address_; }
    QString invitation() const { return invitation_; }
    void setInvitation(const QString& link) { invitation_ = link; }
    QString usualName() const;
    ItemListOf<JoinedItem>* tables() { return &tables_; }
    int tableCount() const { return tables_.rowCount(); }

    bool yourMove() const;
    /// Returns what the table of this house with this match waits for; empty if there is no such table.
    QString note(qint64 match) const;

    /// Opens a table of this house. Some seats have the level `SeatList::other_house`.
    void invite(const HostedTable::Setting& setting);
    /// Starts to use the saved tables, one after the other, so that friends can reach them and news arrives.
    void wake();
    /// Returns the table saved in the file, and starts to use it. Null if the file is invalid or another window has it.
    FriendTable* opened(const QString& file);
    /// Returns the tables of this house that are in use.
    std::vector<HostedTable*> hostedTables() const;
    /// Sets the table that is shown; null for none.
    void setTable(GameTable* table);
    /// Hands over the table of a match of this house that has gone on without being shown; null if there is none.
    std::unique_ptr<GameTable> tableOf(qint64 match);
    /// Called when the screen has left the table. Takes it over if it goes on; otherwise returns it.
    std::unique_ptr<GameTable> keep(std::unique_ptr<GameTable> table);
    /// Called when another program has continued this match. Returns false if the match is shown or is not one with
    /// friends.
    bool drop(qint64 match);
    /// Returns whether the match belongs to a saved table of this house.
    bool keeps(qint64 match) const { return !fileOf(match).isEmpty(); }
    /// Asks friends, or the host, for another game. Returns false if the table that is shown is not one with friends.
    bool again();

    /// The number in the store of the present table's last match that was judged elsewhere; 0 if it is not over.
    qint64 taken() const { return ofPresent(&FriendTable::taken); }

    /// Deals the match once all friends are there.
    Q_INVOKABLE void deal();
    /// Gives the seat of a friend who has not come to a computer player.
    Q_INVOKABLE void giveToComputer(int seat, int level);
    /// Frees the seat and makes a new invitation.
    Q_INVOKABLE void inviteAnew(int seat);
    /// Leaves the lobby: closes a table of this house, or gives the seat at another one up.
    Q_INVOKABLE void leave();
    /// Knocks at a table, for a seat or to watch. `invitation` is a code or a link; `address` is a broker
    /// ("192.168.1.20:41883") or empty.
    Q_INVOKABLE void join(
        const QString& invitation, const QString& name, int mark, const QString& address, bool watch = false);
    /// Goes back to a saved table, by its key in the list.
    Q_INVOKABLE void goBack(int table);
    Q_INVOKABLE void giveUp(int table);
    /// Says a sentence to everybody at the table, by its number.
    Q_INVOKABLE void say(int sentence);
    /// Called once a second.
    void tick();
    /// Removes the message about the last invitation.
    Q_INVOKABLE void clearJoin();

    static const remote::Library* loaded();
    /// Replaced by tests.
    inline static Load load = loaded;
    /// Reads the list of saved tables again.
    Q_INVOKABLE void refresh();

signals:
    void changed();
    /// Emitted for screen readers when somebody has come, gone or moved.
    void said(const QString& sentence);
    /// Emitted when it is this person's move while something else is shown.
    void attentionAsked();

private:
    /// Returns the answer of the present table; an empty value if there is none.
    template <class Answer>
    Answer ofPresent(Answer (FriendTable::*question)() const) const
    {
        return present_ == nullptr ? Answer() : (present_->*question)();
    }
    const remote::Library* library();
    FriendTable::Callbacks callbacksOfTable();
    std::unique_ptr<HostedTable> newHosted();
    std::unique_ptr<JoinedTable> newJoined();
    /// Adds a table to those in use.
    FriendTable* use(std::unique_ptr<FriendTable> table);
    FriendTable* usedOf(const QString& file) const;
    HostedTable* usedOf(qint64 match) const;
    void wakeNext();
    void stopUsing(FriendTable& table);
    /// Gives the seat up, or closes the table.
    void leave(FriendTable& table);
    /// Leaves the tables that nobody needs any more.
    void leaveDone();
    void update();
    bool updateTables();
    /// Returns whether the file is that of a table of this house.
    static bool isOwn(const QString& file);
    QString fileOf(qint64 match) const;
    void updateMaySay();
    void hear(const FriendTable& at, int seat, int sentence);
    SeatSign signOf(int seat) const;
    /// Asks for attention whenever the person at this screen has to decide.
    void followStage(GameTable& table);
    QString why(const remote::InvitationRead& read) const;

    const GameList& games_;
    GameStore& store_;
    const Preferences& preferences_;
    SharedSettings settings_;
    QString folder_;
    Callbacks callbacks_;
    const remote::Library* library_ = nullptr;
    std::vector<std::unique_ptr<FriendTable>> used_;
    /// Points into `used_`; null for none.
    FriendTable* present_ = nullptr;
    QStringList to_wake_;
    ItemListOf<FriendItem> seats_;
    ItemListOf<JoinedItem> tables_;
    /// The files of the tables in the list, by their keys.
    QStringList files_;
    QString problem_;
    QString join_problem_;
    bool needs_address_ = false;
    QString said_;
    TableTalk talk_{this, [this](int seat) { return signOf(seat); }};
    qint64 said_at_ = 0;
    bool reported_may_say_ = false;
    QString invitation_;
    QTimer second_;
};
