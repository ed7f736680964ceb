#pragma once

#include "models/seat_list.hpp"
#include "shell/option_list.hpp"
#include "shell/player_list.hpp"

#include <QHash>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class GameList;
class Preferences;
struct GameEntry;

/// What the new-game screen gathers: seats, options and the deal number.
class NewGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by House")
    Q_PROPERTY(QString gameId READ gameId CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// There is no curtain in this game.
    Q_PROPERTY(bool hidesNothing READ hidesNothing CONSTANT)
    /// Nobody but computers sits with the only person: there is no curtain either.
    Q_PROPERTY(bool alone READ alone NOTIFY changed)
    /// Computers play this game.
    Q_PROPERTY(bool hasComputers READ hasComputers CONSTANT)
    /// Person, or "You" where there is only one, and the levels of computer players from the weakest on.
    Q_PROPERTY(QStringList kindNames READ kindNames NOTIFY changed)
    Q_PROPERTY(QStringList levelNames READ levelNames NOTIFY changed)
    Q_PROPERTY(ItemList* seats READ seats CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int minSeats READ minSeats CONSTANT)
    Q_PROPERTY(int maxSeats READ maxSeats CONSTANT)
    Q_PROPERTY(QList<int> freeMarks READ freeMarks NOTIFY changed)
    Q_PROPERTY(ItemList* options READ options CONSTANT)
    Q_PROPERTY(QUrl emblem READ emblem CONSTANT)
    Q_PROPERTY(QString dealNumber READ dealNumber WRITE setDealNumber NOTIFY changed)
    /// An option that had to be set because so many play; empty when none had.
    Q_PROPERTY(QString notice READ notice NOTIFY changed)
    /// Why the cards cannot be dealt; empty when they can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// The problem is the deal number's.
    Q_PROPERTY(bool dealNumberBad READ dealNumberBad NOTIFY changed)

public:
    /// Of a game that the list has.
    NewGame(const GameList& games, Preferences& preferences, const QString& gameId);

    QString gameId() const;
    QString title() const;
    bool hidesNothing() const;
    bool alone() const { return onePerson(seats_.items()); }
    bool hasComputers() const;
    /// "Person", and the levels of computer players.
    static QStringList levelNames();
    /// The same, where a single person is "You".
    QStringList kindNames() const;
    PlayerList* seats() { return &seats_; }
    OptionList* options() { return &options_; }
    QUrl emblem() const;
    int count() const { return seats_.rowCount(); }
    int minSeats() const;
    int maxSeats() const;
    QList<int> freeMarks() const;
    QString dealNumber() const { return deal_number_; }
    void setDealNumber(const QString& number);
    QString notice() const;
    QString problem() const;
    bool dealNumberBad() const;

    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int seat);
    Q_INVOKABLE void rename(int seat, const QString& name);
    /// A mark that another seat has is swapped with it.
    Q_INVOKABLE void setMark(int seat, int mark);
    Q_INVOKABLE void setLevel(int seat, int level);
    /// `row` of the option's choices; of a switch 0 for off, 1 for on.
    Q_INVOKABLE void choose(const QString& option, int row);
    Q_INVOKABLE void newDealNumber();
    /// Asks for the cards to be dealt; false, with nothing changed, when there is a problem.
    Q_INVOKABLE bool start();

    /// Names and marks for a game that nobody was asked about.
    static SeatList usualSeats(int count);
    /// What has to be chosen so that so many can play the game at all; mostly nothing.
    static QVariantMap fittingOptions(const GameEntry& game, int seats);

signals:
    void changed();
    void dealt(const QString& gameId, const SeatList& seats, quint64 seed, const QVariantMap& options);

private:
    void become(std::vector<Player> players);
    void sitDown();
    void showOptions();
    /// Says what is special of a seat, by what is chosen.
    void noteSeats();
    /// Sets what has to be chosen for so many players, and puts it back when they are fewer.
    void makeFit();
    bool fits() const;
    /// But for rules of the house.
    QVariantMap chosenOptions() const;
    static bool onePerson(const std::vector<Player>& players);
    /// Of a computer player who is not at the table yet.
    static QString houseName(const std::vector<Player>& players);
    Player fresh(const std::vector<Player>& players) const;

    const GameEntry& game_;
    Preferences& preferences_;
    PlayerList seats_;
    OptionList options_;
    /// The row chosen of each option.
    QHash<QString, int> chosen_;
    /// An option that was not chosen but set, and its row before; empty for none.
    QString set_option_;
    int row_before_ = 0;
    QString deal_number_;
    int next_key_ = 0;
};
