// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/item_list.hpp"
#include "app/models/member_property.hpp"
#include "app/models/qml_singleton.hpp"
#include "app/storage/game_store.hpp"

#include <functional>

class GameList;
class Preferences;

struct ShelfItem {
    Q_GADGET
    Q_PROPERTY(QString who READ who)

public:
    MEMBER_PROPERTY_AS(int, match, key) = 0;
    /// Such as "The Gang · round 2, job 2".
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, when);
    /// What a table with friends waits for, in the place of that.
    MEMBER_PROPERTY(QString, note);
    MEMBER_PROPERTY(QStringList, names);
    MEMBER_PROPERTY(QList<int>, marks);
    /// Which of the tables of other houses it is (`Friends::tables`); −1 for a match that is kept here.
    MEMBER_PROPERTY(int, joined) = -1;
    /// True while another window plays the match.
    MEMBER_PROPERTY(bool, elsewhere) = false;
    /// True if the journal is damaged from its beginning, so that the match cannot be continued.
    MEMBER_PROPERTY(bool, damaged) = false;

    QString who() const { return names.join(QLatin1String(", ")); }
    bool operator==(const ShelfItem&) const = default;
};

/// The matches on the home screen: those left last that can be continued, the newest first, and those at tables of
/// other houses, of which those that wait for the player at this screen come first. `MatchList` has the others.
class Shelf : public ITEM_LIST_OF(ShelfItem), public QmlSingleton<Shelf> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    /// The number of matches that are visible at once.
    static constexpr int most = 3;

    Shelf(GameStore& store, const GameList& games, const Preferences& preferences);

    int count() const { return rowCount(); }
    bool hasMatch() const { return rowCount() > 0; }

    void refresh();
    /// `note_of` says what a match that goes on with friends in other houses waits for.
    void setNotes(std::function<QString(qint64 match)> note_of) { note_of_ = std::move(note_of); }
    /// `joined` returns the matches at tables of other houses, with title, note and `joined`; `waits` those that wait
    /// for the player at this screen.
    void setJoined(std::function<std::vector<ShelfItem>(bool waits)> joined) { joined_ = std::move(joined); }
    /// Updates the list if another program has begun, left or continued a match, or friends have done something.
    Q_INVOKABLE void lookAround();

signals:
    void changed();

private:
    ShelfItem itemOf(const GameStore::Listed& listed) const;
    /// Puts the matches at tables of other houses among those that are kept here.
    void mix();

    GameStore& store_;
    const GameList& games_;
    const Preferences& preferences_;
    std::function<QString(qint64)> note_of_ = [](qint64) { return QString(); };
    std::function<std::vector<ShelfItem>(bool waits)> joined_ = [](bool) { return std::vector<ShelfItem>(); };
    std::vector<ShelfItem> kept_;
    qint64 seen_ = 0;
};
