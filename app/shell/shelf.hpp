#pragma once

#include "models/item_list.hpp"
#include "models/lent.hpp"
#include "storage/game_store.hpp"

#include <QStringList>

class GameList;
class Preferences;

/// An unfinished match on the shelf.
struct ShelfItem {
    Q_GADGET
    Q_PROPERTY(int match MEMBER key)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString when MEMBER when)
    Q_PROPERTY(QStringList names MEMBER names)
    Q_PROPERTY(QList<int> marks MEMBER marks)
    Q_PROPERTY(QString who READ who)
    Q_PROPERTY(bool elsewhere MEMBER elsewhere)
    Q_PROPERTY(bool damaged MEMBER damaged)

public:
    int key = 0;
    /// "The Gang · round 2, job 2"
    QString title;
    QString when;
    QStringList names;
    QList<int> marks;
    /// It is being played in another window.
    bool elsewhere = false;
    /// From its beginning, so that it cannot be continued.
    bool damaged = false;

    QString who() const { return names.join(QLatin1String(", ")); }
    bool operator==(const ShelfItem&) const = default;
};

/// The matches that were left last and can be continued, the newest first; all others are in the `MatchList`.
class Shelf : public ITEM_LIST_OF(ShelfItem), public Lent<Shelf> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    /// As many as are visible at once.
    static constexpr int most = 3;

    Shelf(GameStore& store, const GameList& games, const Preferences& preferences);

    int count() const { return rowCount(); }
    bool hasMatch() const { return rowCount() > 0; }

    /// Looks again what is kept.
    void refresh();
    /// Looks whether another program has begun, left or played on something.
    Q_INVOKABLE void lookAround();

signals:
    void changed();

private:
    ShelfItem itemOf(const GameStore::Listed& listed) const;

    GameStore& store_;
    const GameList& games_;
    const Preferences& preferences_;
    qint64 seen_ = 0;
};
