#pragma once

#include "house.hpp"
#include "option_list.hpp"
#include "player_list.hpp"

#include <QHash>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

/// What the new-game screen gathers: seats, options and the deal number.
class NewGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(PlayerList* seats READ seats CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int minSeats READ minSeats NOTIFY changed)
    Q_PROPERTY(int maxSeats READ maxSeats NOTIFY changed)
    Q_PROPERTY(QList<int> freeMarks READ freeMarks NOTIFY changed)
    Q_PROPERTY(OptionList* options READ options CONSTANT)
    Q_PROPERTY(QUrl emblem READ emblem NOTIFY changed)
    Q_PROPERTY(QString dealNumber READ dealNumber WRITE setDealNumber NOTIFY changed)
    /// Why the cards cannot be dealt; empty when they can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// The problem is the deal number's.
    Q_PROPERTY(bool dealNumberBad READ dealNumberBad NOTIFY changed)

public:
    explicit NewGame(QObject* parent = nullptr);

    QString gameId() const { return game_id_; }
    void setGameId(const QString& id);
    QString title() const;
    PlayerList* seats() { return &seats_; }
    OptionList* options() { return &options_; }
    QUrl emblem() const;
    int count() const { return seats_.rowCount(); }
    int minSeats() const;
    int maxSeats() const;
    QList<int> freeMarks() const;
    QString dealNumber() const { return deal_number_; }
    void setDealNumber(const QString& number);
    QString problem() const;
    bool dealNumberBad() const;

    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int seat);
    Q_INVOKABLE void rename(int seat, const QString& name);
    /// A mark that another seat has is swapped with it.
    Q_INVOKABLE void setMark(int seat, int mark);
    /// `row` of the option's choices; of a switch 0 for off, 1 for on.
    Q_INVOKABLE void choose(const QString& option, int row);
    Q_INVOKABLE void newDealNumber();
    /// Deals and opens the table; false, with nothing changed, when there is a problem.
    Q_INVOKABLE bool start();

    /// Names and marks for a game that nobody was asked about.
    static House::Seats usualSeats(int count);

signals:
    void changed();

private:
    void become(std::vector<Player> players);
    void showOptions();
    Player fresh(const std::vector<Player>& players) const;

    QString game_id_;
    PlayerList seats_;
    OptionList options_;
    /// The row chosen of each option.
    QHash<QString, int> chosen_;
    QString deal_number_;
    int next_key_ = 0;
};
