#pragma once

#include "app/models/item_list.hpp"
#include "app/models/member_property.hpp"
#include "app/table/standing.hpp"
#include "engine/core/result.hpp"
#include "engine/gangz/public_state.hpp"

#include <QStringList>

namespace gangz_table {

/// A player's row in the final standings, which are sorted from the best.
struct Standing : StandingOfAll {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, points) = 0;
    /// Over the whole game: intruders found, own cards that nobody suspected, and pawns on own cards.
    MEMBER_PROPERTY(int, found) = 0;
    MEMBER_PROPERTY(int, clean) = 0;
    MEMBER_PROPERTY(int, shot) = 0;
    /// Such as "best nose"; empty for none. Players who are equally good share an honour.
    MEMBER_PROPERTY(QString, honour);
    /// For screen readers.
    MEMBER_PROPERTY(QString, label);

    bool operator==(const Standing&) const = default;
};

class Standings : public ITEM_LIST_OF(Standing) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Is shown before the winner is announced.
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// Explains what the honours are given for; empty if nobody has one.
    Q_PROPERTY(QString honours READ honours NOTIFY changed)
    /// The wall that fooled the most players: a sentence, then its leader and its two intruders.
    Q_PROPERTY(QString wallText READ wallText NOTIFY changed)
    Q_PROPERTY(QList<int> wallCards READ wallCards NOTIFY changed)

public:
    using ItemListOf::ItemListOf;

    void show(const backroom::gangz::PublicState& open, const backroom::Result& result, const QStringList& names,
        const QList<int>& marks);
    /// Clears the standings when the game continues after an undo, so that they reveal nothing of its end.
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
