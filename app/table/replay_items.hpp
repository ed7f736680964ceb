#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

struct ReplayMark {
    Q_GADGET
    Q_PROPERTY(int position MEMBER key)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString words MEMBER words)

public:
    /// The position before the action that causes it.
    int key = 0;
    QString icon;
    QString words;

    bool operator==(const ReplayMark&) const = default;
};

/// The beginning of a job, a round or a turn.
struct ReplayChapter {
    Q_GADGET
    Q_PROPERTY(int position MEMBER key)
    Q_PROPERTY(int round MEMBER round)

public:
    int key = 0;
    /// The round that begins here; 0 if none does.
    int round = 0;

    bool operator==(const ReplayChapter&) const = default;
};

struct ReplayEyes {
    Q_GADGET
    Q_PROPERTY(int eyes MEMBER key)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(bool chosen MEMBER chosen)

public:
    /// A seat, or one of `Replay::Eyes`.
    int key = 0;
    QString name;
    /// The mark of the seat; −1 if it is none.
    int mark = -1;
    bool chosen = false;

    bool operator==(const ReplayEyes&) const = default;
};
