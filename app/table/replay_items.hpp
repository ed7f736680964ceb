#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

/// Something that mattered, on the timeline of a replay.
struct ReplayMark {
    Q_GADGET
    Q_PROPERTY(int position MEMBER key)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString words MEMBER words)

public:
    /// Before the action that brings it.
    int key = 0;
    /// Of the house's icons.
    QString icon;
    QString words;

    bool operator==(const ReplayMark&) const = default;
};

/// Where a job, a round or a turn begins.
struct ReplayChapter {
    Q_GADGET
    Q_PROPERTY(int position MEMBER key)
    Q_PROPERTY(int round MEMBER round)

public:
    int key = 0;
    /// The round that begins with it; 0 when none does.
    int round = 0;

    bool operator==(const ReplayChapter&) const = default;
};

/// Whose eyes a replay can be seen with.
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
    /// Of the seat; −1 of none.
    int mark = -1;
    bool chosen = false;

    bool operator==(const ReplayEyes&) const = default;
};
