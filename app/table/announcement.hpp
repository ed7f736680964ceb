#pragma once

#include "models/lent.hpp"

#include <QString>
#include <QVariantList>

/// A seat in an announcement, such as "Rosa", "5 captured", "+2".
struct AnnouncedSeat {
    Q_GADGET
    QML_VALUE_TYPE(announcedSeat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(QString figure MEMBER figure)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString gain MEMBER gain)

public:
    QString name;
    int mark = 0;
    /// The number, shown large, and what it counts.
    QString figure;
    QString text;
    /// The increase, such as "+2"; empty for none.
    QString gain;

    bool operator==(const AnnouncedSeat&) const = default;
};

/// A banner for everybody at the table: the next turn, the end of a round, a tie.
struct Announcement {
    Q_GADGET
    QML_VALUE_TYPE(announcement)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(bool bad MEMBER bad)
    Q_PROPERTY(bool passing MEMBER passing)
    Q_PROPERTY(bool waits MEMBER waits)
    Q_PROPERTY(QVariantList seats MEMBER seats)

public:
    /// Is empty if nothing is announced.
    QString title;
    QString text;
    /// The mark of the seat it is about; −1 for none.
    int mark = -1;
    /// True for a loss.
    bool bad = false;
    /// True if it disappears by itself, blocks nothing and lets every click through.
    bool passing = false;
    /// True if it stays until a player continues, and says so.
    bool waits = false;
    /// A list of `AnnouncedSeat`: what each seat has now.
    QVariantList seats;

    bool operator==(const Announcement&) const = default;
};
