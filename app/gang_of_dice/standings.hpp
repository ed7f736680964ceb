#pragma once

#include "app/models/item_list.hpp"
#include "app/models/member_property.hpp"
#include "app/table/standing.hpp"
#include "engine/core/result.hpp"
#include "engine/gang_of_dice/public_state.hpp"

#include <QStringList>

namespace gang_of_dice_table {

/// A player's row in the final standings, which are sorted from the best.
struct Standing : StandingOfAll {
    Q_GADGET
    Q_PROPERTY(int diceCount MEMBER dice)
    Q_PROPERTY(int tokenCount MEMBER tokens)

public:
    MEMBER_PROPERTY(int, wealth) = 0;
    /// The wealth, split as it is shown behind the screen.
    int dice = 0;
    int tokens = 0;
    MEMBER_PROPERTY(bool, out) = false;
    /// What is behind the screen, such as "12 tokens", or "is out".
    MEMBER_PROPERTY(QString, contents);
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
    /// A remark about a tie or about dice that nobody gets, and the number of its rule; both may be empty.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QString noteRule READ noteRule NOTIFY changed)

public:
    using ItemListOf::ItemListOf;

    /// Fills the standings in from a finished game.
    void show(const backroom::gang_of_dice::PublicState& open, const backroom::Result& result, const QStringList& names,
        const QList<int>& marks);
    /// Clears the standings when the game continues after an undo, so that they reveal nothing of its end.
    void forget();

    QString title() const { return title_; }
    QString heading() const;
    QString note() const { return note_; }
    QString noteRule() const { return note_rule_; }

signals:
    void changed();

private:
    QString title_;
    QString note_;
    QString note_rule_;
};

}
