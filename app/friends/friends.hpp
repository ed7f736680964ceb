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

/// Tables with friends in other houses: the lobby of one that is opened here, the way to one that was opened elsewhere,
/// and what is kept of both. All that are in use go on whatever the screen shows; one of them is the present one, which
/// is shown or was shown last.
class Friends : public QObject, public QmlSingleton<Friends> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Why friends cannot be reached, with a way out; empty if they can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// True in the lobby of a table of this house, false in that of another one.
    Q_PROPERTY(bool hosting READ hosting NOTIFY changed)
    /// True if the table that is shown is one with friends.
    Q_PROPERTY(bool atTable READ atTable NOTIFY changed)
    /// True once another game was asked for.
    Q_PROPERTY(bool askedAgain READ askedAgain NOTIFY changed)
    /// True if there is a present table, in the lobby or later.
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    /// What the lobby waits for, such as "Two friends have still to come."
    Q_PROPERTY(QString status READ status NOTIFY changed)
    /// True if `status` says why this table is lost for good, so that one can only leave.
    Q_PROPERTY(bool ended READ ended NOTIFY changed)
    Q_PROPERTY(ItemList* seats READ seats CONSTANT)
    /// The invitation: 20 letters in four groups, two lines to be read aloud, a link, and its picture as a data URL.
    /// Empty unless the table is of this house.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed)
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(QUrl picture READ picture NOTIFY changed)
    /// Whether the invitation is good: a friend's seat is free.
    Q_PROPERTY(bool inviting READ inviting NOTIFY changed)
    Q_PROPERTY(bool canDeal READ canDeal NOTIFY changed)
    /// Whether friends may watch the table of this house: 0 nobody, 1 as it is played, 2 later.
    Q_PROPERTY(int watching READ watching WRITE setWatching NOTIFY changed)
    Q_PROPERTY(bool mayChangeWatching READ mayChangeWatching NOTIFY changed)
    /// Such as "Rosa and Max are watching."; empty if nobody is.
    Q_PROPERTY(QString watchers READ watchers NOTIFY changed)
    /// True if the person at this screen has no seat at the present table, and only watches.
    Q_PROPERTY(bool onlyWatching READ onlyWatching NOTIFY changed)
    /// True if somebody in another house sits at the table, so that one can say something.
    Q_PROPERTY(bool hasCompany READ hasCompany NOTIFY changed)
    /// False just after one has said something.
    Q_PROPERTY(bool maySay READ maySay NOTIFY changed)
    /// What one can say.
    Q_PROPERTY(QStringList sentences READ sentences CONSTANT)
    /// What is said in the lobby.
    Q_PROPERTY(TableTalk* talk READ talk CONSTANT)
    /// Why what was entered is no invitation, or why nobody sits down with it; empty otherwise.
    Q_PROPERTY(QString joinProblem READ joinProblem NOTIFY changed)
    /// The code is good, but does not say where the broker is.
    Q_PROPERTY(bool needsAddress READ needsAddress NOTIFY changed)
    /// The link that was clicked.
    Q_PROPERTY(QString invitation READ invitation NOTIFY changed)
    /// The name under which one joined at last.
    Q_PROPERTY(QString usualName READ usualName NOTIFY changed)
    /// All tables that are kept, as `JoinedItem`s; those where it was one's move at the last `refresh` come first.
    Q_PROPERTY(ItemList* tables READ tables CONSTANT)
    Q_PROPERTY(int tableCount READ tableCount NOTIFY changed)
    /// True if it is one's move at a table that is not shown.
    Q_PROPERTY(bool yourMove READ yourMove NOTIFY changed)

