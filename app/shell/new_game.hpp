// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_entry.hpp"
#include "app/shell/option_list.hpp"
#include "app/shell/player_list.hpp"
#include "app/table/level_wording.hpp"

#include <QHash>

class GameList;
class Preferences;

/// The model of the new-game screen: seats, options and the game number.
class NewGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(QString gameId READ gameId CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// True if the game, as it is set up, needs no curtain.
    Q_PROPERTY(bool hidesNothing READ hidesNothing NOTIFY changed)
    /// True if there is only one human player here: there is no curtain then either.
    Q_PROPERTY(bool onlyPerson READ onlyPerson NOTIFY changed)
    /// True if a friend in another house has a seat. Such a game has no game number.
    Q_PROPERTY(bool withFriends READ withFriends NOTIFY changed)
    Q_PROPERTY(bool hasComputers READ hasComputers CONSTANT)
    /// `kindNames` are the kinds of players: person ("You" if there is only one), then computer players from the
    /// weakest, then a friend elsewhere.
    Q_PROPERTY(QStringList kindNames READ kindNames NOTIFY changed)
    Q_PROPERTY(QStringList levelNames READ levelNames NOTIFY changed)
    /// The meaning of each; empty for a person.
    Q_PROPERTY(QStringList levelTexts READ levelTexts NOTIFY changed)
    Q_PROPERTY(ItemList* seats READ seats CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int minSeats READ minSeats CONSTANT)
    Q_PROPERTY(int maxSeats READ maxSeats CONSTANT)
    Q_PROPERTY(QList<int> freeMarks READ freeMarks NOTIFY changed)
    Q_PROPERTY(ItemList* options READ options CONSTANT)
    Q_PROPERTY(QUrl emblem READ emblem CONSTANT)
    Q_PROPERTY(QString dealNumber READ dealNumber WRITE setDealNumber NOTIFY changed)
    /// Says which option was set automatically because of the number of seats; empty if none.
    Q_PROPERTY(QString notice READ notice NOTIFY changed)
    /// Says why the game cannot start; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool dealNumberBad READ dealNumberBad NOTIFY changed)

public:
    NewGame(const GameList& games, Preferences& preferences, const QString& gameId);

    QString gameId() const { return game_.id; }
    QString title() const { return game_.name(); }
    bool hidesNothing() const;
    bool onlyPerson() const { return onePerson(seats_.items()); }
    bool withFriends() const;
    bool hasComputers() const { return game_.has_computers; }
    /// "Person", the levels of computer players, and "Friend".
    static QStringList levelNames()
    {
        return {tr("Person"), LevelWording::name(1), LevelWording::name(2), LevelWording::name(3),
            tr("Friend", "a player who sits elsewhere")};
    }
    static QStringList levelTexts();
    /// The same, but with "You" for a single person.
    QStringList kindNames() const;
    PlayerList* seats() { return &seats_; }
    OptionList* options() { return &options_; }
    QUrl emblem() const { return game_.emblem_source; }
    int count() const { return seats_.rowCount(); }
    int minSeats() const { return game_.min_seats; }
    int maxSeats() const { return game_.max_seats; }
    QList<int> freeMarks() const;
    QString dealNumber() const { return deal_number_; }
    void setDealNumber(const QString& number);
    QString notice() const;
    QString problem() const;
    bool dealNumberBad() const;

    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int seat);
    Q_INVOKABLE void rename(int seat, const QString& name);
    /// Swaps marks with the seat that has this one.
    Q_INVOKABLE void setMark(int seat, int mark);
    /// `level` is `SeatList::other_house` for a friend elsewhere.
    Q_INVOKABLE void setLevel(int seat, int level);
    /// `row` is an index into the option's choices; for a switch, 0 is off and 1 is on.
    Q_INVOKABLE void choose(const QString& option, int row);
    Q_INVOKABLE void newDealNumber();
    /// Requests the deal. Returns false and changes nothing if there is a problem.
    Q_INVOKABLE bool start();

    /// Default names and marks, for a game started without the new-game screen.
    static SeatList usualSeats(int count);
    /// Returns the options without which this number of seats cannot play the game; usually empty.
    static QVariantMap fittingOptions(const GameEntry& game, int seats);

signals:
    void changed();
    void dealt(const QString& gameId, const SeatList& seats, quint64 seed, const QVariantMap& options);

private:
    void assign(std::vector<Player> players);
    void restorePlayers();
    void showOptions();
    void noteSeats();
    /// Sets the option that the number of seats requires, and restores it when the number falls.
    void makeFit();
    bool fits() const { return !game_.seat_problem || game_.seat_problem(count(), chosenOptions()).isEmpty(); }
    /// The options without the house rules.
    QVariantMap chosenOptions() const;
    /// Says why an option is unavailable while a friend sits elsewhere; empty if it is available.
    QString barred(const QString& option, bool opens_all) const;
    /// The chosen row, unless the option is barred.
    int rowOf(const QString& option, bool opens_all) const;
    static bool onePerson(const std::vector<Player>& players);
    /// Returns the name of a computer player who is not at the table yet.
    static QString houseName(const std::vector<Player>& players);
    Player fresh(const std::vector<Player>& players) const;

    const GameEntry& game_;
    Preferences& preferences_;
    PlayerList seats_;
    OptionList options_;
    QHash<QString, int> chosen_;
    /// The option that was set automatically, and its previous row; empty for none.
    QString set_option_;
    int row_before_ = 0;
    QString deal_number_;
    int next_key_ = 0;
};
