#pragma once

#include "app/models/item_list.hpp"
#include "app/models/member_property.hpp"
#include "app/table/standing.hpp"
#include "engine/core/result.hpp"
#include "engine/the_gang/public_state.hpp"

#include <QStringList>

namespace the_gang_table {

/// A player's row in the final standings, which are sorted from the best.
struct Standing : StandingOfAll {
    Q_GADGET

public:
    MEMBER_PROPERTY(QList<int>, gangsters);
    MEMBER_PROPERTY(QList<int>, revolvers);
    MEMBER_PROPERTY(int, score) = 0;
    /// The gangster that decided a tie; 0 for none.
    MEMBER_PROPERTY(int, decider) = 0;

    bool operator==(const Standing&) const = default;
};

class Standings : public ITEM_LIST_OF(Standing) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Is shown before the winner is announced.
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    /// A sentence about the first tie, and the gangsters that decided it, the best first; empty without a tie.
    Q_PROPERTY(QString tie READ tie NOTIFY changed)
    Q_PROPERTY(QList<int> deciders READ deciders NOTIFY changed)

public:
    using ItemListOf::ItemListOf;

    void show(const backroom::the_gang::PublicState& open, const backroom::Result& result, const QStringList& names,
        const QList<int>& marks);
    /// Clears the standings when the game continues after an undo, so that they reveal nothing of its end.
    void forget();

    QString title() const { return title_; }
    QString heading() const;
    QString tie() const { return tie_; }
    QList<int> deciders() const { return deciders_; }

signals:
    void changed();

private:
    QString title_;
    QString tie_;
    QList<int> deciders_;
};

}