public:
    /// What the house does for tables with friends.
    struct Callbacks {
        std::function<void()> show_lobby;
        std::function<void()> go_home;
        /// Deals a match in which no friend has come.
        std::function<void(const HostedTable::Setting& setting)> start;
        /// Goes on with a kept match of a table of this house.
        std::function<void(qint64 match)> go_on;
        /// Shows the table of a match with friends.
        std::function<void(std::unique_ptr<GameTable> table)> show;
        /// Goes back to the table that is shown behind another screen.
        std::function<void()> go_back;
        /// Whether the lobby is shown.
        std::function<bool()> in_lobby;
        /// Keeps a finished match that was played in another house.
        std::function<qint64(const GameStore::KeptMatch& match)> take;
        std::function<void(const QString& sentence)> tell;
    };
    /// Returns null if the library is not installed.
    using Load = std::function<const apart::Library*()>;

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
    /// What the table of this house that plays this match waits for; empty if none does.
    QString note(qint64 match) const;

    /// Opens a table of this house, in which some seats are `SeatList::other_house`.
    void invite(const HostedTable::Setting& setting);
    /// Begins to use the tables that are kept, one after the other, so that friends find them and news arrives.
    void wake();
    /// Uses the table that is kept in the file. Null if there is none, or another window has it.
    FriendTable* opened(const QString& file);
    /// Those of this house that are in use.
    std::vector<HostedTable*> hostedTables() const;
    /// The table that is shown; null for none.
    void setTable(GameTable* table);
    /// The table of a match of a table of this house, where it has gone on; null if it is none, or is shown already.
    std::unique_ptr<GameTable> tableOf(qint64 match);
    /// The screen has left this table: one that goes on is kept. Returns any other.
    std::unique_ptr<GameTable> keep(std::unique_ptr<GameTable> table);
    /// Another program has gone on with this match. Returns whether it was one that is not shown.
    bool drop(qint64 match);
    /// Whether the match of this number belongs to a table of this house that is kept.
    bool keeps(qint64 match) const { return !fileOf(match).isEmpty(); }
    /// Returns whether the table that is shown is one with friends; then they are asked for another game, or the host
    /// is.
    bool again();

    /// The number in the store of the match that was played last in another house; 0 before it is over.
    qint64 taken() const { return ofPresent(&FriendTable::taken); }

    /// Once all are here.
    Q_INVOKABLE void deal();
    /// A computer player takes the seat of a friend who has not come.
    Q_INVOKABLE void giveToComputer(int seat, int level);
    /// The seat is free again, and the invitation a new one.
    Q_INVOKABLE void inviteAnew(int seat);
    /// Closes the lobby: the table of this house is no more, and in that of another the seat is given up.
    Q_INVOKABLE void leave();
    /// Knocks at a table, for a seat or to watch. `invitation` is a code or a link, `address` a broker
    /// ("192.168.1.20:41883") or empty.
    Q_INVOKABLE void join(
        const QString& invitation, const QString& name, int mark, const QString& address, bool watch = false);
    /// Goes on at a table at which a seat is kept.
    Q_INVOKABLE void goBack(int table);
    Q_INVOKABLE void giveUp(int table);
    /// Says a sentence to everybody at the table, by its number.
    Q_INVOKABLE void say(int sentence);
    /// Each second.
    void tick();
    /// Forgets what was said of the last invitation.
    Q_INVOKABLE void clearJoin();

    static const apart::Library* loaded();
    /// Tests have a library of their own.
    inline static Load load = loaded;
    /// Shows the list of tables anew.
    Q_INVOKABLE void refresh();

signals:
    void changed();
    /// Somebody has come, gone or moved; to be said by screen readers.
    void said(const QString& sentence);
    /// It is the move of the person at this screen, who looks elsewhere.
    void attentionAsked();

private:
    /// Returns the answer of the present table; an empty value if there is none.
    template <class Answer>
    Answer ofPresent(Answer (FriendTable::*question)() const) const
    {
        return present_ == nullptr ? Answer() : (present_->*question)();
    }
    const apart::Library* library();
    FriendTable::Callbacks callbacksOfTable();
    std::unique_ptr<HostedTable> newHosted();
    std::unique_ptr<JoinedTable> newJoined();
    /// From now on.
    FriendTable* use(std::unique_ptr<FriendTable> table);
    FriendTable* usedOf(const QString& file) const;
    HostedTable* usedOf(qint64 match) const;
    void wakeNext();
    void stopUsing(FriendTable& table);
    /// Gives the seat up, or closes the table.
    void leave(FriendTable& table);
    /// Leaves the tables that nobody needs any more.
    void leaveDone();
    void tell();
    bool updateTables();
    /// Whether it is a file of a table of this house.
    static bool isOwn(const QString& file);
    QString fileOf(qint64 match) const;
    void tellMaySay();
    void hear(const FriendTable& at, int seat, int sentence);
    SeatSign signOf(int seat) const;
    /// Asks for attention when the person at this screen is to decide.
    void followStage(GameTable& table);
    QString why(const apart::InvitationRead& read) const;

    const GameList& games_;
    GameStore& store_;
    const Preferences& preferences_;
    SharedSettings settings_;
    QString folder_;
    Callbacks callbacks_;
    const apart::Library* library_ = nullptr;
    std::vector<std::unique_ptr<FriendTable>> used_;
    /// One of them; null for none.
    FriendTable* present_ = nullptr;
    QStringList to_wake_;
    ItemListOf<FriendItem> seats_;
    ItemListOf<JoinedItem> tables_;
    /// Of the tables in the list.
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
