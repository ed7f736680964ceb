#pragma once

#include "core/result.hpp"
#include "gangz/open.hpp"
#include "models/item_list.hpp"
#include "table/standing.hpp"

#include <QStringList>

namespace gangz_table {

/// A player at the end, the best first.
struct Standing : StandingOfAll {
    Q_GADGET
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int found MEMBER found)
    Q_PROPERTY(int clean MEMBER clean)
    Q_PROPERTY(int shot MEMBER shot)
    Q_PROPERTY(QString honour MEMBER honour)
    Q_PROPERTY(QString label MEMBER label)

public:
    int points = 0;
    /// Of the whole game: intruders found, cards that nobody suspected, pawns on own cards.
    int found = 0;
    int clean = 0;
    int shot = 0;
    /// "best nose"; empty for none. Whoever is as good shares it.
    QString honour;
    /// What a screen reader says.
    QString label;

    bool operator==(const Standing&) const = default;
};

class Standings : public ITEM_LIST_OF(Standing) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Before it is told who wins.
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    /// About a shared win; empty for none.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// What the honours are given for; empty where nobody has one.
    Q_PROPERTY(QString honours READ honours NOTIFY changed)
    /// The wall that fooled everybody: a sentence, its leader, and its two intruders.
    Q_PROPERTY(QString wallText READ wallText NOTIFY changed)
    Q_PROPERTY(QList<int> wallCards READ wallCards NOTIFY changed)

public:
    using ItemListOf::ItemListOf;

    /// Of a finished game.
    void show(const backroom::gangz::Open& open, const backroom::Result& result, const QStringList& names,
        const QList<int>& marks);
    /// Of a game that goes on again: nothing of its end is to be seen.
    void forget();

    QString title() const { return title_; }
    QString heading() const;
    QString note() const { return note_; }
    QString honours() const { return honours_; }
    QString wallText() const { return wall_text_; }
    QList<int> wallCards() const { return wall_cards_; }

signals:
    void changed();

private:
    QString title_;
    QString note_;
    QString honours_;
    QString wall_text_;
    QList<int> wall_cards_;
};

}
