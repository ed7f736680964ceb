#pragma once

#include "gang_of_dice/state.hpp"
#include "item_model.hpp"

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// A player at the end, the best first.
struct DiceStanding {
    int key = 0;
    int place = 1;
    QString name;
    int mark = 0;
    int wealth = 0;
    /// The wealth as it lies behind the screen.
    int dice = 0;
    int tokens = 0;
    bool out = false;
    bool winner = false;

    bool operator==(const DiceStanding&) const = default;
};

class DiceStandings : public ItemModel<DiceStanding> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// About an early end, a tie, or dice that nobody gets; and the number of its rule. Empty for nothing.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QString noteRule READ noteRule NOTIFY changed)

public:
    using ItemModel::ItemModel;

    /// Of a finished game.
    void show(const backroom::gang_of_dice::State& state, const QStringList& names, const QList<int>& marks);
    /// Of a game that goes on again: nothing of its end is to be seen.
    void forget();

    QString title() const { return title_; }
    QString note() const { return note_; }
    QString noteRule() const { return note_rule_; }

signals:
    void changed();

protected:
    const std::vector<Column>& columns() const override;

private:
    QString title_;
    QString note_;
    QString note_rule_;
};
