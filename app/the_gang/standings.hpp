#pragma once

#include "item_model.hpp"
#include "the_gang/state.hpp"

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// A player at the end, the best first.
struct Standing {
    int key = 0;
    int place = 1;
    QString name;
    int mark = 0;
    QList<int> gangsters;
    QList<int> revolvers;
    int score = 0;
    bool winner = false;
    /// The gangster that decided a tie; 0: none.
    int decider = 0;

    bool operator==(const Standing&) const = default;
};

class Standings : public ItemModel<Standing> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// A sentence about the first tie, and the deciding gangsters, best first; empty without a tie.
    Q_PROPERTY(QString tie READ tie NOTIFY changed)
    Q_PROPERTY(QList<int> deciders READ deciders NOTIFY changed)

public:
    using ItemModel::ItemModel;

    /// Of a finished game.
    void show(const backroom::the_gang::State& state, const QStringList& names, const QList<int>& marks);
    /// Of a game that goes on again: nothing of its end is to be seen.
    void forget();

    QString title() const { return title_; }
    QString tie() const { return tie_; }
    QList<int> deciders() const { return deciders_; }

signals:
    void changed();

protected:
    const std::vector<Column>& columns() const override;

private:
    QString title_;
    QString tie_;
    QList<int> deciders_;
};
