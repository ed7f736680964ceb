#pragma once

#include "models/lent.hpp"

#include <QString>
#include <QVariantList>

/// A seat in an announcement: "Rosa", "5 captured", "+2".
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
    /// Large; and what it counts.
    QString figure;
    QString text;
    /// "+2": what has just come to it; empty where nothing has.
    QString gain;

    bool operator==(const AnnouncedSeat&) const = default;
};

/// What is said where everybody looks: a turn in the open, the end of a round, a tie.
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
    /// Empty when nothing is announced.
    QString title;
    QString text;
    /// Whose it is; −1: nobody's.
    int mark = -1;
    /// A loss.
    bool bad = false;
    /// Nothing waits for it: it goes by itself, and lets every press through.
    bool passing = false;
    /// It stays until somebody goes on, and says so.
    bool waits = false;
    /// `AnnouncedSeat`s: what each seat has now.
    QVariantList seats;

    bool operator==(const Announcement&) const = default;
};
